import Coaching
@preconcurrency import Glibc
import Orthography

/// A bar on standard error that says how far long work has come, drawn over itself.
public struct ProgressBar {
    private let isShown: Bool
    private let width: Int
    /// What is being done; empty where it is plain.
    private let label: String
    private let clock = MachineClock()
    private var begun: Double
    private var drawn = -1.0

    /// - Parameters:
    ///   - isShown: false where nothing may move.
    ///   - width: columns of the terminal.
    ///   - label: what is being done.
    public init(isShown: Bool, width: Int, label: String = "") {
        self.label = label
        self.isShown = isShown
        self.width = width
        begun = clock.seconds
    }

    /// Draws how much is done; not in the first third of a second, and at most ten times a second.
    public mutating func show(_ done: Int, of total: Int) {
        let now = clock.seconds
        guard isShown, total > 0, now - begun > 0.3, now - drawn > 0.1 else { return }
        drawn = now
        Self.write("\r" + Self.text(done, of: total, width: width, label: label))
    }

    /// Takes the bar away, so that a line can be written.
    public mutating func clear() {
        guard drawn >= 0 else { return }
        drawn = -1
        Self.write(StatusLine.cleared)
    }

    /// `Files [████····]  50%  12/24`, narrower than the terminal; without the bar where there is no room for it.
    static func text(_ done: Int, of total: Int, width: Int, label: String = "") -> String {
        let share = min(max(Double(done) / Double(max(total, 1)), 0), 1)
        let percent = " \(Int(share * 100))%"
        // Where hundredths are counted, the figures would only say it again.
        let figures = total == 100 ? percent : percent + "  \(done)/\(total)"
        let head = label.isEmpty ? "" : label + " "
        let room = min(max(width - columns(of: head) - figures.count - 4, 0), 40)
        guard room >= 5 else { return prefix(of: head + figures.dropFirst(), columns: max(width - 1, 0)) }
        let full = Int(share * Double(room))
        return head + "[" + String(repeating: "█", count: full) + String(repeating: "·", count: room - full) + "]"
            + figures
    }

    private static func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
    }
}
