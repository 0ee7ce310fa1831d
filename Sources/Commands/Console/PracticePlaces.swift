import Coaching
import Courses
import Exercises
import Messages
import Orthography
import Shell

extension Console {
    /// The three exercises on a phrase; where they are locked, the screen that says how to unlock them.
    func practice(_ prompt: Prompt) throws(Trouble) -> any Activity {
        let course = try course()
        let destination = notebook.destination(for: prompt, in: course)
        guard case .practice = destination else { return try enter(destination) }
        let others = course.phrases.compactMap { $0.prompt(in: prompt.language, known: tongues.known) }
        var chance = chance
        return PhrasePractice(
            prompt,
            among: others,
            strictSpelling: settings.strictSpelling,
            companion: notebook.companion,
            using: &chance
        )
    }

    /// One sentence of the learner's own, to be pronounced.
    func ownSentence(_ text: String) throws(Trouble) -> any Activity {
        let prompt: Prompt
        do throws(Failure) {
            prompt = try OwnSentence.prompt(text, in: tongues.study)
        } catch {
            throw Trouble(.storage, error.message ?? .textEmpty())
        }
        let exercise = PronunciationExercise(
            read(prompt),
            isUnattended: isUnattended,
            showsSpelling: request.arguments.has("ipa")
        )
        return accompanied(exercise, .pronunciation, greets: false)
    }
}

extension Console {
    /// A sentence of the learner's own with its reading, where it is Chinese.
    func read(_ prompt: Prompt) -> Prompt {
        guard prompt.language == .mandarin, hasHan(prompt.text) else { return prompt }
        return OwnSentence.read(prompt, by: chineseTexts())
    }

    /// How Chinese texts are read. The dictionary is made first where it has to be; Ctrl-C goes on without it.
    private func chineseTexts() -> ChineseTexts {
        if !isDictionaryDeclined, request.isDictionaryToBeMade {
            show(.message(.dictionaryFirst()))
            do throws(Failure) {
                _ = try request.buildDictionary(
                    from: request.paths.dictionaryPackages,
                    isStopped: { wasInterrupted() }
                )
            } catch {
                isDictionaryDeclined = true
                if let message = error.message { show(.trouble(message)) }
            }
        }
        return request.chineseTexts(isReady: true)
    }
}

extension ConsoleNotebook {
    /// Where practice of a phrase leads: to its exercises, or to the premium screen while its lesson is locked.
    func destination(for prompt: Prompt, in course: Course) -> Destination {
        guard let number = prompt.place?.lesson, let lesson = course.lesson(number), premium.isLocked(lesson) else {
            return .practice(prompt)
        }
        return .screen("premium", argument: String(number))
    }
}
