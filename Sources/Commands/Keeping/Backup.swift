import Coaching
import Library
import Messages
import Orthography
import Settings

extension Command {
    /// `aloud backup [FILE]`
    static let backup = Command("backup", operands: "[FILE]", count: 0...1) { request throws(Failure) in
        guard let library = try request.readingLibrary() else {
            throw Failure(.noInput, .nothingStored(path: request.paths.database))
        }
        let file: String
        if let given = request.arguments.operands.first {
            file = given
        } else {
            let today = Moment(MachineClock().local, try request.settings(in: library)).day
            file = request.paths.backups.file(of: today)
        }
        do throws(LibraryError) {
            try library.backUp(to: file)
        } catch {
            guard error.path == file, error.kind == .readOnly else { throw error.failure }
            throw Failure(.cannotWrite, .fileCannotBeWritten(file: file, detail: "\(error.call): \(error.message)"))
        }
        try request.output.line(visible(request.text(.backedUp(file: file))))
        return .done
    }

    /// `aloud restore [FILE]`
    static let restore = Command("restore", operands: "[FILE]", count: 0...1, takesNewLearner: { _ in true }) {
        request throws(Failure) in
        let folder = request.paths.backups
        guard let file = request.arguments.operands.first ?? folder.files.first else {
            throw Failure(.noInput, .backupMissing(directory: folder.path))
        }
        guard let lock = ConsoleLock(path: request.paths.consoleLock) else {
            if ConsoleLock.isHeld(path: request.paths.consoleLock) { throw Failure(.unavailable, .restoreWhileOpen()) }
            throw Failure(.cannotWrite, .libraryReadOnly(path: request.paths.database, detail: "open"))
        }
        defer { withExtendedLifetime(lock) {} }
        let day = Moment(MachineClock().local, Settings(locale: "C")).day
        let kept: String?
        do throws(LibraryError) {
            kept = try Library.restore(request.paths.database, from: file, keepingAs: ".before-\(day)")
        } catch {
            guard error.path == file, error.kind != .absent else { throw error.failure }
            throw Failure(.badData, .backupUnusable(file: file, detail: "\(error.call): \(error.message)"))
        }
        let message = kept.map { Message.restoredKeeping(file: file, kept: $0) } ?? .restored(file: file)
        try request.output.line(visible(request.text(message)))
        return .done
    }
}

extension Paths {
    /// Where a learner's backups stand.
    var backups: BackupFolder { BackupFolder(path: profileData + "/backups") }

    /// The file by which consoles of one learner know of each other.
    var consoleLock: String { profileData + "/console.lock" }
}
