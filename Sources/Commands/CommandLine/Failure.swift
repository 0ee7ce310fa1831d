public import Messages

/// Why a command could not do what was asked: one clear line for a person, and the exit status.
public struct Failure: Error, Equatable {
    public var status: ExitStatus
    /// One line for a person; nil where nothing shall be said.
    public var message: Message?

    public init(_ status: ExitStatus, _ message: Message?) {
        self.status = status
        self.message = message
    }

    /// The reader of a pipe went away: nobody is left to be told.
    public static let closedPipe = Failure(.inputOutput, nil)
}
