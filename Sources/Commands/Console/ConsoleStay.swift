import Coaching
import Library
import Messages
import Settings

/// One stay in the console: it counts as opening the program, other consoles of the learner know of it, and what was
/// done is backed up once a day when it ends.
final class ConsoleStay {
    private let library: Library
    /// Nil where nothing is kept.
    private let backups: BackupFolder?
    private let moment: Moment
    /// Held while the console is open; nil in a second console.
    private let lock: ConsoleLock?
    /// Whether the learner has another console open.
    let isSecond: Bool

    /// Throws where the opening cannot be stored.
    ///
    /// - Parameter keeps: whether what is stored is kept.
    init(
        _ request: Request,
        library: Library,
        keeps: Bool,
        settings: Settings,
        clock: any Clock
    ) throws(Failure) {
        self.library = library
        backups = keeps ? request.paths.backups : nil
        let moment = Moment(clock.local, settings)
        self.moment = moment
        lock = ConsoleLock(path: request.paths.consoleLock)
        isSecond = lock == nil && ConsoleLock.isHeld(path: request.paths.consoleLock)
        try stored { () throws(LibraryError) in _ = try library.markOpened(at: moment) }
    }

    /// Backs up what was done, unless it was done today already. Answers what a person should know.
    func leave() -> Message? {
        do throws(LibraryError) {
            try backups?.backUp(library, on: moment.day)
            return nil
        } catch {
            return error.text
        }
    }
}
