import Exercises
import Messages
import StudyTime

/// The small pictures of study time, frame by frame. Every frame of a picture has as many lines, none wider than 20
/// columns.
enum StudyPictures {
    /// Seconds that a frame stays.
    static let pace = 0.5

    /// The frames for a face; the first is what is shown where nothing may move.
    /// - Parameter isPlain: drawn in ASCII alone.
    static func frames(for face: StudyBoard.Face, isPlain: Bool) -> [[String]] {
        switch face {
        case .study: study(isPlain)
        case .rest: rest(isPlain)
        case .finished: finish(isPlain)
        case .paused, .waiting, .interrupted: [isPlain ? ["[ || ]"] : ["  ▐▌ ▐▌", "  ▐▌ ▐▌"]]
        case .idle: []
        }
    }

    /// A line is written, and another.
    private static func study(_ isPlain: Bool) -> [[String]] {
        let (line, pen) = isPlain ? ("-", "/") : ("─", "✎")
        let length = 12
        return (0..<(2 * length)).map { step in
            let row = step / length
            let written = step % length + 1
            let first = row == 0 ? written : length
            let second = row == 0 ? 0 : written
            func text(_ count: Int, _ hasPen: Bool) -> String {
                "  " + String(repeating: line, count: count) + (hasPen ? pen : "")
            }
            return [text(first, row == 0), text(second, row == 1)]
        }
    }

    /// Steam rises from a cup.
    private static func rest(_ isPlain: Bool) -> [[String]] {
        let steam = ["   ( (", "    ) )"]
        let cup = isPlain ? ["  +-----+", "  |     |)", "  '-----'"] : ["  ╭─────╮", "  │     ├╮", "  ╰─────╯╯"]
        return [[steam[0], steam[1]] + cup, [steam[1], steam[0]] + cup]
    }

    /// Sparks fly.
    private static func finish(_ isPlain: Bool) -> [[String]] {
        let star = isPlain ? "*" : "✶"
        return [
            ["       .", "      .\(star).", "       '"],
            ["    \\  .  /", "   -  .\(star).  -", "    /  '  \\"],
            [" .  \\  |  /  .", " - -  (\(star))  - -", " '  /  |  \\  '"],
            [" .    '  .    .", "'   .    .   '", "   '   .    '"],
        ]
    }
}
