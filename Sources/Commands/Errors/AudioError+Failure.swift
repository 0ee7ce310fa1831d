import Audio
import Messages
import Orthography

extension AudioError {
    /// What a person is told: what happened and what to do, then the failing call and the library's words.
    var text: Message {
        // A library's log may go on for lines.
        let detail = shortened("\(call): \(reason)", to: 90)
        return switch kind {
        case .absent: .audioAbsent(device: name, detail: detail)
        case .busy: .audioBusy(device: name, detail: detail)
        case .denied: .audioDenied(device: name, detail: detail)
        case .unplugged: .audioUnplugged(device: name, detail: detail)
        case .serverLost: .audioServerLost(device: name, detail: detail)
        case .suspended: .audioSuspended(device: name, detail: detail)
        case .overrun: .audioOverrun(device: name, detail: detail)
        case .underrun: .audioUnderrun(device: name, detail: detail)
        case .stalled: .audioStalled(device: name, detail: detail)
        case .format where call.hasPrefix("sf_"): .soundFileFormat(file: name)
        case .format: .audioFormat(device: name, detail: detail)
        case .notFound: .soundFileNotFound(file: name)
        case .notAFile: .fileNotAFile(file: name)
        case .unreadable: .soundFileUnreadable(file: name, detail: detail)
        case .empty: .soundFileEmpty(file: name)
        case .truncated: .soundFileTruncated(file: name)
        case .tooLong: .soundFileTooLong(file: name, detail: detail)
        case .cannotWrite: .soundFileCannotBeWritten(file: name, detail: detail)
        case .failed: .audioFailed(device: name, detail: detail)
        }
    }

    /// The exit status that scripts are told.
    var status: ExitStatus {
        switch kind {
        case .notFound, .notAFile: .noInput
        case .unreadable, .empty, .truncated, .tooLong: .badData
        case .cannotWrite: .cannotWrite
        case .format where call.hasPrefix("sf_"): .usage
        case .absent, .busy, .denied, .unplugged, .serverLost, .suspended, .format, .stalled: .unavailable
        case .overrun, .underrun, .failed: .inputOutput
        }
    }

    var failure: Failure { Failure(status, text) }
}
