@preconcurrency import Glibc
import JSON
import Library
import Messages

extension Command {
    /// `aloud export [FILE]`: everything stored, one JSON object a line.
    static let export = Command("export", operands: "[FILE]", count: 0...1, options: [.json]) {
        request throws(Failure) in
        guard let library = try request.readingLibrary() else {
            throw Failure(.noInput, .nothingStored(path: request.paths.database))
        }
        guard let file = request.arguments.operands.first, file != "-" else {
            try write(library, to: request.output)
            return .done
        }
        // Opening it would empty the very database that is to be exported.
        for ending in ["", "-wal", "-shm"] where isSameFile(file, request.paths.database + ending) {
            throw Failure(.cannotWrite, .fileCannotBeWritten(file: file, detail: "open: a database in use"))
        }
        let draft = try Draft(of: file)
        do throws(Failure) {
            try write(library, toFile: draft.path)
        } catch {
            draft.drop()
            guard error.status == .inputOutput else { throw error }
            throw Failure(.cannotWrite, .fileCannotBeWritten(file: file, detail: "write"))
        }
        try draft.keep()
        return .done
    }
}

/// Whether two names stand for one file, through links too.
private func isSameFile(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(one, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
}

private func write(_ library: Library, toFile path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
        throw Failure(.cannotWrite, .fileCannotBeWritten(file: path, detail: "open: " + systemWords(errno)))
    }
    defer { close(descriptor) }
    let output = Output(descriptor: descriptor)
    try write(library, to: output)
    try output.flush()
}

private func write(_ library: Library, to output: Output) throws(Failure) {
    // What cannot be written ends it, but is no error of the library.
    var stopped: Failure?
    do throws(LibraryError) {
        try library.export { (record) throws(LibraryError) in
            do throws(Failure) {
                try output.line(record.text)
            } catch {
                stopped = error
                throw .stopped
            }
        }
    } catch {
        throw stopped ?? error.failure
    }
}
