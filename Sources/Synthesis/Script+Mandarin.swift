import Orthography

extension Script {
    /// A Mandarin text, made ready as numbered pinyin with the tones as spoken; Latin words are read by the English voice.
    ///
    /// Throws ``SynthesisError/Kind/noReading`` and ``SynthesisError/Kind/nothingToSay``.
    init(mandarin text: String, _ voice: Voice, _ reading: Reading, wordsPerMinute: Int) throws(SynthesisError) {
        let items = try MandarinLine(text, reading).spoken()
        self.text = text
        pieces = []
        var draft = Draft()
        var isLatin = false
        let room = Script.room(wordsPerMinute)
        func close() -> [Piece] {
            defer { draft = Draft() }
            return draft.pieces(isLatin ? Voice.standard(.english) : voice, room: room)
        }
        for item in items {
            switch item {
            case .word(let word, let syllables, _):
                if isLatin { pieces += close() }
                isLatin = false
                draft.append(spelling: syllables.map { Script.spelling($0) }.joined(separator: " "), for: word)
                draft.append(between: " ")
            case .latin(let word):
                if !isLatin { pieces += close() }
                isLatin = true
                draft.append(latin: word)
                draft.append(between: " ")
            case .mark(let mark):
                draft.append(between: mark + " ")
            }
        }
        pieces += close()
    }

    /// A syllable as the library reads it best: nasals alone and erhua it reads badly as they are.
    private static func spelling(_ syllable: Syllable) -> String {
        let tone = syllable.tone ?? 5
        switch syllable.letters {
        case "m": return "mm"
        case "n": return "en\(tone)"
        default: break
        }
        guard syllable.isErhua else { return "\(syllable.letters)\(tone)" }
        if syllable.final == "e" { return "\(syllable.letters)r\(tone)" }
        // The r takes the place of a final n or i: 玩儿 is wár.
        let shorter = String(syllable.letters.dropLast())
        let isCovered = ["an", "ian", "uan", "ai", "uai"].contains(syllable.final) && Syllable(shorter) != nil
        return "\(isCovered ? shorter : syllable.letters)\(tone)r5"
    }
}
