/// What the shell is told when the program ends. The gravest of several outranks the others.
public enum ExitStatus: Int32, Sendable, Comparable, CaseIterable {
    /// Done; for judging: all right or almost.
    case done = 0
    /// Wrong, or not found.
    case wrong = 1
    /// The command line could not be understood.
    case usage = 64
    /// A file or line holds what cannot be used.
    case badData = 65
    /// A file to read is not there or cannot be read.
    case noInput = 66
    /// A device or a model is not available.
    case unavailable = 69
    /// A file cannot be written.
    case cannotWrite = 73
    /// Input or output failed, standard output included.
    case inputOutput = 74
    /// Settings or the environment do not fit.
    case configuration = 78

    public static func < (one: ExitStatus, other: ExitStatus) -> Bool { one.rawValue < other.rawValue }
}
