import Exercises
import Orthography

/// What a typed line means where certain commands can be given.
enum Reading: Equatable {
    case order(Order)
    /// The beginning of several commands.
    case several([String])
    /// No command; the one that may have been meant.
    case none(meant: String?)
}

/// Reads a line as a command: in any case, and by its first letters.
///
/// A whole name counts before a beginning, what can be done here before what can be done everywhere.
func read(_ line: some StringProtocol, here: [Offer], everywhere: [Offer]) -> Reading {
    let parts = line.split(maxSplits: 1, omittingEmptySubsequences: true) { $0.isWhitespace }
    guard let head = parts.first?.lowercased() else { return .none(meant: nil) }
    let argument = parts.count > 1 ? trimmed(parts[1]) : ""
    let names = [here.map(\.name), everywhere.map(\.name)]
    for list in names where list.contains(head) { return .order(Order(head, argument)) }
    for list in names {
        let begun = list.filter { $0.hasPrefix(head) }
        if begun.count == 1, let name = begun.first { return .order(Order(name, argument)) }
        if begun.count > 1 { return .several(begun) }
    }
    return .none(meant: nearest(head, among: names.flatMap { $0 }))
}

func trimmed(_ text: some StringProtocol) -> String {
    var rest = Substring(text)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
}
