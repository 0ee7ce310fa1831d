import Coaching
import Exercises
import Messages

/// What goes on beside the console's screens: study time, and what waits to be kept.
final class ConsoleBackground: Background {
    private let desk: StudyDesk
    private let notebook: ConsoleNotebook

    init(desk: StudyDesk, notebook: ConsoleNotebook) {
        self.desk = desk
        self.notebook = notebook
    }

    func attend(isFree: Bool) -> [Cue] {
        notebook.retry()
        return desk.attend(isFree: isFree)
    }

    var nextLook: Double? { [desk.nextLook, notebook.nextTry].compactMap { $0 }.min() }
    var badge: Message? { desk.badge }
}
