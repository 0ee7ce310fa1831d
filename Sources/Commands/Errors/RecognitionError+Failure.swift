import Messages
import Orthography
import Recognition

extension RecognitionError {
    /// What a person is told.
    var text: Message {
        switch kind {
        case .noModel: .modelMissing(language: Language(code: call).map { .name(of: $0) } ?? .verbatim(call))
        case .incomplete: .modelFileMissing(path: call, detail: reason)
        case .model: .modelDamaged(file: call, detail: reason)
        case .unreadable: .fileUnreadable(file: call, detail: reason)
        case .cannotWrite: .fileCannotBeWritten(file: call, detail: reason)
        case .library: .recognitionFailed(detail: "\(call): \(reason)")
        case .pronunciation: .wordWithoutPronunciation(word: call)
        }
    }

    var status: ExitStatus {
        switch kind {
        case .noModel: .unavailable
        case .incomplete, .model: .badData
        case .unreadable: .noInput
        case .cannotWrite: .cannotWrite
        case .library: .inputOutput
        case .pronunciation: .usage
        }
    }

    var failure: Failure { Failure(status, text) }
}
