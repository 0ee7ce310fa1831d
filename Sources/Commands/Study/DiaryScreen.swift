import Exercises
import Library
import Messages
import StudyTime

/// What was planned and done, today or in the last seven days.
struct DiaryScreen: Exercises.Activity {
    private let desk: StudyDesk
    private var days: Int
    /// The tasks that are on the screen, in its order.
    private var shownTasks: [StudyTask] = []

    init(_ desk: StudyDesk, asked: String) {
        self.desk = desk
        let word = asked.lowercased()
        days = !word.isEmpty && "week".hasPrefix(word) ? 7 : 1
    }

    var manner: Manner { .menu }

    var offers: [Offer] {
        [
            Offer("day", .offerDiaryDay()), Offer("week", .offerDiaryWeek()), Offer("list", .offerList()),
            Offer("back", .offerBack()),
        ]
    }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began, .returned, .typed(""): return [shown()]
        case .command(let order):
            switch order.name {
            case "day": days = 1
            case "week": days = 7
            case "list": break
            default: return [.finish(.left(nil))]
            }
            return [shown()]
        case .typed(let text): return [open(text)]
        case .ended, .interrupted: return [.finish(.left(nil))]
        case .failed(let trouble, _): return [.show(.trouble(trouble.message))]
        default: return []
        }
    }

    private mutating func shown() -> Cue {
        do throws(Trouble) {
            let diary = try desk.diary(days: days)
            // A week is drawn as bars, without its tasks.
            shownTasks = diary.count == 1 ? diary.flatMap(\.entries).map(\.task) : []
            return .show(.diary(DiaryBoard(diary, opens: true)))
        } catch {
            return .show(.trouble(error.message))
        }
    }

    /// Opens what a task of the day is tied to.
    private func open(_ text: String) -> Cue {
        guard let number = number(in: text), days == 1 else { return .show(.trouble(.commandUnknown(name: text))) }
        guard shownTasks.indices.contains(number - 1) else {
            return .show(.trouble(.taskUnknown(number: text, greatest: shownTasks.count)))
        }
        let task = shownTasks[number - 1]
        guard let link = task.link else { return .show(.message(.taskWithoutLink(name: task.name))) }
        return .open(link.destination)
    }
}

extension DiaryBoard {
    /// - Parameter opens: whether a number opens what a task is tied to.
    init(_ days: [DiaryDay], opens: Bool = false) {
        self.init(
            days: days.map { day in
                Day(
                    weekday: day.day.weekday,
                    date: day.day.description,
                    entries: day.entries.enumerated().map { index, entry in
                        Entry(
                            entry.task.name,
                            planned: minutes(entry.task.estimate),
                            studied: minutes(entry.studied),
                            spent: minutes(entry.task.spent),
                            ending: entry.ending,
                            isOnTime: entry.isOnTime,
                            isStuck: entry.task.isStuck,
                            note: entry.task.note,
                            link: entry.task.link.map { .taskLink(kind: $0.kind.rawValue, target: $0.target) },
                            number: opens ? index + 1 : nil
                        )
                    },
                    studied: minutes(day.studied),
                    pomodoros: day.pomodoros,
                    phrases: day.phrases,
                    right: day.dictated.right,
                    wrong: day.dictated.wrong
                )
            }
        )
    }
}
