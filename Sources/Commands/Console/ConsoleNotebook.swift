import Coaching
import Courses
import Exercises
import Library
import Messages
import Settings

/// Keeps what was done in the learner's database.
final class ConsoleNotebook: Notebook {
    private let library: Library
    private let settings: Settings
    private let clock: any Clock

    init(_ library: Library, settings: Settings, clock: any Clock) {
        self.library = library
        self.settings = settings
        self.clock = clock
    }

    private var now: Moment { Moment(clock.local, settings) }

    func record(_ attempt: Exercises.Attempt) throws(Trouble) {
        let kept = KeptAttempt(
            moment: now,
            exercise: attempt.kind.rawValue,
            kind: attempt.isSelfRated ? .selfRated : .judged,
            language: attempt.prompt.language,
            phrase: attempt.prompt.place.map { Phrase.ID(rawValue: $0.id) },
            text: attempt.prompt.shown,
            outcome: attempt.outcome,
            score: attempt.score,
            words: attempt.words.map {
                .init(text: $0.text, outcome: $0.outcome, kind: $0.kind, score: $0.score)
            }
        )
        do throws(LibraryError) {
            try library.store(kept)
        } catch {
            throw Trouble(.storage, error.text)
        }
    }
}
