@preconcurrency import Glibc

/// What the desktop's notification service shows.
public struct Notification: Sendable, Equatable {
    /// One line, shown as it is.
    public let title: String
    /// What stands below it; may be empty.
    public let body: String

    public init(title: String, body: String = "") {
        self.title = title
        self.body = body
    }
}

/// The desktop's notification service, spoken to through `notify-send`.
public struct Notifications: Sendable {
    /// Why a notification was not shown.
    public enum Refusal: Error, Sendable, Equatable {
        /// `notify-send` is not installed.
        case notInstalled
        /// There is no session bus, and so nobody who shows anything.
        case noBus
        /// `notify-send` did not do it, in its own words.
        case failed(String)
    }

    private let environment: [String: String]

    public init(environment: [String: String]) { self.environment = environment }

    /// Has a notification shown.
    public func send(_ notification: Notification) throws(Refusal) {
        guard let address = busAddress else { throw .noBus }
        var environment = environment
        // A timer may know less of the session than a terminal does.
        environment["DBUS_SESSION_BUS_ADDRESS"] = address
        guard let helper = Helper("notify-send", environment: environment) else { throw .notInstalled }
        var words = ["--app-name=aloud", "--", notification.title]
        // The body is markup to the service, the title is not.
        if !notification.body.isEmpty { words.append(markedUp(notification.body)) }
        do throws(HelperError) {
            try helper.succeed(words, seconds: 5)
        } catch {
            throw .failed(error.reason)
        }
    }

    /// Where the session bus listens: as the environment tells, or where systemd has put it; nil where nobody does.
    private var busAddress: String? {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
        let folder = environment["XDG_RUNTIME_DIR"] ?? "/run/user/\(getuid())"
        var status = stat()
        guard stat(folder + "/bus", &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
        return "unix:path=" + folder + "/bus"
    }

    private func markedUp(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
        return result
    }
}
