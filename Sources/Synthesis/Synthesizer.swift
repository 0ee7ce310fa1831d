import Orthography
import Threads

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
    /// Speed in words a minute. Mandarin is read by its `reading`, which other languages do not need. Throws
    /// ``SynthesisError``; a text with nothing to read aloud (punctuation or pictures alone) is
    /// ``SynthesisError/Kind/nothingToSay``.
    public func speak(
        _ text: String,
        _ voice: Voice,
        wordsPerMinute: Int = standardSpeed,
        reading: Reading = .none
    ) throws(SynthesisError) -> Speech {
        guard Synthesizer.speeds.contains(wordsPerMinute) else {
            throw SynthesisError(kind: .speedOutOfRange, subject: "\(wordsPerMinute)")
        }
        let script = try script(text, voice, reading, wordsPerMinute)
        let speech = Speech(script, places, wordsPerMinute: wordsPerMinute)
        try speech.begin()
        return speech
    }

    /// Loads the library and a voice in a thread of its own, so that the first speech need not wait for them.
    ///
    /// What goes wrong is told by the first speech.
    public func prepare(_ voice: Voice) {
        _ = startThread { [places] in try? Engine.shared.prepareAhead(voice, places) }
    }

    /// The phonemes of one word in the International Phonetic Alphabet, in order, without stress, tie or tone signs.
    ///
    /// Long vowels keep their `ː`, diphthongs are one phoneme; of a Mandarin syllable the initial and the final are one
    /// each. A word that is read as several (a number, an abbreviation) gives the phonemes of all. Empty where it has no
    /// sound. Throws ``SynthesisError``.
    public func phonemes(
        of word: String,
        _ voice: Voice,
        reading: Reading = .none
    ) throws(SynthesisError) -> [String] {
        if voice.language == .mandarin {
            let parts = try MandarinLine(word, reading).spoken().map { item throws(SynthesisError) -> [String] in
                switch item {
                case .word(_, let syllables, _): return syllables.flatMap { [$0.initialIPA, $0.finalIPA] }
                case .latin(let word): return try phonemes(of: word.text, Voice.standard(.english))
                case .mark: return []
                }
            }
            return parts.joined().filter { !$0.isEmpty }
        }
        return try spelledPhonemes(word, voice).flatMap { $0 }.map { Phonemes.withoutStress($0) }.filter { !$0.isEmpty }
    }

    /// A text in the International Phonetic Alphabet, words parted by spaces, with stress marks.
    ///
    /// Mandarin has tone letters instead, for the tones as spoken. Throws ``SynthesisError``.
    public func ipa(of text: String, _ voice: Voice, reading: Reading = .none) throws(SynthesisError) -> String {
        if voice.language == .mandarin {
            let words = try MandarinLine(text, reading).spoken().map { item throws(SynthesisError) -> String in
                switch item {
                case .word(_, let syllables, _): return syllables.map(\.ipa).joined()
                case .latin(let word): return try ipa(of: word.text, Voice.standard(.english))
                case .mark: return ""
                }
            }
            return words.filter { !$0.isEmpty }.joined(separator: " ")
        }
        return try spelledPhonemes(text, voice).map { $0.joined() }.joined(separator: " ")
    }

    /// The text made ready for the voice.
    private func script(
        _ text: String,
        _ voice: Voice,
        _ reading: Reading,
        _ wordsPerMinute: Int
    ) throws(SynthesisError) -> Script {
        if voice.language == .mandarin {
            return try Script(mandarin: text, voice, reading, wordsPerMinute: wordsPerMinute)
        }
        return try Script(letters: text, voice, wordsPerMinute: wordsPerMinute)
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
