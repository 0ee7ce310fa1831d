import Coaching
import Desktop
import Exercises
import Messages

/// Copies for the learner, and says which way it went.
final class ConsoleClipboard {
    private let clipboard: Clipboard
    private let screen: any Screen

    /// - Parameter isTerminal: whether the screen can ask a terminal.
    init(environment: [String: String], screen: any Screen, isTerminal: Bool) {
        clipboard = Clipboard(environment: environment, isTerminal: isTerminal)
        self.screen = screen
    }

    /// Copies a text; answers what is shown of it.
    func copy(_ text: String) -> Scene {
        do throws(Clipboard.Refusal) {
            switch try clipboard.copy(text) {
            case .program(let name): return .message(.copiedBy(program: name))
            case .terminal:
                screen.copy(text)
                return .message(.copiedByTerminal())
            }
        } catch {
            switch error {
            case .noWay(let detail?): return .trouble(.notCopiedBecause(detail: detail))
            case .noWay(nil): return .trouble(.notCopied())
            case .tooLong(let limit): return .trouble(.tooLongToCopy(limit: limit))
            }
        }
    }
}
