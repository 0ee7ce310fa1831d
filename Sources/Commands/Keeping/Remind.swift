import Coaching
import Courses
import Desktop
import JSON
import Library
import Memory
import Messages
import Orthography
import Settings

extension Command {
    /// `aloud remind [--install|--uninstall] [--json]`
    static let remind: Command = Command(
        "remind",
        options: [Option("install"), Option("uninstall"), .json],
        takesNewLearner: { _ in true }
    ) { request throws(Failure) in
        switch (request.arguments.has("install"), request.arguments.has("uninstall")) {
        case (true, true): throw Failure(.usage, .usage(usage: Help.usage(of: .remind)))
        case (true, false): return try request.installReminders()
        case (false, true): return try request.uninstallReminders()
        case (false, false): return try request.sendReminders(at: MachineClock().local, by: Chance())
        }
    }
}

extension Request {
    /// Sends what is due now, or prints it where nobody shows it. Never counts as opening the program.
    func sendReminders(at time: LocalTime, by chance: Chance) throws(Failure) -> ExitStatus {
        let library = try library()
        let settings = try settings(in: library)
        let language = settings.interface.flatMap { InterfaceLanguage(code: $0) } ?? interface
        let moment = Moment(time, settings)
        let due = try stored { () throws(LibraryError) in
            try library.claimReminders(settings.reminders, at: moment)
        }
        if due.isEmpty, !general.quiet, !arguments.has("json") {
            try output.line(Message.reminderNothingDue().text(in: language))
        }
        let notifications = Notifications(environment: environment)
        var told: Message?
        var status = ExitStatus.done
        for claimed in due {
            let notification: Notification
            switch claimed.reminder {
            case .streak:
                notification = Notification(title: Message.reminderStreak(days: claimed.streak).text(in: language))
            case .missed: notification = Notification(title: Message.reminderMissed().text(in: language))
            case .dailyPhrase:
                do throws(Failure) {
                    guard let phrase = try dailyPhrase(settings, chance) else { continue }
                    notification = phrase
                } catch {
                    // The other reminders need no course.
                    if let message = error.message { say(message) }
                    status = max(status, error.status)
                    continue
                }
            }
            var isShown = true
            do throws(Notifications.Refusal) {
                try notifications.send(notification)
            } catch {
                isShown = false
                if told != error.message { messages.say(error.message, in: language) }
                told = error.message
            }
            try report(claimed.reminder, notification, isShown: isShown)
        }
        return status
    }

    private func report(_ reminder: Reminder, _ notification: Notification, isShown: Bool) throws(Failure) {
        if arguments.has("json") {
            let record: JSONValue = [
                "reminder": .string(reminder.rawValue), "title": .string(notification.title),
                "body": .string(notification.body), "sent": .string(isShown ? "desktop" : "printed"),
            ]
            try output.line(record.text)
        } else if !isShown || !general.quiet {
            try output.line(notification.title)
            for line in notification.body.split(separator: "\n") { try output.line("  " + line) }
        }
    }

    /// Any phrase of the course in the language studied, with its meaning; nil where the course has none.
    private func dailyPhrase(_ settings: Settings, _ chance: Chance) throws(Failure) -> Notification? {
        let tongues = Tongues(settings, named: general.languages)
        var chance = chance
        let candidates = try course().phrases.filter { $0.texts[tongues.study] != nil }
        guard let phrase = candidates.randomElement(using: &chance), let text = phrase.text(in: tongues.study)
        else { return nil }
        var below: [String] = []
        if tongues.study == .mandarin, !phrase.pinyin.isEmpty { below.append(phrase.pinyin.joined(separator: " ")) }
        if tongues.known != tongues.study, let meaning = phrase.text(in: tongues.known) { below.append(meaning) }
        return Notification(title: visible(text), body: below.map { visible($0) }.joined(separator: "\n"))
    }

    // MARK: The timer

    fileprivate func installReminders() throws(Failure) -> ExitStatus {
        guard let program = executablePath() else { throw Failure(.unavailable, .remindNoTimekeeper()) }
        var words = [program, "remind", "--quiet", "--data", absolute(paths.data)]
        if let profile = general.profile { words += ["--profile", profile] }
        // A timer knows the home, and neither the learner's language nor where the course stands.
        var variables = ["LANG": locale(in: environment)]
        if let home = environment["ALOUD_HOME"], !home.isEmpty { variables["ALOUD_HOME"] = absolute(home) }
        let job = HourlyJob("aloud-remind", owner: general.profile, command: words, variables: variables)
        let keeper: Timekeeper
        do throws(Timers.Refusal) { keeper = try timers.install(job) } catch { throw error.failure }
        try reportTimer(keeper, isInstalled: true)
        return .done
    }

    fileprivate func uninstallReminders() throws(Failure) -> ExitStatus {
        let job = HourlyJob("aloud-remind", owner: general.profile, command: [])
        let keepers: [Timekeeper]
        do throws(Timers.Refusal) { keepers = try timers.uninstall(job) } catch { throw error.failure }
        for keeper in keepers { try reportTimer(keeper, isInstalled: false) }
        if keepers.isEmpty, !arguments.has("json") { try output.line(text(.remindWasNotInstalled())) }
        return .done
    }

    private func reportTimer(_ keeper: Timekeeper, isInstalled: Bool) throws(Failure) {
        if arguments.has("json") {
            let record: JSONValue = ["timer": .string(keeper.rawValue), "installed": .bool(isInstalled)]
            try output.line(record.text)
        } else {
            let message: Message =
                isInstalled
                ? .remindInstalled(keeper: keeper.rawValue) : .remindUninstalled(keeper: keeper.rawValue)
            try output.line(text(message))
        }
    }

    private var timers: Timers { Timers(environment: environment, unitFolder: paths.userUnits) }
}

extension Settings {
    /// Which reminders are on, and when they come.
    var reminders: Reminders {
        var hours: [Reminder: Int] = [:]
        if dailyPhrase { hours[.dailyPhrase] = dailyPhraseHour }
        if streakReminder { hours[.streak] = streakReminderHour }
        if missedReminder { hours[.missed] = missedReminderHour }
        return Reminders(hours: hours, dayStart: dayStart)
    }
}
