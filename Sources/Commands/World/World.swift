import Coaching
import Courses
import Library
import Messages
import Orthography
import Settings

extension Message {
    static func name(of language: Language) -> Message { .languageName(code: language.code) }
}

extension Moment {
    init(_ time: LocalTime, _ settings: Settings) {
        // Beyond these no calendar reaches, and no integer either.
        let seconds = Int(min(max(time.seconds.isFinite ? time.seconds : 0, -1e12), 1e12))
        self.init(instant: seconds, offset: time.offset, dayStart: settings.dayStart)
    }
}

extension Request {
    /// The learner's database, made where it is missing.
    func library() throws(Failure) -> Library {
        try stored { () throws(LibraryError) in try Library(path: paths.database) }
    }

    /// The learner's database for reading; nil where there is none.
    func readingLibrary() throws(Failure) -> Library? {
        try stored { () throws(LibraryError) in try Library.reading(path: paths.database) }
    }

    /// The learner's settings out of a database that is open, or as they come; what cannot be used is said.
    func settings(in library: Library?) throws(Failure) -> Settings {
        let kept = try stored { () throws(LibraryError) in try library?.settings() ?? [:] }
        let (settings, refusals) = Settings.reading(kept, locale: locale(in: environment))
        for refusal in refusals { say(.settingForgotten(key: refusal.setting.key, value: refusal.value)) }
        return settings
    }

    /// The learner's settings for what works without a database: one that cannot be read is said, and left aside.
    func settingsIfReadable() -> Settings {
        do throws(Failure) {
            return try settings(in: try readingLibrary())
        } catch {
            if let message = error.message { say(message) }
            return Settings(locale: locale(in: environment))
        }
    }

    /// Where lesson files stand: those shipped, then the person's own.
    var lessonFolders: [String] {
        (shippedLessons.map { [$0] } ?? []) + [paths.data + "/lessons"]
    }

    private var shippedLessons: String? { paths.resources.map { $0 + "/Lessons" } }

    /// The lessons of these folders, and what is not as it should be in them.
    func readLessons() -> (course: Course, problems: [LessonProblem]) {
        // What is shipped was checked by the tests.
        Course.reading(folders: lessonFolders, checked: shippedLessons)
    }

    /// The course. What is not as it should be in a lesson file is said.
    func course() throws(Failure) -> Course {
        let (course, problems) = readLessons()
        for problem in problems { say(problem.text) }
        guard !course.lessons.isEmpty else {
            throw Failure(.noInput, .lessonsMissing(directory: lessonFolders.first ?? ""))
        }
        return course
    }
}
