import Coaching
import Courses
import Exercises
import Library
import Memory
import Messages

/// Keeps what was done in the learner's database.
final class ConsoleNotebook: Notebook {
    let learner: Learner
    /// The gravest status of what could not be kept; done while all was.
    private(set) var status = ExitStatus.done

    init(_ learner: Learner) { self.learner = learner }

    var library: Library { learner.library }
    var now: Moment { learner.now }

    func record(_ attempt: Exercises.Attempt, seconds: Double?) throws(Trouble) {
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
            },
            slips: attempt.slips,
            hints: attempt.hints,
            seconds: seconds,
            sounds: attempt.sounds
        )
        try keep { () throws(LibraryError) in try library.store(kept) }
    }

    func begin(_ prompt: Prompt) throws(Trouble) -> Bubble? {
        // A sentence of one's own is no phrase of the course, and counts for no goal.
        guard let place = prompt.place else { return nil }
        let counts = try keep { () throws(LibraryError) in
            // A console left open over night is opened on the new day by who studies in it.
            try library.markOpened(at: now)
            let counts = try library.markStudied(Phrase.ID(rawValue: place.id), at: now)
            // Where something was studied is where the learner comes back to.
            try library.setBookmark(.lesson, to: String(place.lesson))
            return counts
        }
        return Progress.reachesGoal(learner.settings.goal, before: counts.before, after: counts.after) ? .goal : nil
    }

    func read(_ topic: Topic) throws(Trouble) {
        try keep { () throws(LibraryError) in try library.markBubbleSeen(topic.rawValue) }
    }

    func keep<Value>(_ body: () throws(LibraryError) -> Value) throws(Trouble) -> Value {
        do throws(LibraryError) {
            return try body()
        } catch {
            status = max(status, error.failure.status)
            throw Trouble(.storage, error.text)
        }
    }
}
