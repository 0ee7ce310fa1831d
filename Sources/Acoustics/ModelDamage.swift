/// A file of an acoustic model that cannot be what it says it is.
public struct ModelDamage: Error, Sendable, Equatable {
    /// What is wrong with the file.
    public enum Kind: String, Sendable, Equatable {
        /// The file ends before what its header promises.
        case truncated
        /// The file is not of the kind its name says, or a later version.
        case format
        /// A count or an index lies outside what is possible.
        case range
        /// The check sum does not agree with the contents.
        case checksum
        /// Files of one model disagree with each other.
        case mismatch
    }

    /// What is wrong.
    public var kind: Kind
    /// The file's name inside the model's directory.
    public var file: String
    /// The detail, for a log: in English, not for the learner.
    public var detail: String

    public init(_ kind: Kind, file: String, _ detail: String) {
        self.kind = kind
        self.file = file
        self.detail = detail
    }
}
