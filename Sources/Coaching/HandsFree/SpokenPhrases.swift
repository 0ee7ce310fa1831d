import Orthography

/// What the program itself says when it is led aloud, besides the commands' own words.
enum SpokenPhrases {
    /// Asks to say it again.
    static func pardon(in language: Language) -> String {
        switch language {
        case .english: "Pardon?"
        case .french: "Pardon ?"
        case .spanish: "¿Cómo?"
        case .mandarin: "请 再 说 一遍。"
        case .german: "Wie bitte?"
        case .italian: "Come, scusa?"
        case .portuguese: "Como?"
        }
    }
}
