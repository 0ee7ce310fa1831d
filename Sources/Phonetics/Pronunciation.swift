/// How a word sounds: the phones of one acoustic model, in order, never empty.
public struct Pronunciation: Sendable, Hashable, CustomStringConvertible {
    /// Symbols of the model's own phone set, such as `G` `OW`.
    public let phones: [String]

    /// Nil where there is no phone: an empty pronunciation would crash a decoder.
    public init?(phones: [String]) {
        guard !phones.isEmpty, phones.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.phones = phones
    }

    /// Reads symbols parted by white space, as in a dictionary line: `G OW`.
    public init?(_ text: some StringProtocol) {
        self.init(phones: text.split { $0.isWhitespace }.map { String($0) })
    }

    public var description: String { phones.joined(separator: " ") }
}

/// Finds the pronunciations of a word that no lexicon knows; empty where it cannot.
public typealias Pronouncer = @Sendable (_ word: String) -> [Pronunciation]
