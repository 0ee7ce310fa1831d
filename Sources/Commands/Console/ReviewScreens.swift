import Courses
import Exercises
import Library
import Memory
import Messages
import Orthography

/// Review in the console: what is due, and the exercises by which it comes back.
extension Console {
    func review() throws(Trouble) -> any Activity {
        let course = try course()
        do throws(LibraryError) {
            let retention = settings.retention
            let reviewing = try Reviewing(learner.library, course: course, retention: retention, today: learner.now.day)
            let isChinese = reviewing.due.due.contains { $0.kind == .word && $0.language == .mandarin }
            let contexts = WordContexts([], isChinese ? request.dictionaryAtHand() : nil)
            var steps: [Destination] = []
            for item in reviewing.due.due where steps.count < ReviewRound.size {
                if let step = try step(for: item, by: reviewing, in: course, contexts) { steps.append(step) }
            }
            return accompanied(ReviewRound(reviewing.board, steps: steps), .review)
        } catch {
            throw Trouble(.storage, error.text)
        }
    }

    private func step(
        for item: ReviewItem,
        by reviewing: Reviewing,
        in course: Course,
        _ contexts: WordContexts
    ) throws(LibraryError) -> Destination? {
        switch item.kind {
        case .phrase:
            guard let phrase = course.phrase(Phrase.ID(rawValue: item.id)),
                let prompt = phrase.prompt(in: item.language, known: tongues.known)
            else { return nil }
            let kinds = [Exercises.Attempt.Kind.pronunciation, .wordOrder, .multipleChoice].filter {
                exercise($0, on: prompt, in: course) != nil
            }
            guard let kind = try reviewing.form(of: item, among: kinds) else { return nil }
            return .exercise(kind, prompt)
        case .word:
            guard let number = Int(item.id), let word = try learner.library.word(number) else { return nil }
            return .recall(
                DictationWord(
                    id: number,
                    word.text,
                    in: item.language,
                    pinyin: word.pinyin,
                    explanation: word.explanation,
                    context: item.language == .mandarin ? contexts.context(for: word) : nil
                )
            )
        }
    }

    /// One exercise on a phrase, with the companion; nil where it has nothing to ask.
    func exercise(_ kind: Exercises.Attempt.Kind, on prompt: Prompt) throws(Trouble) -> any Activity {
        guard let (exercise, topic) = exercise(kind, on: prompt, in: try course()) else {
            throw Trouble(.storage, .commandUnknown(name: kind.rawValue))
        }
        return accompanied(exercise, topic)
    }

    private func exercise(
        _ kind: Exercises.Attempt.Kind,
        on prompt: Prompt,
        in course: Course
    ) -> (activity: any Activity, topic: Topic)? {
        var chance = chance
        return Exercises.exercise(
            kind,
            on: prompt,
            among: course.phrases.lazy.compactMap { $0.prompt(in: prompt.language, known: self.tongues.known) },
            strictSpelling: settings.strictSpelling,
            isUnattended: isUnattended,
            using: &chance
        )
    }

    /// A word of a dictation, asked for again.
    func recall(_ word: DictationWord) -> any Activity {
        WordRecallExercise(word, strictSpelling: settings.strictSpelling)
    }
}

extension ConsoleNotebook {
    func keep(_ recall: Recall) throws(Trouble) {
        let moment = now
        try keepSoon { (library) throws(LibraryError) in
            try library.keepRecall(
                ofWord: recall.word,
                isRight: recall.isRight,
                typed: recall.typed,
                repeats: recall.repeats,
                at: moment
            )
        }
    }
}
