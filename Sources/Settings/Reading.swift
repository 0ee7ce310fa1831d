extension Settings {
    static func text(_ isOn: Bool) -> String { isOn ? "on" : "off" }

    func refusal(_ setting: Setting, _ value: String, _ domain: Setting.Domain? = nil) -> SettingRefusal {
        SettingRefusal(setting: setting, value: value, domain: domain ?? setting.domain)
    }

    /// One of the words of a setting's domain, in any case, whole or by first letters that decide.
    func choice(_ setting: Setting, _ value: String) throws(SettingRefusal) -> String {
        guard case .choice(let words) = setting.domain else { throw refusal(setting, value) }
        return try choice(setting, value, of: words)
    }

    func choice(_ setting: Setting, _ value: String, of words: [String]) throws(SettingRefusal) -> String {
        let word = value.lowercased()
        let fitting = words.filter { $0.lowercased().hasPrefix(word) }
        if let whole = fitting.first(where: { $0.lowercased() == word }) { return whole }
        guard !word.isEmpty, fitting.count == 1, let only = fitting.first else {
            throw refusal(setting, value, .choice(words))
        }
        return only
    }

    func accent(_ setting: Setting, _ value: String, _ accents: [String]?) throws(SettingRefusal) -> String {
        guard let accents else { return try name(setting, value) }
        return try choice(setting, value, of: accents)
    }

    /// A number in the setting's range; an hour also as `09:00`, digits also in full width.
    func number(_ setting: Setting, _ value: String) throws(SettingRefusal) -> Int {
        var text = String(value.map { Self.halfWidth($0) })
        if setting.isHour, text.hasSuffix(":00") { text.removeLast(3) }
        guard case .number(let range) = setting.domain, let number = Int(text), range.contains(number) else {
            throw refusal(setting, value)
        }
        return number
    }

    func onOff(_ setting: Setting, _ value: String) throws(SettingRefusal) -> Bool {
        switch value.lowercased() {
        case "on", "yes", "true", "1", "开", "是": true
        case "off", "no", "false", "0", "关", "否": false
        default: throw refusal(setting, value)
        }
    }

    func name(_ setting: Setting, _ value: String) throws(SettingRefusal) -> String {
        guard case .name(let longest) = setting.domain, !value.isEmpty, value.count <= longest,
            value.utf8.count <= longest * 4,
            value.unicodeScalars.allSatisfy({ $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
        else { throw refusal(setting, value) }
        return value
    }

    /// Without white space at both ends.
    static func trimmed(_ text: String) -> String {
        var text = text[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }

    /// A full-width digit or colon as its ASCII form.
    private static func halfWidth(_ character: Character) -> Character {
        switch character {
        case "０"..."９": character.wholeNumberValue.map { Character(String($0)) } ?? character
        case "：": ":"
        default: character
        }
    }
}
