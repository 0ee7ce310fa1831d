/// What a learner knows an English sound by: a consonant by its letters, a vowel by a word that has it.
enum EnglishSound: Equatable {
    case consonant(String)
    case vowel(String)

    /// Nil for what is no sound of the English model; `ipa` as the model's phones are shown.
    init?(ipa: String) {
        if let letters = EnglishSound.letters[ipa] {
            self = .consonant(letters)
        } else if let word = EnglishSound.words[ipa] {
            self = .vowel(word)
        } else {
            return nil
        }
    }

    private static let letters = [
        "b": "b", "tʃ": "ch", "d": "d", "ð": "th", "f": "f", "ɡ": "g", "h": "h", "dʒ": "j", "k": "k", "l": "l",
        "m": "m",
        "n": "n", "ŋ": "ng", "p": "p", "ɹ": "r", "s": "s", "ʃ": "sh", "t": "t", "θ": "th", "v": "v", "w": "w", "j": "y",
        "z": "z", "ʒ": "zh",
    ]

    private static let words = [
        "ɑ": "father", "æ": "cat", "ʌ": "cup", "ɔ": "law", "aʊ": "now", "aɪ": "five", "ɛ": "bed", "ɝ": "bird",
        "eɪ": "day",
        "ɪ": "ship", "i": "sheep", "oʊ": "go", "ɔɪ": "boy", "ʊ": "book", "u": "food",
    ]
}
