/// A command that can be said aloud.
public enum SpokenCommand: Sendable, Hashable {
    case next, again, slower, faster, stop, back, yes, no, help, skip, favorite
    /// One to twelve.
    case number(Int)

    /// Every command, in a fixed order.
    public static let all: [SpokenCommand] =
        [.next, .again, .slower, .faster, .stop, .back, .yes, .no, .help, .skip, .favorite]
        + (1...12).map { .number($0) }

    /// What JSON and tables call it: `next`, `12`.
    public var code: String {
        switch self {
        case .next: "next"
        case .again: "again"
        case .slower: "slower"
        case .faster: "faster"
        case .stop: "stop"
        case .back: "back"
        case .yes: "yes"
        case .no: "no"
        case .help: "help"
        case .skip: "skip"
        case .favorite: "favorite"
        case .number(let number): String(number)
        }
    }

    /// The command of a code; nil for another text.
    public init?(code: some StringProtocol) {
        guard let command = SpokenCommand.all.first(where: { $0.code == code }) else { return nil }
        self = command
    }
}
