import Orthography

/// Completes the pinyin of Chinese words from what the file has beside them and from what is known.
///
/// The rules, in this order:
/// 1. Pinyin with tones that fits the characters is the file's own word and stays; a syllable without a mark among
///    others with one has the neutral tone.
/// 2. Otherwise the word as a whole is looked up, then its longest parts that are words, then its characters, and of
///    their readings the one is taken that the letters beside agree with best; of several that agree as well the usual one.
/// 3. Letters that are no pinyin are broken ones: a sign that stands where a vowel with its tone belongs is read as what
///    it stands for in the words of the same file that leave no doubt.
///
/// A reading is a guess where another one would have agreed nearly as well.
public struct Completion: Sendable {
    private let known: KnownReadings
    private var garble = Garble()
    /// Whether the file marks tones: then a word without any mark is in the neutral tone, where it can be.
    private var marksTones = false
    /// Whether the letters of the file are broken ones: then a digit or a capital is no tone and no beginning, but stands
    /// for a vowel, also where what is left looks like pinyin (`tu1` for tuī, `Zi` for ài).
    private var isGarbled = false

    /// - Parameter words: all words of the file, which tell what its broken letters stand for.
    public init(_ known: KnownReadings, learningFrom words: some Sequence<ListedWord>) {
        self.known = known
        let words = words.filter { !$0.pinyin.isEmpty }
        isGarbled = words.count { Self.whole($0.pinyin) == nil } * 4 > words.count
        for word in words {
            if let syllables = whole(word.pinyin) {
                if syllables.contains(where: { $0.tone != nil }) { marksTones = true }
            } else if let only = onlyReading(of: word.text) {
                garble.learn(word.pinyin, only)
            }
        }
    }

    /// The reading of a word; nil where it has no Chinese character.
    public func reading(of word: ListedWord) -> CompletedReading? { reading(of: word.text, beside: word.pinyin) }

    /// - Parameter letters: what stands beside the word; may be empty, broken or without tones.
    public func reading(of text: String, beside letters: String) -> CompletedReading? {
        let characters = text.filter { isHan($0) }
        guard !characters.isEmpty else { return nil }
        let given = letters.isEmpty ? nil : whole(letters)
        if let given, Self.fits(given, characters), given.contains(where: { $0.tone != nil }) {
            return CompletedReading(given.map { $0.tone == nil ? $0.toned(5) : $0 }, isGuess: false)
        }
        let candidates = candidates(text)
        guard !candidates.isEmpty else {
            // Nothing is known: what the file has is better than nothing.
            guard let given, Self.fits(given, characters) else { return CompletedReading([], isGuess: true) }
            return CompletedReading(given, isGuess: true)
        }
        if letters.isEmpty { return CompletedReading(candidates[0], isGuess: candidates.count > 1) }
        if let given { return chosen(candidates, agreeingWith: given, characters) }
        return chosen(candidates, resembling: letters)
    }

    /// The syllables of letters that are whole in this file; nil for broken ones.
    private func whole(_ letters: String) -> [Syllable]? {
        let isSuspect = isGarbled && letters.contains { $0.isUppercase || !$0.isLetter && !$0.isWhitespace }
        return isSuspect ? nil : Self.whole(letters)
    }

    /// The syllables of letters that are whole anywhere; nil for broken ones. A capital in the midst is a sign of broken ones.
    private static func whole(_ letters: String) -> [Syllable]? {
        let isCapital = letters.allSatisfy { !$0.isLowercase }
        let words = letters.split(whereSeparator: { $0.isWhitespace })
        if !isCapital, words.contains(where: { $0.dropFirst().contains { $0.isUppercase } }) { return nil }
        return Pinyin.syllables(letters)
    }

    /// The reading that a person gives a word: a syllable with its tone for each character; nil where it is not that.
    public static func given(_ pinyin: String, for text: String) -> CompletedReading? {
        let characters = text.filter { isHan($0) }
        guard !characters.isEmpty, let syllables = Pinyin.syllables(pinyin), fits(syllables, characters),
            syllables.contains(where: { $0.tone != nil })
        else { return nil }
        return CompletedReading(syllables.map { $0.tone == nil ? $0.toned(5) : $0 }, isGuess: false)
    }

    private static func fits(_ given: [Syllable], _ characters: String) -> Bool {
        given.count == characters.count
            || given.count + given.count(where: \.isErhua) == characters.count && characters.contains("儿")
    }

    // MARK: Candidates

    /// At most so many combinations of readings are weighed.
    private static let most = 256

    /// The readings of a text, the likeliest first.
    private func candidates(_ text: String) -> [[Syllable]] {
        let characters = text.filter { isHan($0) }
        let whole = known.ofWord(text)
        if !whole.isEmpty { return whole }
        // Whole words first, then characters.
        let parts = segmented(characters) { part in !known.ofWord(String(part)).isEmpty }
        var result: [[Syllable]] = [[]]
        for part in parts {
            var readings = known.ofWord(String(part))
            if readings.isEmpty {
                readings = part.reduce([[]]) { before, character in
                    let own = known.ofCharacter(character)
                    return before.flatMap { start in own.map { start + [$0] } }
                }
            }
            if readings.isEmpty { return [] }
            result = result.flatMap { start in readings.map { start + $0 } }
            if result.count > Self.most { result = Array(result.prefix(Self.most)) }
        }
        return result
    }

    /// Every reading that characters could have by themselves, for letters that agree with none of the word's.
    private func spelledOut(_ characters: String) -> [[Syllable]] {
        var result: [[Syllable]] = [[]]
        for character in characters {
            let own = known.ofCharacter(character)
            if own.isEmpty { return [] }
            result = result.flatMap { start in own.map { start + [$0] } }
            if result.count > Self.most { result = Array(result.prefix(Self.most)) }
        }
        return result
    }

    private func onlyReading(of text: String) -> [Syllable]? {
        let candidates = candidates(text)
        return candidates.count == 1 ? candidates.first : nil
    }

    // MARK: Letters without tones

    private func chosen(
        _ candidates: [[Syllable]],
        agreeingWith given: [Syllable],
        _ characters: String
    ) -> CompletedReading {
        func agrees(_ reading: [Syllable]) -> Bool {
            reading.count == given.count && zip(reading, given).allSatisfy { $0.letters == $1.letters }
        }
        var agreeing = candidates.filter(agrees)
        if agreeing.isEmpty { agreeing = spelledOut(characters).filter(agrees) }
        if marksTones {
            let neutral = agreeing.filter { $0.allSatisfy { $0.tone == 5 } }
            if let first = neutral.first { return CompletedReading(first, isGuess: false) }
        }
        if let first = agreeing.first { return CompletedReading(first, isGuess: agreeing.count > 1) }
        // Letters that no reading has: a slip of the file, or a reading that is not known.
        if Self.fits(given, characters) { return CompletedReading(given, isGuess: true) }
        return CompletedReading(candidates[0], isGuess: true)
    }

    // MARK: Broken letters

    private func chosen(_ candidates: [[Syllable]], resembling letters: String) -> CompletedReading {
        let costs = candidates.map { garble.cost(of: $0, in: letters) }
        guard let least = costs.min(), let index = costs.firstIndex(of: least) else {
            return CompletedReading([], isGuess: true)
        }
        let near = costs.count { $0 <= least + 0.4 }
        // Letters that resemble no reading at all say nothing.
        let isStranger = least > Double(candidates[index].count) * 2
        return CompletedReading(isStranger ? candidates[0] : candidates[index], isGuess: near > 1 || isStranger)
    }
}
