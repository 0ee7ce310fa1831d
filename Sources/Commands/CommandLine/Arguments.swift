import Orthography

/// A command line taken apart: options may stand anywhere, `--` ends them.
public struct Arguments: Sendable, Equatable {
    /// What is no option, in order; the command's own name is not among them.
    public var operands: [String]
    /// The values of each option given, in order; a flag's are empty strings.
    public var values: [String: [String]]

    public init(operands: [String] = [], values: [String: [String]] = [:]) {
        self.operands = operands
        self.values = values
    }

    /// Whether a flag or option was given.
    public func has(_ option: String) -> Bool { values[option] != nil }
    /// The last value given to an option; nil where it was not given.
    public func value(_ option: String) -> String? { values[option]?.last }
    /// Every value given to an option, in order.
    public func all(_ option: String) -> [String] { values[option] ?? [] }

    /// What is wrong with a command line.
    public enum Mistake: Error, Equatable {
        /// No such option; the one that may have been meant.
        case unknownOption(String, meant: String?)
        /// The option wants a value and stands last.
        case missingValue(String)
        /// `--flag=value` where the option takes none.
        case unwantedValue(String)
        /// Given twice where once is enough.
        case repeated(String)
    }

    /// Takes words apart by the options known.
    ///
    /// `--name value` and `--name=value` are the same; `-` alone is an operand.
    public static func parse(_ words: some Sequence<String>, options: [Option]) throws(Mistake) -> Arguments {
        var result = Arguments()
        var known: [String: Option.Kind] = [:]
        for option in options { known[option.name] = option.kind }
        var pending: String?
        var ended = false
        for word in words {
            if let option = pending {
                result.values[option, default: []].append(word)
                pending = nil
            } else if ended || word == "-" || !word.hasPrefix("-") {
                result.operands.append(word)
            } else if word == "--" {
                ended = true
            } else {
                let bare = word.drop { $0 == "-" }
                let parts = bare.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let name = word == "-h" ? "help" : parts.first.map { String($0) } ?? ""
                let attached = parts.count > 1 ? parts.last.map { String($0) } : nil
                guard word.hasPrefix("--") || word == "-h", let kind = known[name] else {
                    throw .unknownOption(word, meant: nearest(name, among: known.keys.sorted()))
                }
                if case .list = kind {} else if result.has(name) { throw .repeated(name) }
                switch (kind, attached) {
                case (.flag, .some): throw .unwantedValue(name)
                case (.flag, nil): result.values[name] = [""]
                case (_, .some(let value)): result.values[name, default: []].append(value)
                case (_, nil): pending = name
                }
            }
        }
        if let pending { throw .missingValue(pending) }
        return result
    }
}
