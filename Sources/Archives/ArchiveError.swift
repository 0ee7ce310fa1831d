/// Why a packed file could not be read.
public struct ArchiveError: Error, Sendable, Equatable {
    /// What a caller can do about it.
    public enum Kind: String, Sendable {
        /// There is no such file, or it may not be read.
        case unreadable
        /// It is packed in no known way, or damaged.
        case damaged
        /// What was looked for is not in it.
        case noMember
        /// It unpacks to more than was allowed.
        case tooLarge
        /// A member that leads out of the folder it is unpacked into, or is neither a file nor a folder.
        case unsafe
        /// The folder that it is unpacked into cannot be written.
        case cannotWrite
    }

    public let kind: Kind
    /// The call that failed: `archive_read_data`.
    public let call: String
    /// The library's own words; the name of the member that is unsafe, or that was looked for and is not there.
    public let reason: String
    /// The packed file.
    public let path: String

    public init(kind: Kind, call: String, reason: String, path: String) {
        self.kind = kind
        self.call = call
        self.reason = reason
        self.path = path
    }
}
