import Desktop
import Messages

extension HelperError {
    /// The one line and the exit status.
    var failure: Failure {
        switch kind {
        case .file: Failure(.cannotWrite, .fileCannotBeWritten(file: name, detail: "\(call): \(reason)"))
        case .absent, .notStarted, .tooSlow, .failed:
            Failure(.unavailable, .helperFailed(call: call == "waitpid" ? name : call, detail: reason))
        }
    }
}

extension Timers.Refusal {
    /// The one line and the exit status.
    var failure: Failure {
        switch self {
        case .nobody: Failure(.unavailable, .remindNoTimekeeper())
        case .unwritable: Failure(.configuration, .remindUnwritable())
        case .helper(let error): error.failure
        }
    }
}

extension Notifications.Refusal {
    /// What a person is told, before the reminder itself is printed.
    var message: Message {
        switch self {
        case .notInstalled: .reminderNotInstalled()
        case .noBus: .reminderNoBus()
        case .failed(let detail): .reminderNotShown(detail: detail)
        }
    }
}
