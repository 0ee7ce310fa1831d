import Coaching
import Courses
import Exercises
import Library
import Messages
import Orthography
import Settings

/// Makes the plan of a dictation out of what is stored.
struct DictationPlanning {
    let library: Library
    /// As far as the command line or the learner says for this run.
    let choice: DictationChoice
    let settings: Settings
    let moment: Moment
    /// For words that tell which one is meant; nil where there is none.
    let dictionary: ChineseDictionary?
    /// The phrases of the course, for examples.
    let phrases: () -> [Phrase]
    /// Why a way of answering cannot be judged in a language; nil where it can.
    let obstacle: (DictationMode, Language) -> Message?
    /// Stores something, as soon as the database can be written.
    let storeSoon: (@escaping (Library) throws(LibraryError) -> Void) throws(LibraryError) -> Void

    /// The plan for a unit: the one that was broken off, or a new one. Throws what a person is told.
    func plan(for unit: TextbookUnit, using chance: inout Chance) throws(Failure) -> DictationPlan {
        guard let language = Language(code: unit.key.language) else {
            throw Failure(.unavailable, .dictationNoVoice(language: unit.key.language))
        }
        let words = try stored { () throws(LibraryError) in try library.words(ofUnit: unit.id) }
        guard !words.isEmpty else { throw Failure(.wrong, .dictationNoWords()) }
        let dictated = try dictated(words, in: language)
        let open = try stored { () throws(LibraryError) in try library.openDictation(ofUnit: unit.id) }
        if let open, let plan = continued(open, dictated, unit, language) {
            // It is remembered as it goes on.
            let speed = self.choice.speed ?? open.speed
            try stored { () throws(LibraryError) in
                try storeSoon { (library) throws(LibraryError) in
                    try library.setDictation(
                        open.id,
                        answer: plan.mode.rawValue,
                        times: plan.times,
                        gap: plan.gap,
                        speed: speed
                    )
                }
            }
            return plan
        }

        let choice = choice.filled(from: settings)
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
                speed: choice.speed,
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
            speed: choice.speed,
            usualSpeed: settings.speed(of: language),
            strictSpelling: settings.strictSpelling,
            obstacles: obstacles(language, order)
        )
    }

    /// The words with all that is told of them.
    private func dictated(_ words: [TextbookWord], in language: Language) throws(Failure) -> [DictationWord] {
        let due = Set(try stored { () throws(LibraryError) in try library.mistakes() }.map(\.word.id))
        let contexts = WordContexts(words, dictionary)
        let examples = language == .mandarin ? nil : WordExamples(phrases(), in: language)
        return words.map { word in
            DictationWord(
                id: word.id,
                word.text,
                in: language,
                pinyin: word.pinyin,
                explanation: word.explanation,
                example: examples?.example(of: word.text) ?? "",
                context: language == .mandarin ? contexts.context(for: word) : nil,
                isMistake: due.contains(word.id)
            )
        }
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
            speed: choice.speed ?? run.speed ?? settings.dictationSpeed,
            usualSpeed: settings.speed(of: language),
            strictSpelling: settings.strictSpelling,
            position: run.position,
            answers: run.answers,
            obstacles: obstacles(language, order)
        )
    }

    /// The ways of answering that cannot be judged, and why.
    private func obstacles(_ language: Language, _ words: [DictationWord]) -> [DictationMode: Message] {
        var obstacles: [DictationMode: Message] = [:]
        for mode in DictationMode.allCases { obstacles[mode] = obstacle(mode, language) }
        if obstacles[.spelled] == nil, !words.contains(where: \.isSpellable) {
            obstacles[.spelled] = .dictationNoLetters()
        }
        return obstacles
    }
}
