import Library
import Messages

extension LibraryError {
    /// What a person is told.
    var text: Message {
        let detail = "\(call): \(message)"
        return switch kind {
        case .readOnly: .libraryReadOnly(path: path, detail: detail)
        case .unreadable: .libraryUnreadable(path: path, detail: detail)
        case .full: .libraryFull(path: path, detail: detail)
        case .damaged: .libraryDamaged(path: path, detail: detail)
        case .locked: .libraryLocked(path: path, detail: detail)
        case .tooNew: .libraryTooNew(path: path, detail: detail)
        case .absent: .fileNotFound(file: path)
        case .stopped: .dictionaryStopped()
        case .failed: .libraryFailed(path: path, detail: detail)
        }
    }

    /// The one line and the exit status.
    var failure: Failure {
        let status: ExitStatus =
            switch kind {
            case .readOnly, .full: .cannotWrite
            case .damaged: .badData
            case .absent, .unreadable: .noInput
            case .locked, .stopped: .unavailable
            case .tooNew: .configuration
            case .failed: .inputOutput
            }
        return Failure(status, text)
    }
}

/// Runs what the library does, its error made a failure.
func stored<Value>(_ body: () throws(LibraryError) -> Value) throws(Failure) -> Value {
    do throws(LibraryError) {
        return try body()
    } catch {
        throw error.failure
    }
}
