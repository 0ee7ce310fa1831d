import Exercises
import Orthography
import Settings
import Synthesis

extension Settings {
    /// What a language says of itself in the accent that is set, when its accent or speed has changed.
    func sample(of language: Language) -> Utterance {
        let voice = accent(of: language).map { Voice.orStandard(language, $0) } ?? Voice.standard(language)
        return Utterance(voice.sample, in: language, pinyin: language == .mandarin ? "nǐ hǎo ma" : nil)
    }
}

extension Voice {
    /// A short sentence at home in the accent.
    var sample: String {
        switch language {
        case .english:
            switch accent {
            case "us", "new-york": "What's up dude?"
            case "rp", "lancaster", "west-midlands", "scotland": "Hello governor."
            case "australia": "G'day mate."
            default: "How are you?"
            }
        case .french: "Comment vas-tu ?"
        case .spanish: "¿Cómo estás?"
        case .german: "Wie geht es dir?"
        case .italian: "Come stai?"
        case .portuguese: accent == "pt" ? "Como estás?" : "Como você está?"
        case .mandarin: "你好吗？"
        }
    }
}
