import Audio
import Exercises
import Messages
import Orthography
import Settings
import Synthesis

/// Every setting with its value and what it takes; a number opens one, `set KEY VALUE` changes one at once.
struct SettingsScreen: Activity {
    /// What is known besides the settings themselves.
    struct Parts {
        /// The devices that are there now.
        var devices: [AudioDevice]
        /// The language of the program's texts where none is set.
        var locale: InterfaceLanguage
        /// Settings that the command line outranks: kept, but of no effect in this run.
        var outranked: Set<Setting>
        /// Sets a setting and keeps it; answers the settings as they are then. Throws what would do instead.
        var change: (Setting, String) throws(Trouble) -> Settings
    }

    private var settings: Settings
    private let parts: Parts
    /// What was asked for together with the screen, such as `goal 5`.
    private let asked: String
    /// The setting whose new value is awaited.
    private var open: Setting?
    private var tag = CueTag(0)

    init(_ settings: Settings, _ parts: Parts, asked: String = "") {
        self.settings = settings
        self.parts = parts
        self.asked = asked
    }

    /// Lines are values while one is awaited.
    var manner: Manner { open == nil ? .menu : .answers }

    var offers: [Offer] {
        [Offer("set", .offerSet(), argument: "N VALUE"), Offer("list", .offerList())]
            + (open == nil ? [] : [Offer("back", .offerBack())])
    }

    /// The name of a setting, alone or with its new value. No command has such a name.
    func means(_ line: String) -> Bool {
        guard open == nil, let head = line.split(whereSeparator: { $0.isWhitespace || $0 == "=" }).first else {
            return false
        }
        return Setting(key: String(head)) != nil
    }

    /// Whether a line given as the value of a setting names another one instead. No value begins with such a name, unless
    /// a device is called so.
    private func names(_ line: String, besides setting: Setting) -> Bool {
        let head = line.split(maxSplits: 1) { $0.isWhitespace || $0 == "=" }.first ?? ""
        guard let other = Setting(key: String(head)), other != setting else { return false }
        let choices = settings.choices(for: setting, devices: parts.devices)
        return !choices.contains { [$0.value, $0.name].contains { $0.lowercased() == line.lowercased() } }
    }

    /// No setting has the name of a command as its value.
    func answers(to line: String) -> Bool {
        !["back", "help", "list", "quit", "set"].contains(line.lowercased().prefix { !$0.isWhitespace })
    }

    mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began: return asked.isEmpty ? [list, .show(.message(.settingsHow()))] : take(asked)
        case .returned: return [list]
        case .typed(let text): return typed(text)
        case .command(let order): return perform(order)
        case .failed(let trouble, _): return [.show(.trouble(trouble.message))]
        case .interrupted where open != nil: return close()
        case .ended, .interrupted: return [.finish(.left(nil))]
        default: return []
        }
    }

    private mutating func typed(_ text: String) -> [Cue] {
        if let open {
            guard !text.isEmpty else { return close() }
            guard names(text, besides: open) else { return set(open, to: text) }
            // Another setting was named, with its new value or without: it is meant, as it would be on the list.
            self.open = nil
            return take(text)
        }
        return text.isEmpty ? [list] : take(text)
    }

    private mutating func perform(_ order: Order) -> [Cue] {
        switch order.name {
        case "set": return order.argument.isEmpty ? [.show(.message(.settingsHow()))] : take(order.argument)
        case "list": return close()
        case "back" where open != nil: return close()
        default: return [.finish(.left(nil))]
        }
    }

    private mutating func close() -> [Cue] {
        open = nil
        return [list]
    }

    /// `8`, `goal`, `8 5`, `goal 5`, `goal = 5`.
    private mutating func take(_ text: String) -> [Cue] {
        let words = text.split(maxSplits: 1) { $0.isWhitespace || $0 == "=" }
        guard let head = words.first, let setting = setting(String(head)) else {
            return [.show(.trouble(.settingUnknownHere(key: text, greatest: Setting.allCases.count)))]
        }
        let rest = words.count > 1 ? words[1].drop { $0.isWhitespace || $0 == "=" } : ""
        return rest.isEmpty ? ask(setting) : set(setting, to: String(rest))
    }

    private func setting(_ word: String) -> Setting? {
        guard let number = number(in: word) else { return Setting(key: word) }
        return Setting.allCases.indices.contains(number - 1) ? Setting.allCases[number - 1] : nil
    }

    // MARK: Changing

    private mutating func set(_ setting: Setting, to text: String) -> [Cue] {
        let before = settings
        do throws(Trouble) {
            settings = try parts.change(setting, value(text, for: setting))
        } catch {
            // What is awaited is said again, so that the next line is not taken for something else.
            return [.show(.trouble(error.message))] + (open == nil ? [] : ask(setting))
        }
        return changed(setting, from: before)
    }

    /// What was typed as the value it stands for: a choice by its number, a device by the name that lasts.
    private func value(_ text: String, for setting: Setting) -> String {
        let choices = settings.choices(for: setting, devices: parts.devices)
        if open == setting, let number = number(in: text), choices.indices.contains(number - 1) {
            return choices[number - 1].value
        }
        guard setting.isDevice else { return text }
        let wanted = text.lowercased()
        return choices.first { $0.value.lowercased() == wanted || $0.name.lowercased() == wanted }?.value ?? text
    }

    /// A change was kept, and is so from now on.
    private mutating func changed(_ setting: Setting, from before: Settings) -> [Cue] {
        let wasOpen = open != nil
        open = nil
        var cues: [Cue] = [.hush, .show(.message(line(setting)))]
        let device = settings.text(of: setting)
        if setting.isDevice,
            !settings.choices(for: setting, devices: parts.devices).contains(where: { $0.value == device })
        {
            cues.append(.show(.message(.settingDeviceAbsent(device: visible(device)))))
        }
        if parts.outranked.contains(setting) { cues.append(.show(.message(.settingOutranked(key: setting.key)))) }
        if [.known, .study, .interface, .dayStart].contains(setting) { cues.append(.renew) }
        if let language = settings.sampledLanguage(setting) {
            cues.append(.say(settings.sample(of: language), tag.next()))
        }
        // What else changed with it, as when the two languages are exchanged.
        let others = Setting.allCases.filter { $0 != setting && settings.text(of: $0) != before.text(of: $0) }
        cues += others.map { .show(.message(line($0))) }
        return wasOpen ? cues + [.show(.message(.settingsHow()))] : cues
    }

    // MARK: Showing

    private var language: InterfaceLanguage {
        settings.interface.flatMap { InterfaceLanguage(code: $0) } ?? parts.locale
    }

    private func line(_ setting: Setting) -> Message {
        .settingItem(name: .settingName(key: setting.key), value: shown(setting))
    }

    private var list: Cue {
        let items = Setting.allCases.enumerated().map { index, setting in
            Item(
                index + 1,
                line(setting).text(in: language),
                detail: range(of: setting).text(in: language)
            )
        }
        return .show(.list(title: .settingsTitle(), items))
    }

    /// A value as it would be stored, an accent left to the program by its name.
    private func stored(_ setting: Setting) -> String {
        switch setting {
        case .knownAccent, .studyAccent:
            Voice.orStandard(settings.language(of: setting), settings.text(of: setting)).accent
        default: settings.text(of: setting)
        }
    }

    /// A value as a person reads it.
    private func shown(_ setting: Setting) -> Message {
        switch setting {
        case .known: .name(of: settings.known)
        case .study: .name(of: settings.study)
        default: .settingValue(value: visible(stored(setting)))
        }
    }

    /// What a setting takes, in a few words.
    private func range(of setting: Setting) -> Message {
        switch setting.domain {
        case .number(let range):
            .settingRange(least: range.lowerBound, greatest: range.upperBound, unit: setting.unit)
        case .onOff: .verbatim("on, off")
        case .choice(let words): .verbatim(words.joined(separator: ", "))
        case .name where setting.isDevice: .settingRangeDevice()
        case .name:
            .verbatim(Voice.voices(of: settings.language(of: setting)).map(\.accent).joined(separator: ", "))
        }
    }

    /// Asks for the value of a setting.
    private mutating func ask(_ setting: Setting) -> [Cue] {
        open = setting
        let choices = settings.choices(for: setting, devices: parts.devices)
        guard !choices.isEmpty else {
            return [
                .show(.message(line(setting))), .show(.message(.settingAskNumber(range: range(of: setting)))),
            ]
        }
        let current = stored(setting)
        let items = choices.enumerated().map { index, choice in
            Item(
                index + 1,
                choice.label.map { $0.text(in: language) } ?? choice.name,
                detail: choice.label == nil && choice.name == choice.value ? "" : choice.value,
                isCurrent: choice.value == current
            )
        }
        return [.show(.list(title: line(setting), items)), .show(.message(.settingAskChoice()))]
    }
}

extension Voice {
    /// The voice of an accent; the language's first where the accent is none of its own.
    static func orStandard(_ language: Language, _ accent: String) -> Voice {
        (try? Voice(language, accent: accent)) ?? Voice.standard(language)
    }
}
