import Audio
import Courses
import Exercises
import Library
import Memory
import Messages
import Settings

/// The screens beside the lessons: progress, search, settings, premium, feedback, profiles.
extension Console {
    /// What leads to them from everywhere.
    static let sideOffers = [
        Offer("search", .offerSearch(), argument: "TEXT"), Offer("progress", .offerProgress()),
        Offer("settings", .offerSettings(), argument: "N VALUE"), Offer("premium", .offerPremium()),
        Offer("voice", .offerVoice(), argument: "on|off"),
        Offer("profile", .offerProfile(), argument: "NAME"), Offer("feedback", .offerFeedback()),
    ]

    /// Makes one of them. Throws where the name is none of theirs.
    func sideScreen(_ name: String, _ argument: String) throws(Trouble) -> any Activity {
        switch name {
        case "progress": return accompanied(try progressScreen(), .progress)
        case "search":
            let search = try searching()
            return accompanied(SearchScreen(argument, beside: shownLanguages) { search.search($0) }, .search)
        case "settings": return accompanied(settingsScreen(argument), .settings)
        case "premium": return accompanied(try premiumScreen(argument), .premium)
        case "feedback": return accompanied(FeedbackScreen(lines: learner.request.feedbackLines), .feedback)
        case "profile":
            return ProfileScreen(
                names: Profiles(learner.request.paths).names,
                current: learner.name,
                chosen: argument
            ) { [unowned self] name throws(Trouble) in
                do throws(Failure) { return try changeProfile(to: name) } catch { throw Trouble(error) }
            }
        default:
            guard let screen = studyScreen(name, argument) else { throw Trouble(.storage, .commandUnknown(name: name)) }
            return screen
        }
    }

    private func progressScreen() throws(Trouble) -> ProgressScreen {
        let today = learner.now.day
        do throws(LibraryError) {
            let sounds = WeakSound.all(of: try learner.library.soundDays(), today: today)
            return ProgressScreen(
                board: ProgressBoard(
                    try learner.library.progress(goal: learner.settings.goal, today: today),
                    sounds: sounds.filter { $0.language == tongues.study.code }
                )
            )
        } catch {
            throw Trouble(.storage, error.text)
        }
    }

    private func settingsScreen(_ argument: String) -> SettingsScreen {
        var outranked: Set<Setting> = []
        if !learner.request.general.microphones.isEmpty { outranked.insert(.microphone) }
        if learner.request.general.speaker != nil { outranked.insert(.speaker) }
        if learner.request.general.languages.count > 0 { outranked.insert(.study) }
        if learner.request.general.languages.count > 1 { outranked.insert(.known) }
        return SettingsScreen(
            learner.settings,
            SettingsScreen.Parts(
                devices: (try? audioDevices()) ?? [],
                locale: InterfaceLanguage(locale: locale(in: learner.request.environment)),
                outranked: outranked,
                change: { [unowned self] setting, value throws(Trouble) in try set(setting, to: value) }
            ),
            asked: argument
        )
    }

    private func premiumScreen(_ argument: String) throws(Trouble) -> PremiumScreen {
        let tongues = tongues
        let items = try course().lessons.filter { !$0.isOwn && $0.number >= Premium.firstLesson }.map { lesson in
            Item(
                lesson.number,
                lesson.title(in: tongues.known),
                detail: tongues.known == tongues.study ? "" : lesson.title(in: tongues.study),
                isCurrent: lesson.number == number(in: argument)
            )
        }
        return PremiumScreen(lessons: items, isUnlocked: notebook.premium.isUnlocked, chosen: argument) {
            [unowned self] () throws(Trouble) in try unlock()
        }
    }

    // MARK: What the screens have done

    /// Sets a setting, keeps it, and lets it take effect; answers all of them as they are then.
    private func set(_ setting: Setting, to value: String) throws(Trouble) -> Settings {
        do throws(Failure) {
            try learner.set(setting, to: value)
            try takeEffect([setting])
        } catch {
            throw Trouble(error)
        }
        return learner.settings
    }

    private func unlock() throws(Trouble) {
        let moment = learner.now
        do throws(LibraryError) {
            try learner.library.unlockPremium(at: moment)
        } catch {
            throw Trouble(.storage, error.text)
        }
    }

    private func changeProfile(to text: String) throws(Failure) -> Message {
        let profiles = Profiles(learner.request.paths)
        guard let name = profiles.name(for: text) else { throw Failure(.usage, .profileNameInvalid(name: text)) }
        guard name != learner.name else { throw Failure(.usage, .profileSame(name: name)) }
        let isNew = !profiles.names.contains(name)
        if let paused = desk.leave() { show(.message(paused)) }
        defer { desk.sit() }
        if let trouble = try learner.change(to: name == Profiles.unnamed ? nil : name) { show(.trouble(trouble)) }
        try takeEffect(Setting.allCases)
        takeHistory()
        if learner.isSecond { show(.message(.libraryInUse(profile: learner.name))) }
        return isNew ? .profileMade(name: name) : .profileChanged(name: name)
    }
}

extension Trouble {
    /// A command's failure as a screen tells it.
    init(_ failure: Failure) {
        self.init(failure.status == .usage ? .refused : .storage, failure.message ?? .outputFailed(detail: ""))
    }
}
