import Coaching
import Courses
import JSON
import Library
import Messages

extension Command {
    /// `aloud premium [unlock] [--json]`
    static let premium: Command = Command(
        "premium",
        operands: "[unlock]",
        count: 0...1,
        options: [.json],
        takesNewLearner: { !$0.operands.isEmpty }
    ) { request throws(Failure) in
        if let word = request.arguments.operands.first {
            guard word.lowercased() == "unlock" else {
                throw Failure(.usage, .usage(usage: Help.usage(of: .premium)))
            }
            let library = try request.library()
            let moment = Moment(MachineClock().local, try request.settings(in: library))
            try stored { () throws(LibraryError) in _ = try library.unlockPremium(at: moment) }
        }
        let library = try request.readingLibrary()
        let premium = try stored { () throws(LibraryError) in
            try library?.premium() ?? Premium(isUnlocked: false)
        }
        let course = try request.course()
        if request.arguments.has("json") {
            let lessons = course.lessons.filter { $0.number >= Premium.firstLesson }.map {
                JSONValue.integer($0.number)
            }
            let record: JSONValue = ["unlocked": .bool(premium.isUnlocked), "lessons": .array(lessons)]
            try request.output.line(record.text)
            return .done
        }
        guard !premium.isUnlocked else {
            try request.output.line(request.text(.premiumUnlocked()))
            return .done
        }
        try request.output.line(request.text(.premiumLocked(first: Premium.firstLesson)))
        let languages = request.languages(with: try request.settings(in: library))
        for lesson in course.lessons where premium.isLocked(lesson: lesson.number) {
            try request.output.line(numbered(lesson.number, languages.map { lesson.title(in: $0) }, width: 3))
        }
        try request.output.line(request.text(.premiumHowTo()))
        return .done
    }
}
