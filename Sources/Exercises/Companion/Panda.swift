import Orthography

/// How the companion stands: a panda drawn in text.
public enum Pose: String, Sendable, Hashable, CaseIterable {
    case waving, listening, thinking, cheering, loving, comforting, sleeping, calm

    /// The drawing, every line equally wide: at most 24 columns and 7 lines.
    /// - Parameter isPlain: drawn in ASCII alone.
    public func drawing(isPlain: Bool) -> [String] {
        let face = isPlain ? plain : fine
        let lines =
            isPlain
            ? [
                "  .--.     .--.",
                " (####)---(####)",
                "  '/ _     _ \\'",
                "  | (\(face.eyes.left)#) (#\(face.eyes.right)) |",
                "  |     Y     |",
                "   \\   \(face.mouth)   /",
                "    '-------'",
            ]
            : [
                "  ▄██▄▄▄▄▄▄▄██▄",
                "  ███▀     ▀███",
                "  █▀ ▄▄   ▄▄ ▀█",
                "  █ ▐█\(face.eyes.left)▌ ▐\(face.eyes.right)█▌ █",
                "  █    ▝▀▘    █",
                "  ▀▄   \(face.mouth)   ▄▀",
                "    ▀▀▀▀▀▀▀▀▀",
            ]
        let signed = lines.enumerated().map { index, line in
            guard let sign = face.signs[index] else { return line }
            return padded(line, to: Self.signColumn) + sign
        }
        let width = signed.map { columns(of: $0) }.max() ?? 0
        return signed.map { padded($0, to: width) }
    }

    private static let signColumn = 17

    /// What changes from one pose to another.
    private struct Face {
        var eyes: (left: String, right: String)
        /// Three columns.
        var mouth: String
        /// What stands beside the head, by line.
        var signs: [Int: String] = [:]
    }

    private var plain: Face {
        switch self {
        case .waving: Face(eyes: ("o", "o"), mouth: "\\_/", signs: [2: " _", 3: "/ )", 4: "/ /", 5: "-' "])
        case .listening: Face(eyes: ("o", "o"), mouth: " o ", signs: [1: "  )", 2: ") )", 3: ") ) )", 4: ") )"])
        case .thinking: Face(eyes: ("o", "-"), mouth: " ~ ", signs: [0: " ?", 1: "?", 4: ".", 5: " o"])
        case .cheering: Face(eyes: ("^", "^"), mouth: "\\_/", signs: [0: "* '", 1: " *", 2: "' *", 4: "\\o/"])
        case .loving: Face(eyes: ("^", "^"), mouth: "\\_/", signs: [0: "<3", 2: " <3"])
        case .comforting: Face(eyes: ("o", "o"), mouth: " - ", signs: [2: "..."])
        case .sleeping: Face(eyes: ("-", "-"), mouth: " _ ", signs: [0: "  Z", 1: " z", 2: "z"])
        case .calm: Face(eyes: ("o", "o"), mouth: "'-'")
        }
    }

    private var fine: Face {
        switch self {
        case .waving: Face(eyes: ("•", "•"), mouth: "╰─╯", signs: [2: "▄█", 3: "██", 4: "█▀", 5: "▀ "])
        case .listening: Face(eyes: ("•", "•"), mouth: " o ", signs: [1: "  )", 2: ") )", 3: ") ) )", 4: ") )"])
        case .thinking: Face(eyes: ("•", "-"), mouth: " ~ ", signs: [0: " ?", 1: "?"])
        case .cheering: Face(eyes: ("^", "^"), mouth: "╰─╯", signs: [0: "· *", 1: " *", 2: "* ·"])
        case .loving: Face(eyes: ("^", "^"), mouth: "╰─╯", signs: [0: "♥", 2: " ♥"])
        case .comforting: Face(eyes: ("•", "•"), mouth: " ─ ", signs: [2: "…"])
        case .sleeping: Face(eyes: ("-", "-"), mouth: " ╴ ", signs: [0: "  Z", 1: " z", 2: "z"])
        case .calm: Face(eyes: ("•", "•"), mouth: "╰─╯")
        }
    }
}
