import JSON
import Library
import Messages
import Orthography
import Settings
import Synthesis

extension Command {
    /// `aloud settings [KEY [VALUE]] [--json]`
    static let settings = Command(
        "settings",
        operands: "[KEY [VALUE]]",
        count: 0...2,
        options: [.json],
        takesNewLearner: { $0.operands.count > 1 }
    ) { request throws(Failure) in
        let words = request.arguments.operands
        guard let key = words.first else {
            try request.print(Setting.allCases, of: try request.settings(in: try request.readingLibrary()))
            return .done
        }
        guard let setting = Setting(key: key) else { throw Failure(.usage, .settingUnknown(key: key)) }
        guard words.count > 1 else {
            try request.print([setting], of: try request.settings(in: try request.readingLibrary()))
            return .done
        }
        let library = try request.library()
        var settings = try request.settings(in: library)
        let before = settings.stored
        do throws(SettingRefusal) {
            try settings.set(setting, to: settings.accentName(words[1], for: setting)) { language in
                Voice.voices(of: language).map(\.accent)
            }
        } catch {
            throw error.failure
        }
        let after = settings.stored
        try stored { () throws(LibraryError) in try library.storeSettings(after, changedFrom: before) }
        try request.print([setting], of: settings)
        return .done
    }
}

extension Request {
    /// Prints settings: `goal 3  (phrases a day)`, or as JSON.
    fileprivate func print(_ wanted: [Setting], of settings: Settings) throws(Failure) {
        for setting in wanted {
            if arguments.has("json") {
                try output.line(settings.json(setting, name: text(.settingName(key: setting.key))).text)
            } else {
                let value = settings.text(of: setting)
                let name = Message.settingName(key: setting.key)
                try output.line(
                    wanted.count == 1 ? value : text(.settingLine(key: setting.key, value: value, name: name))
                )
            }
        }
    }
}

extension Settings {
    /// `{"key":"goal","value":3,"chosen":true,"name":…,"least":1,"greatest":100}`, or `"choices":[…]`.
    func json(_ setting: Setting, name: String) -> JSONValue {
        let printed = text(of: setting)
        var members: [JSONValue.Member] = [.init("key", .string(setting.key))]
        switch setting.domain {
        case .number(let range):
            members.append(.init("value", Int(printed).map { .integer($0) } ?? .null))
            members.append(.init("least", .integer(range.lowerBound)))
            members.append(.init("greatest", .integer(range.upperBound)))
        case .onOff: members.append(.init("value", .bool(printed == "on")))
        case .choice(let words):
            members.append(.init("value", .string(printed)))
            members.append(.init("choices", .array(words.map { .string($0) })))
        case .name:
            members.append(.init("value", .string(printed)))
            if let language = accentLanguage(setting) {
                members.append(.init("choices", .array(Voice.voices(of: language).map { .string($0.accent) })))
            }
        }
        members.append(.init("chosen", .bool(chosen.contains(setting))))
        members.append(.init("name", .string(name)))
        return .object(members)
    }

    /// The accent's own name for one of its others, such as `uk`; anything else as it is.
    func accentName(_ text: String, for setting: Setting) -> String {
        guard let language = accentLanguage(setting) else { return text }
        return (try? Voice(language, accent: text))?.accent ?? text
    }

    fileprivate func accentLanguage(_ setting: Setting) -> Language? {
        switch setting {
        case .knownAccent: known
        case .studyAccent: study
        default: nil
        }
    }
}
