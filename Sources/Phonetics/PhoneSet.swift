public import Orthography

/// What is known of the acoustic models' phone symbols.
public enum PhoneSet {
    /// The vowels of the English model: CMU's symbols.
    private static let english: Set<String> = [
        "AA", "AE", "AH", "AO", "AW", "AY", "EH", "ER", "EY", "IH", "IY", "OW", "OY", "UH", "UW",
    ]
    /// The vowels of the French model.
    private static let french: Set<String> = [
        "aa", "ai", "an", "au", "ee", "ei", "eu", "ii", "in", "oe", "on", "oo", "ou", "un", "uu",
    ]

    /// Whether a model's symbol stands for a vowel, of which each syllable has one.
    ///
    /// The symbol sets of the English, French, Spanish and Mandarin models do not contradict each other in this, but for
    /// Mandarin's finals, which are all vowels.
    public static func isVowel(_ symbol: String, in language: Language) -> Bool {
        if english.contains(symbol) || french.contains(symbol) { return true }
        guard let first = symbol.first else { return false }
        return language == .mandarin ? "aeiou".contains(first) : symbol.count == 1 && "aeiou".contains(first)
    }

    /// Whether a phone bears the tone of its syllable: a final. Mandarin models have onsets like vowels before finals
    /// that stand alone, `as ai` for 爱.
    public static func bearsTone(_ symbol: String, in language: Language) -> Bool {
        isVowel(symbol, in: language) && !["as", "es", "os", "uxs"].contains(symbol)
    }
}
