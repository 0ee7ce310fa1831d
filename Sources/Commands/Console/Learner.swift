import Coaching
import Library
import Messages
import Orthography
import Settings
import Synthesis

/// Who sits at the console: whose data it is, and what they have set. Another may take the place.
final class Learner {
    private(set) var request: Request
    private(set) var library: Library
    /// Why nothing that is done is kept: the learner's data cannot be written. Nil where it is.
    private(set) var unkept: Message?
    let preferences: Preferences
    private let clock: any Clock
    private var stay: ConsoleStay?

    /// Throws where the learner's data cannot be opened. Where it can only not be written, ``unkept`` says so.
    init(_ request: Request, clock: any Clock) throws(Failure) {
        self.request = request
        self.clock = clock
        (library, unkept) = try request.libraryOrCopy()
        preferences = Preferences(try request.settings(in: library))
    }

    var settings: Settings { preferences.current }
    var now: Moment { Moment(clock.local, settings) }
    /// The language of the program's own texts.
    var interface: InterfaceLanguage { request.interface(with: settings) }
    /// Whether the learner has another console open.
    var isSecond: Bool { stay?.isSecond ?? false }
    /// What the learner is called; `default` for the one without a name.
    var name: String { request.general.profile ?? Profiles.unnamed }

    /// The learner sits down, which counts as opening the program. Throws where that cannot be stored.
    func sitDown() throws(Failure) {
        stay = try ConsoleStay(request, library: library, keeps: unkept == nil, settings: settings, clock: clock)
        library.patience = Self.patience
    }

    /// Seconds for which a key may be held while another program writes: so long at most, and the learner is told.
    static let patience = 0.4

    /// The learner leaves; answers what a person should know.
    func standUp() -> Message? {
        defer { stay = nil }
        return stay?.leave()
    }

    /// Sets a setting and keeps it. Throws what would do instead, or why it cannot be kept.
    func set(_ setting: Setting, to value: String) throws(Failure) {
        var changed = settings
        let before = changed.stored
        do throws(SettingRefusal) {
            try changed.set(setting, to: changed.accentName(value, for: setting)) { language in
                Voice.voices(of: language).map(\.accent)
            }
        } catch {
            throw error.failure
        }
        let after = changed.stored
        try stored { () throws(LibraryError) in try library.storeSettings(after, changedFrom: before) }
        preferences.replace(changed)
    }

    /// Another learner takes the place; the one before leaves. Answers what a person should know of the leaving. Throws
    /// where the other's data cannot be opened, and then nobody moves.
    func change(to profile: String?) throws(Failure) -> Message? {
        let request = try request.with(profile: profile)
        let (library, unkept) = try request.libraryOrCopy()
        let settings = try request.settings(in: library)
        let stay = try ConsoleStay(request, library: library, keeps: unkept == nil, settings: settings, clock: clock)
        let trouble = standUp()
        library.patience = Self.patience
        (self.request, self.library, self.unkept, self.stay) = (request, library, unkept, stay)
        preferences.replace(settings)
        return unkept ?? trouble
    }

    /// Takes up what another program has set meanwhile; answers the settings that are no longer the same.
    func takeUpSettings() -> [Setting] {
        guard let kept = try? library.settings() else { return [] }
        let before = settings
        guard kept != before.stored else { return [] }
        let (fresh, _) = Settings.reading(kept, locale: locale(in: request.environment))
        preferences.replace(fresh)
        return Setting.allCases.filter { fresh.text(of: $0) != before.text(of: $0) }
    }
}

extension Request {
    /// The learner's database; where it cannot be written, a copy of it that nobody keeps, and what is said of that.
    func libraryOrCopy() throws(Failure) -> (library: Library, unkept: Message?) {
        do throws(LibraryError) {
            let library = try Library(path: paths.database)
            try library.checkWritable()
            return (library, nil)
        } catch  where error.kind == .readOnly || error.kind == .full {
            let copy = try stored { () throws(LibraryError) in try Library.inMemory(copying: paths.database) }
            return (copy, .libraryNotKept(path: paths.profileData, detail: "\(error.call): \(error.message)"))
        } catch {
            throw error.failure
        }
    }

    /// The language of the program's own texts: the one set, otherwise the locale's.
    func interface(with settings: Settings) -> InterfaceLanguage {
        settings.interface.flatMap { InterfaceLanguage(code: $0) }
            ?? InterfaceLanguage(locale: locale(in: environment))
    }

    /// The same request as another learner makes it.
    func with(profile: String?) throws(Failure) -> Request {
        var general = general
        general.profile = profile
        return Request(
            arguments: arguments,
            general: general,
            environment: environment,
            paths: try Paths(environment: environment, data: general.data, profile: profile),
            interface: interface,
            output: output,
            messages: messages
        )
    }
}
