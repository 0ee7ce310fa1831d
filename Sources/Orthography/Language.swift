/// A language of the course.
///
/// The raw value is the code that files, the command line and the JSON use.
public enum Language: String, CaseIterable, Sendable, Hashable {
    case english = "en"
    case french = "fr"
    case spanish = "es"
    case german = "de"
    case italian = "it"
    case portuguese = "pt"
    case mandarin = "cmn"

    /// Reads a language code in any case; `zh` is accepted for `cmn`.
    ///
    /// A region or script after `-` or `_` is ignored (`zh_CN`, `en-GB`); nil for any other language.
    public init?(code: some StringProtocol) {
        let head = code.prefix { $0 != "-" && $0 != "_" && $0 != "." && $0 != "@" }.lowercased()
        self.init(rawValue: head == "zh" ? "cmn" : head)
    }

    /// The code that files, the command line and the JSON use.
    public var code: String { rawValue }
}
