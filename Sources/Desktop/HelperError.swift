/// Why a helper program did not do its work.
public struct HelperError: Error, Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        /// No such program in any folder of the search path.
        case absent
        /// It is there and could not be started.
        case notStarted
        /// It took longer than it was given, and was ended.
        case tooSlow
        /// It ended with a status other than 0.
        case failed
        /// A file of ours that it works with could not be read or written.
        case file
    }

    public let kind: Kind
    /// The program's name, or the path of the file.
    public let name: String
    /// The call that failed.
    public let call: String
    /// The program's or the system's own words; may be empty.
    public let reason: String

    public init(_ kind: Kind, name: String, call: String, reason: String = "") {
        self.kind = kind
        self.name = name
        self.call = call
        self.reason = reason
    }
}
