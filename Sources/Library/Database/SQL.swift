/// One statement of a `.sql` file.
struct SQL: Sendable {
    /// The file's name without its ending.
    let name: String
    private let bytes: @Sendable () -> [UInt8]

    init(_ name: String, _ bytes: @escaping @autoclosure @Sendable () -> [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    var text: String { String(decoding: bytes(), as: UTF8.self) }
}

/// What a statement is given, or gives.
enum SQLValue: Sendable, Equatable {
    case null
    case integer(Int)
    case real(Double)
    case text(String)

    static func optional(_ value: Double?) -> SQLValue { value.map { .real($0) } ?? .null }
}

extension SQLValue: CustomStringConvertible {
    var description: String {
        switch self {
        case .null: "NULL"
        case .integer(let number): String(number)
        case .real(let number): String(number)
        case .text(let text): "'\(text)'"
        }
    }
}
