/// One line of the Unihan database: what is known of a character in one respect.
///
/// Source of the form and the fields' meanings: Unicode Standard Annex 38.
public struct UnihanLine: Sendable, Equatable {
    public let character: Character
    /// `kTotalStrokes`, `kTGHZ2013`.
    public let field: String
    public let value: String

    /// Nil for comments, empty lines and whatever else is no such line.
    public init?(_ line: ArraySlice<UInt8>) {
        self.init(line, of: nil)
    }

    /// Nil also where the field is none of those wanted, which costs less than reading it.
    public init?(_ line: ArraySlice<UInt8>, of wanted: Set<String>?) {
        guard line.first == 0x55, line.dropFirst().first == 0x2B,
            let first = line.firstIndex(of: 0x09),
            let second = line[(first + 1)...].firstIndex(of: 0x09)
        else { return nil }
        let field = String(decoding: line[(first + 1)..<second], as: UTF8.self)
        if let wanted, !wanted.contains(field) { return nil }
        guard let character = UnihanLine.character(line[..<first]) else { return nil }
        self.character = character
        self.field = field
        value = String(decoding: line[(second + 1)...], as: UTF8.self)
    }

    /// The character of `U+4E2D`.
    static func character(_ code: some Collection<UInt8>) -> Character? {
        guard code.count >= 6, let number = UInt32(String(decoding: code.dropFirst(2), as: UTF8.self), radix: 16)
        else { return nil }
        return Unicode.Scalar(number).map { Character($0) }
    }
}
