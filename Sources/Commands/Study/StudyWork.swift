import Coaching
@preconcurrency import Glibc
import Exercises
import JSON
import Library
import Memory
import Messages
import Orthography
import Settings
import Shell
import StudyTime

/// Study time from the command line: the same list and the same clock as the console's.
struct StudyWork {
    let request: Request
    let settings: Settings
    private let clock: any Clock
    private let watch: StudyWatch

    init(_ request: Request) throws(Failure) {
        self.request = request
        settings = try request.settings(in: try request.readingLibrary())
        clock = try request.clock()
        watch = StudyWatch(path: request.paths.studyWatch)
    }

    var rules: StudyRules { settings.studyRules }
    var now: Instant { Instant(clock, settings, watch: watch) }
    var today: StudyDay { Moment(now).day }

    /// Study time as it is now. Nothing is written: a status bar may ask every second.
    func current() throws(Failure) -> (study: Study, moment: Instant) {
        let library = try request.readingLibrary()
        let moment = now
        let study = try stored { () throws(LibraryError) in
            try library?.study(at: moment) ?? Study(anchor: moment)
        }
        return (study.at(moment, rules: rules), moment)
    }

    /// Lets something happen. Throws status 1 where it cannot be now, 64 where it never can.
    func perform(_ event: StudyEvent) throws(Failure) -> (study: Study, moment: Instant, cues: [StudyCue]) {
        let library = try request.library()
        let moment = now
        let (study, cues) = try stored { () throws(LibraryError) in
            try library.respond(to: event, rules: rules, at: moment)
        }
        for cue in cues {
            if case .refuse(let refusal) = cue { throw Failure(refusal.isUsage ? .usage : .wrong, refusal.message) }
        }
        return (study, moment, cues)
    }

    /// The task of a number of the list. Throws status 1 where there is none.
    func task(_ text: String, of study: Study) throws(Failure) -> StudyTask {
        guard let number = number(in: text), study.tasks.indices.contains(number - 1) else {
            throw Failure(.wrong, .taskUnknown(number: text, greatest: study.tasks.count))
        }
        return study.tasks[number - 1]
    }

    func diary(days: Int) throws(Failure) -> [DiaryDay] {
        let (study, _) = try current()
        let library = try request.readingLibrary()
        let today = today
        return try stored { () throws(LibraryError) in
            guard let library else { return try Library.inMemory().diary(through: today, days: days, study: nil) }
            return try library.diary(through: today, days: days, study: study)
        }
    }
}

extension Request {
    /// The clock: the machine's, or a session's.
    func clock() throws(Failure) -> any Clock {
        guard let text = arguments.value("script") else { return MachineClock() }
        guard let descriptor = Int32(text), fcntl(descriptor, F_GETFD) != -1 else {
            throw Failure(.usage, .optionOutOfRange(name: "--script", value: text, range: "3–"))
        }
        let clock = ScriptedClock(LocalTime(seconds: 0, offset: 0))
        setClock(clock, fromScript: descriptor)
        return clock
    }
}
