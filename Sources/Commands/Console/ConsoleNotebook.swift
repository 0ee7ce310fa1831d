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
    private let tell: (Message) -> Void
    private let clock: any Clock
    /// What waits, by the database's path: one that is held keeps no other waiting.
    private var backlogs: [String: Backlog] = [:]
    /// Whether something that waited could not be kept, since anything waits.
    private var hasDropped = false
    /// When what waits is tried again; nil where nothing waits.
    private(set) var nextTry: Double?

    /// Seconds that are waited when the learner leaves.
    private let patience: Double

    /// - Parameters:
    ///   - patience: seconds that who holds a database is waited for when the learner leaves.
    ///   - tell: shows a person what became of what was to be kept.
    init(_ learner: Learner, clock: any Clock, patience: Double = 10, tell: @escaping (Message) -> Void) {
        self.learner = learner
        self.patience = patience
        self.clock = clock
        self.tell = tell
    }

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
        try keepSoon { (library) throws(LibraryError) in try library.store(kept) }
    }

    func begin(_ prompt: Prompt) throws(Trouble) -> Bubble? {
        // A sentence of one's own is no phrase of the course, and counts for no goal.
        guard let place = prompt.place else { return nil }
        let moment = now
        var counts: (before: Int, after: Int)?
        try keepSoon { (library) throws(LibraryError) in
            counts = try library.transaction { () throws(LibraryError) in
                // A console left open over night is opened on the new day by who studies in it.
                try library.markOpened(at: moment)
                let counts = try library.markStudied(Phrase.ID(rawValue: place.id), at: moment)
                // Where something was studied is where the learner comes back to.
                try library.setBookmark(.lesson, to: String(place.lesson))
                return counts
            }
        }
        guard let counts else { return nil }
        return Progress.reachesGoal(learner.settings.goal, before: counts.before, after: counts.after) ? .goal : nil
    }

    func read(_ topic: Topic) throws(Trouble) {
        try keepSoon { (library) throws(LibraryError) in try library.markBubbleSeen(topic.rawValue) }
    }

    /// Keeps something; where another program holds the database, as soon as that lets go of it. The learner goes on
    /// meanwhile, and is told.
    func keepSoon(_ body: @escaping (Library) throws(LibraryError) -> Void) throws(Trouble) {
        try keep { () throws(LibraryError) in try storeSoon(body) }
    }

    /// The same where the learner is told by others of what cannot be kept.
    func storeSoon(_ body: @escaping (Library) throws(LibraryError) -> Void) throws(LibraryError) {
        let library = library
        let store = { () throws(LibraryError) in try body(library) }
        catchUp()
        // Nothing overtakes what was done before it in the same database.
        if let waiting = backlogs[library.path] { return waiting.add(to: library, store) }
        do throws(LibraryError) {
            try store()
        } catch  where error.kind == .locked {
            tell(.libraryHeld(path: library.path))
            let waiting = Backlog()
            waiting.add(to: library, store)
            backlogs[library.path] = waiting
            nextTry = clock.seconds + Self.pause
        }
    }

    /// Tries again to keep what waits, without waiting itself.
    func retry() {
        guard let next = nextTry, clock.seconds >= next else { return }
        settle(patience: 0)
    }

    /// Keeps what waits for the learner's database, as far as it can be without waiting: what is read next has it then.
    func catchUp() { if backlogs[library.path] != nil { settle(patience: 0) } }

    /// Keeps what waits; the learner leaves. Waits for who holds a database, and says what was lost where that is not
    /// enough.
    func settle() {
        guard !backlogs.isEmpty else { return }
        settle(patience: patience)
        for (path, waiting) in backlogs.sorted(by: { $0.key < $1.key }) {
            status = max(status, .unavailable)
            tell(.libraryLost(path: path, count: waiting.count))
        }
    }

    private func settle(patience: Double) {
        let deadline = clock.seconds + patience
        for (path, waiting) in backlogs.sorted(by: { $0.key < $1.key }) {
            waiting.store(patience: max(0, deadline - clock.seconds)) { error in
                hasDropped = true
                status = max(status, error.failure.status)
                tell(error.text)
            }
            if waiting.isEmpty { backlogs[path] = nil }
        }
        nextTry = backlogs.isEmpty ? nil : clock.seconds + Self.pause
        guard backlogs.isEmpty else { return }
        if !hasDropped { tell(.libraryFree()) }
        hasDropped = false
    }

    /// Seconds from one try to the next.
    private static let pause = 1.0

    func keep<Value>(_ body: () throws(LibraryError) -> Value) throws(Trouble) -> Value {
        do throws(LibraryError) {
            return try body()
        } catch {
            status = max(status, error.failure.status)
            throw Trouble(.storage, error.text)
        }
    }
}
