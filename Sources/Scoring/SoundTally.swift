public import Orthography

/// How often a sound was said in an attempt, and how often it was off.
public struct SoundTally: Sendable, Hashable {
    /// In the International Phonetic Alphabet; a tone as a tone letter, such as `˥˩`.
    public var phone: String
    /// How often it was said and could be told.
    public var said: Int
    /// Of those, how often it was off.
    public var weak: Int
    /// A word in which it was off, else one in which it was said.
    public var word: String

    public init(phone: String, said: Int, weak: Int, word: String) {
        self.phone = phone
        self.said = said
        self.weak = weak
        self.word = word
    }

    /// A sound scored below this counts as off.
    ///
    /// Of the limits .60 to .90 the one whose share of weak sounds goes best with the experts', by adult and sound said five
    /// times or more (docs/accuracy.md, `Scripts/bench sounds`). Experts' marks were there for English alone.
    static let limit = 0.8

    /// Tone letters of the four full tones (Y. R. Chao, "A system of tone-letters", 1930).
    public static let tones = ["˥", "˧˥", "˨˩˦", "˥˩"]
}

/// The sounds of an attempt whose scores follow experts' marks, and tones that were judged, each once; empty for
/// languages in which neither can be told.
///
/// Of a word that was not said its sounds tell nothing.
public func soundTallies(of words: [WordVerdict], in language: Language) -> [SoundTally] {
    var tallies: [SoundTally] = []
    func count(_ phone: String, isWeak: Bool, _ word: String) {
        if let place = tallies.firstIndex(where: { $0.phone == phone }) {
            // The word shown is one in which the sound was off, if there is one.
            if isWeak, tallies[place].weak == 0 { tallies[place].word = word }
            tallies[place].said += 1
            tallies[place].weak += isWeak ? 1 : 0
        } else {
            tallies.append(SoundTally(phone: phone, said: 1, weak: isWeak ? 1 : 0, word: word))
        }
    }
    for word in words where word.outcome != .wrong {
        if language == .english {
            for phone in word.phones { count(phone.phone, isWeak: phone.score < SoundTally.limit, word.text) }
        }
        for syllable in word.syllables where syllable.heard != nil && (1...4).contains(syllable.tone) {
            count(SoundTally.tones[syllable.tone - 1], isWeak: syllable.isWrong, word.text)
        }
    }
    return tallies
}
