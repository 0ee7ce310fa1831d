import Exercises
import Messages

extension Console {
    /// What leads to study time from everywhere.
    static let studyOffers = [
        Offer("tasks", .offerTasks()),
        Offer("timer", .offerTimer(), argument: "WHAT"),
        Offer("diary", .offerDiary(), argument: "day|week"),
    ]

    /// A screen of study time; nil where the name is none of theirs.
    func studyScreen(_ name: String, _ argument: String) -> (any Activity)? {
        switch name {
        case "tasks": accompanied(TasksScreen(desk, in: learner.interface), .tasks)
        case "timer": accompanied(TimerScreen(desk, asked: argument), .timer, greets: argument.isEmpty)
        case "diary": accompanied(DiaryScreen(desk, asked: argument), .diary)
        default: nil
        }
    }
}
