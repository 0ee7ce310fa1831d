import Exercises
import Library
import Messages
import StudyTime

/// What was planned and done, today or in the last seven days.
struct DiaryScreen: Exercises.Activity {
    private let desk: StudyDesk
    private var days: Int

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
        case .began, .returned, .typed(""): return [shown]
        case .command(let order):
            switch order.name {
            case "day": days = 1
            case "week": days = 7
            case "list": break
            default: return [.finish(.left(nil))]
            }
            return [shown]
        case .typed(let text): return [.show(.trouble(.commandUnknown(name: text)))]
        case .ended, .interrupted: return [.finish(.left(nil))]
        case .failed(let trouble, _): return [.show(.trouble(trouble.message))]
        default: return []
        }
    }

    private var shown: Cue {
        do throws(Trouble) {
            return .show(.diary(DiaryBoard(try desk.diary(days: days))))
        } catch {
            return .show(.trouble(error.message))
        }
    }
}

extension DiaryBoard {
    init(_ days: [DiaryDay]) {
        self.init(
            days: days.map { day in
                Day(
                    weekday: day.day.weekday,
                    date: day.day.description,
                    entries: day.entries.map { entry in
                        Entry(
                            entry.task.name,
                            planned: minutes(entry.task.estimate),
                            studied: minutes(entry.studied),
                            spent: minutes(entry.task.spent),
                            ending: entry.ending,
                            isOnTime: entry.isOnTime,
                            isStuck: entry.task.isStuck,
                            note: entry.task.note
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
