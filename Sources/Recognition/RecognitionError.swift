/// Why nothing can be recognised.
public struct RecognitionError: Error, Sendable, Equatable {
    /// What a caller can do about it.
    public enum Kind: String, Sendable, Equatable {
        /// No model for this language is there: fetch or add one.
        case noModel
        /// The model's directory lacks a file.
        case incomplete
        /// A file of the model is damaged or of another kind.
        case model
        /// A file could not be read.
        case unreadable
        /// A file or folder could not be written.
        case cannotWrite
        /// The library refused a call.
        case library
        /// A word of the text has no pronunciation.
        case pronunciation
    }

    /// What a caller can do about it.
    public var kind: Kind
    /// The call that failed, or the file that was being read.
    public var call: String
    /// The detail, in English, for a log.
    public var reason: String

    public init(_ kind: Kind, call: String, reason: String) {
        self.kind = kind
        self.call = call
        self.reason = reason
    }
}
