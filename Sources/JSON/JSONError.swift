/// Why a text is not JSON.
public struct JSONError: Error, Sendable, Equatable, CustomStringConvertible {
    public enum Kind: String, Sendable {
        /// The text ends inside a value.
        case unexpectedEnd
        /// A character that cannot stand here.
        case unexpectedCharacter
        /// A number that is not written as JSON writes it, or too great for a double.
        case badNumber
        /// A control character or a wrong escape in a string, or half of a surrogate pair.
        case badString
        /// Bytes that are not UTF-8.
        case notUTF8
        /// Arrays and objects nested more than ``JSONValue/deepest`` levels.
        case tooDeep
        /// Something follows the value.
        case trailing
    }

    public let kind: Kind
    /// Where, in bytes from the start.
    public let offset: Int

    public var description: String { "\(kind.rawValue) at byte \(offset)" }
}
