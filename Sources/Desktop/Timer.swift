/// A job that is done every hour while the learner is logged in, or as soon as the machine is awake again.
public struct HourlyJob: Sendable, Equatable {
    /// Names the timer among others, such as `aloud-remind`; letters, digits, `-` and `_` alone.
    public let name: String
    /// The program by its whole path, and its arguments.
    public let command: [String]
    /// Variables it needs, which a timer would not know.
    public let variables: [String: String]

    /// - Parameter owner: whose timer it is where there are several; any text.
    public init(_ name: String, owner: String? = nil, command: [String], variables: [String: String] = [:]) {
        var name = name
        if let owner {
            name += "-"
            for byte in owner.utf8 {
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: name.append(Character(UnicodeScalar(byte)))
                default: name += "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
                }
            }
        }
        self.name = name
        self.command = command
        self.variables = variables
    }
}

/// What keeps the time: systemd for the learner, or cron.
public enum Timekeeper: String, Sendable, Equatable {
    case systemd
    case cron
}

/// Installs and removes timers, in the learner's own name.
public struct Timers: Sendable {
    /// Why a timer was not installed or removed.
    public enum Refusal: Error, Sendable, Equatable {
        /// Neither systemd nor cron answers.
        case nobody
        /// The command holds what no timer can: a line break.
        case unwritable
        /// Something did not do its part.
        case helper(HelperError)
    }

    let environment: [String: String]
    /// Where systemd looks for the learner's units.
    let unitFolder: String

    /// - Parameter unitFolder: where systemd looks for the learner's units: `~/.config/systemd/user`.
    public init(environment: [String: String], unitFolder: String) {
        self.environment = environment
        self.unitFolder = unitFolder
    }

    /// Installs a job, or brings the one of its name up to date; twice is the same as once.
    public func install(_ job: HourlyJob) throws(Refusal) -> Timekeeper {
        let texts = job.command + job.variables.map { $0.key + "=" + $0.value }
        guard texts.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }) else { throw .unwritable }
        do throws(HelperError) {
            if let systemd { return try systemd.install(job) }
            if let cron { return try cron.install(job) }
        } catch {
            throw .helper(error)
        }
        throw .nobody
    }

    /// Removes a job wherever it is; answers from where, and nothing where there was none.
    public func uninstall(_ job: HourlyJob) throws(Refusal) -> [Timekeeper] {
        var removed: [Timekeeper] = []
        do throws(HelperError) {
            let units = UserUnits(systemctl: systemd?.systemctl, folder: unitFolder)
            if try units.uninstall(job) { removed.append(.systemd) }
            if let cron, try cron.uninstall(job) { removed.append(.cron) }
        } catch {
            throw .helper(error)
        }
        return removed
    }

    /// systemd, where the learner's own instance of it answers.
    private var systemd: UserUnits? {
        guard let systemctl = Helper("systemctl", environment: environment),
            let end = try? systemctl.run(["--user", "show-environment"]), end.status == 0
        else { return nil }
        return UserUnits(systemctl: systemctl, folder: unitFolder)
    }

    private var cron: CronTable? {
        // Its words are read.
        let plain = environment.merging(["LC_ALL": "C"]) { _, new in new }
        return Helper("crontab", environment: plain).map { CronTable(crontab: $0) }
    }
}
