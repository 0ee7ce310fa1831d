// Texts for people, until the catalogue has them.

func cannotWriteOutput(_ reason: String) -> String { "Cannot write to standard output: \(reason)." }
func unknownLanguage(_ code: String) -> String {
    "Unknown language: \(code). Known are en, fr, es, de, it, pt and cmn."
}
func badPace(_ text: String) -> String { "--pace takes a factor from 0 to 100, not \(text)." }
func badProfile(_ name: String) -> String { "A profile's name holds letters, digits, - and _ only, not \(name)." }
func noHome() -> String { "No home directory is known: set HOME." }
func noCommand(_ word: String, meant: String?) -> String {
    guard let meant else { return "No such command: \(word). See: aloud help" }
    return "No such command: \(word). Did you mean \(meant)?"
}
func badUsage(_ command: String, _ operands: String) -> String { "Usage: aloud \(command) \(operands)" }
func optionNotFor(_ option: String, _ command: String) -> String { "\(command) takes no option --\(option)." }
func mistake(_ mistake: Arguments.Mistake) -> String {
    switch mistake {
    case .unknownOption(let word, let meant?): "No such option: \(word). Did you mean --\(meant)?"
    case .unknownOption(let word, nil): "No such option: \(word). See: aloud help"
    case .missingValue(let name): "--\(name) wants a value."
    case .unwantedValue(let name): "--\(name) takes no value."
    case .repeated(let name): "--\(name) stands twice."
    }
}
