import Coaching
import Courses
import Exercises
import Messages
import Orthography

/// The numbered lessons; a number opens one.
struct LessonsScreen: Activity {
    let course: Course
    /// The languages whose titles stand first and second.
    let tongues: Tongues
    let notebook: ConsoleNotebook
    /// A lesson asked for together with the screen.
    let chosen: String

    var manner: Manner { .menu }

    var offers: [Offer] {
        [
            Offer("open", .offerOpenLesson(), argument: "N"), Offer("words", .offerWords(), argument: "N"),
            Offer("list", .offerList()), Offer("back", .offerBack()),
        ]
    }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began: chosen.isEmpty ? [list] : [list] + open(chosen)
        case .returned: [list]
        case .typed(""): notebook.bookmark.map { open(String($0)) } ?? [list]
        case .typed(let text): open(text)
        case .command(let order) where order.name == "open":
            order.argument.isEmpty ? [.show(.message(.chooseLesson()))] : open(order.argument)
        case .command(let order) where order.name == "words": words(order.argument)
        case .command(let order) where order.name == "list": [list]
        case .command, .ended, .interrupted: [.finish(.left(nil))]
        case .failed(let trouble, _): [.show(.trouble(trouble.message))]
        default: []
        }
    }

    private var list: Cue {
        let (known, study) = (tongues.known, tongues.study)
        let (bookmark, premium) = (notebook.bookmark, notebook.premium)
        return .show(
            .list(
                title: .lessonsTitle(),
                course.lessons.map { lesson in
                    Item(
                        lesson.number,
                        lesson.title(in: known),
                        detail: known == study ? "" : lesson.title(in: study),
                        note: premium.isLocked(lesson) ? .lockedNote() : nil,
                        isCurrent: lesson.number == bookmark
                    )
                }
            )
        )
    }

    private func open(_ text: String) -> [Cue] {
        guard let number = number(in: text), course.lesson(number) != nil else { return unknown(text) }
        return [.open(.screen("phrases", argument: String(number)))]
    }

    /// The Chinese words of a lesson's title, in the dictionary; of the one studied last where none is named.
    private func words(_ text: String) -> [Cue] {
        let chosen = text.isEmpty ? notebook.bookmark ?? course.lessons.first?.number : number(in: text)
        guard let lesson = chosen.flatMap({ course.lesson($0) }) else { return unknown(text) }
        return [.open(.screen("words", argument: lesson.title(in: .mandarin)))]
    }

    private func unknown(_ text: String) -> [Cue] {
        let numbers = course.lessons.map(\.number)
        let unknown = Message.lessonUnknown(number: text, least: numbers.min() ?? 0, greatest: numbers.max() ?? 0)
        return [.show(.trouble(unknown))]
    }
}

/// The number a person typed, in digits of any width; nil where it is none.
func number(in text: String) -> Int? {
    var value = 0
    guard !text.isEmpty, text.count <= 9 else { return nil }
    for character in text {
        guard let digit = character.wholeNumberValue, (0...9).contains(digit) else { return nil }
        value = value * 10 + digit
    }
    return value
}

extension Console {
    func lessons(_ chosen: String) throws(Trouble) -> any Activity {
        accompanied(LessonsScreen(course: try course(), tongues: tongues, notebook: notebook, chosen: chosen), .lessons)
    }
}
