import Coaching
import Exercises
import Imports
import Library
import Messages
import Orthography

/// Makes the plan of a dictation out of what is stored.
struct DictationPlanning {
    let library: Library
    let choice: DictationChoice
    let moment: Moment
    let strictSpelling: Bool
    /// How Chinese is read, for words that tell which one is meant.
    let readings: KnownReadings
    /// Why reading aloud cannot be judged in a language; nil where it can.
    let obstacle: (Language) -> Message?

    /// The plan for a unit: the one that was broken off, or a new one. Throws what a person is told.
    func plan(for unit: TextbookUnit, using chance: inout Chance) throws(Failure) -> DictationPlan {
        guard let language = Language(code: unit.key.language) else {
            throw Failure(.unavailable, .dictationNoVoice(language: unit.key.language))
        }
        let words = try stored { () throws(LibraryError) in try library.words(ofUnit: unit.id) }
        guard !words.isEmpty else { throw Failure(.wrong, .dictationNoWords()) }
        let due = Set(try stored { () throws(LibraryError) in try library.mistakes() }.map(\.word.id))
        let contexts = Contexts(words, readings)
        let dictated = words.map { word in
            DictationWord(
                id: word.id,
                word.text,
                in: language,
                pinyin: word.pinyin,
                explanation: word.explanation,
                context: language == .mandarin ? contexts.context(for: word) : nil,
                isMistake: due.contains(word.id)
            )
        }
        let open = try stored { () throws(LibraryError) in try library.openDictation(ofUnit: unit.id) }
        if let open, let plan = continued(open, dictated, unit, language) { return plan }

        var order = dictated
        if choice.isShuffled ?? false { order.shuffle(using: &chance) }
        order = order.filter(\.isMistake) + order.filter { !$0.isMistake }
        let (mode, times, gap) = (choice.mode ?? .typed, choice.times ?? 2, choice.gap ?? 3)
        let run = try stored { () throws(LibraryError) in
            try library.beginDictation(
                ofUnit: unit.id,
                answer: mode.rawValue,
                times: times,
                gap: gap,
                words: order.map(\.id),
                at: moment
            )
        }
        return DictationPlan(
            run: run,
            name: unit.key.path,
            words: order,
            mode: mode,
            times: times,
            gap: gap,
            strictSpelling: strictSpelling,
            obstacle: obstacle(language)
        )
    }

    /// The run that was broken off; nil where the words have changed since.
    private func continued(
        _ run: DictationRun,
        _ words: [DictationWord],
        _ unit: TextbookUnit,
        _ language: Language
    ) -> DictationPlan? {
        let byID = Dictionary(words.map { ($0.id, $0) }) { one, _ in one }
        let order = run.words.compactMap { byID[$0] }
        // Nothing was done yet: then it may as well begin anew, as it is asked for now.
        guard order.count == run.words.count, order.count == words.count, run.position > 0 || !run.answers.isEmpty
        else {
            return nil
        }
        return DictationPlan(
            run: run.id,
            name: unit.key.path,
            words: order,
            mode: choice.mode ?? DictationMode(rawValue: run.answer) ?? .typed,
            times: choice.times ?? run.times,
            gap: choice.gap ?? run.gap,
            strictSpelling: strictSpelling,
            position: run.position,
            answers: run.answers,
            obstacle: obstacle(language)
        )
    }
}

/// Longer words of a unit that tell which of several characters with the same sound is meant.
private struct Contexts {
    private let words: [TextbookWord]

    private let readings: KnownReadings

    init(_ words: [TextbookWord], _ readings: KnownReadings) {
        self.words = words
        self.readings = readings
    }

    /// For a single character: a word of two to four that has it, read as it is read there.
    func context(for word: TextbookWord) -> DictationWord.Context? {
        guard word.text.count == 1, let character = word.text.first, isHan(character) else { return nil }
        let own = Pinyin.syllables(word.pinyin)?.first
        for other in words where (2...4).contains(other.text.count) && other.text.contains(character) {
            guard let syllables = Pinyin.syllables(other.pinyin), syllables.count == other.text.count else { continue }
            let index = other.text.distance(
                from: other.text.startIndex,
                to: other.text.firstIndex(of: character) ?? other.text.startIndex
            )
            if own == nil || syllables[index] == own { return .init(other.text, pinyin: other.pinyin) }
        }
        return explained(word, character, own)
    }

    /// A word of the explanation that has the character, as textbooks explain one: `银行的行`.
    private func explained(_ word: TextbookWord, _ character: Character, _ own: Syllable?) -> DictationWord.Context? {
        for part in segmented(word.explanation, knows: { !readings.ofWord(String($0)).isEmpty }) {
            guard (2...4).contains(part.count), let place = part.firstIndex(of: character) else { continue }
            let index = part.distance(from: part.startIndex, to: place)
            for syllables in readings.ofWord(String(part)) where syllables.indices.contains(index) {
                guard own == nil || syllables[index] == own else { continue }
                return .init(String(part), pinyin: syllables.map(\.marked).joined(separator: " "))
            }
        }
        return nil
    }
}
