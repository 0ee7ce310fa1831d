/// A language the program itself speaks: its texts, not the phrases it teaches.
public enum InterfaceLanguage: String, CaseIterable, Sendable, Hashable {
    case english = "en"
    case chinese = "zh"

    /// Reads a code or a locale name such as `zh`, `zh_CN.UTF-8` or `en-GB`; nil for a language without texts.
    public init?(code: some StringProtocol) {
        let head = code.prefix { $0 != "-" && $0 != "_" && $0 != "." && $0 != "@" }.lowercased()
        self.init(rawValue: head == "cmn" ? "zh" : head)
    }

    /// The language for a locale name; English where the program has no texts in that language.
    public init(locale: String) {
        self = InterfaceLanguage(code: locale) ?? .english
    }

    /// The name of the plural form that a count takes, as the Unicode plural rules name it.
    func pluralForm(of count: Int) -> String {
        switch self {
        case .english: count == 1 ? "one" : "other"
        case .chinese: "other"
        }
    }
}
