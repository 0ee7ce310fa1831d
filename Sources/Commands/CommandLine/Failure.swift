/// Why a command could not do what was asked: one clear line for a person, and the exit status.
public struct Failure: Error, Equatable {
    public var status: ExitStatus
    /// One line, made by Messages; empty where nothing shall be said.
    public var text: String

    public init(_ status: ExitStatus, _ text: String) {
        self.status = status
        self.text = text
    }

    /// The reader of a pipe went away: nobody is left to be told.
    public static let closedPipe = Failure(.inputOutput, "")
}
