import Orthography

/// Speaks texts and tells how they are pronounced, through eSpeak NG.
///
/// Any number of synthesizers and threads may be used at once: the library has one owner for the life of the process, which
/// serves them in turn, each for a few milliseconds. Nothing is loaded before the first call.
public struct Synthesizer: Sendable {
    /// The speeds that may be asked for, in words a minute.
    public static let speeds = 80...450
    /// The speed where none is asked for, in words a minute.
    public static let standardSpeed = 160

    let places: Engine.Places

    /// - Parameters:
    ///   - cache: a directory that may be written, made where missing; the Australian voice needs it, the others do not.
    ///   - data: the directory of the packaged speech data; nil for the place the library knows.
    public init(cache: String?, data: String? = nil) {
        places = Engine.Places(data: data, cache: cache)
    }

    /// Begins to speak a text: the first chunks are made when this returns.
    ///
    /// Speed in words a minute. Throws ``SynthesisError``; a text with nothing to read aloud (punctuation or pictures alone)
    /// is ``SynthesisError/Kind/nothingToSay``.
    public func speak(
        _ text: String,
        _ voice: Voice,
        wordsPerMinute: Int = standardSpeed
    ) throws(SynthesisError) -> Speech {
        guard Synthesizer.speeds.contains(wordsPerMinute) else {
            throw SynthesisError(kind: .speedOutOfRange, subject: "\(wordsPerMinute)")
        }
        let script = try Script(letters: text, voice, wordsPerMinute: wordsPerMinute)
        let speech = Speech(script, places, wordsPerMinute: wordsPerMinute)
        try speech.begin()
        return speech
    }

    /// The phonemes of one word in the International Phonetic Alphabet, in order, without stress, tie or tone signs.
    ///
    /// Long vowels keep their `ː`, diphthongs are one phoneme. A word that the voice reads as several (a number, an
    /// abbreviation) gives the phonemes of all. Empty where it has no sound. Throws ``SynthesisError``.
    public func phonemes(of word: String, _ voice: Voice) throws(SynthesisError) -> [String] {
        try spelledPhonemes(word, voice).flatMap { $0 }.map { Phonemes.withoutStress($0) }.filter { !$0.isEmpty }
    }

    /// A text in the International Phonetic Alphabet, words parted by spaces, with stress marks.
    ///
    /// Throws ``SynthesisError``.
    public func ipa(of text: String, _ voice: Voice) throws(SynthesisError) -> String {
        try spelledPhonemes(text, voice).map { $0.joined() }.joined(separator: " ")
    }

    /// Words, each a list of phonemes with stress marks.
    private func spelledPhonemes(_ text: String, _ voice: Voice) throws(SynthesisError) -> [[String]] {
        let script = try Script(letters: text, voice, wordsPerMinute: Synthesizer.standardSpeed)
        var words: [[String]] = []
        for piece in script.pieces {
            let letters = try Engine.shared.phonemes(piece.text, piece.voice, ipa: true, places)
            guard piece.voice.isPrivate else {
                words += letters.flatMap { Phonemes.words($0) }
                continue
            }
            let own = try Engine.shared.phonemes(piece.text, piece.voice, ipa: false, places)
            for (clause, ownClause) in zip(letters, own) {
                words += Phonemes.relettered(Phonemes.words(clause), Phonemes.words(ownClause), AustralianVoice.letters)
            }
        }
        return words
    }
}
