import Orthography

/// The words of a text as they are moved about: marks trimmed, and whether a sentence begins with each.
struct Sentence {
    struct Word: Equatable {
        /// As the text has it, capital and all.
        var text: String
        /// Whether its capital, if it has one, may be due to its place.
        var beginsSentence: Bool
        /// Whether a mark parts it from the word after it, or none comes after it.
        var isFollowedByMark: Bool
    }

    private(set) var words: [Word] = []

    init(_ text: String, in language: Language, parting: Parting = .spaces) {
        let ranges = wordRanges(of: text, in: language, parting: parting)
        let apostrophes = Apostrophes(text, ranges)
        var end = text.startIndex
        for (index, range) in ranges.enumerated() {
            let gap = text[end..<range.lowerBound]
            let next = index + 1 < ranges.count ? ranges[index + 1].lowerBound : text.endIndex
            let after = text[range.upperBound..<next]
            let before = words.last.map { folded($0.text) }
            let isAbbreviation = gap.first == "." && before.map { abbreviations.contains($0) } == true
            words.append(
                Word(
                    text: String(text[apostrophes.widened(range)]),
                    beginsSentence: index == 0 || (!isAbbreviation && gap.contains(where: begins)),
                    isFollowedByMark: next == text.endIndex || after.contains { !$0.isWhitespace }
                )
            )
            end = range.upperBound
        }
    }

    /// Marks after which a sentence begins, and quotation marks that open one.
    private func begins(_ mark: Character) -> Bool { ".?!…:。？！：¿¡\"“„«‘—–".contains(mark) }
}

/// Short forms whose point ends no sentence, folded.
private let abbreviations: Set<String> = [
    "mr", "mrs", "ms", "dr", "prof", "st", "vs", "m", "mme", "mlle", "sr", "sra", "srta", "ud", "hr", "fr", "nr",
    "sig", "dott", "exmo", "nº",
]

/// Apostrophes at the edges of words: `po'` keeps its own, a quotation loses both.
private struct Apostrophes {
    private let text: String
    private let isQuotation: Bool

    init(_ text: String, _ ranges: [Range<String.Index>]) {
        self.text = text
        let opens = ranges.contains { range in
            range.lowerBound > text.startIndex && Self.isApostrophe(text[text.index(before: range.lowerBound)])
        }
        let closes = ranges.contains { $0.upperBound < text.endIndex && Self.isApostrophe(text[$0.upperBound]) }
        isQuotation = opens && closes
    }

    /// The word with the apostrophe that ends it.
    func widened(_ range: Range<String.Index>) -> Range<String.Index> {
        guard !isQuotation, range.upperBound < text.endIndex, Self.isApostrophe(text[range.upperBound]) else {
            return range
        }
        return range.lowerBound..<text.index(after: range.upperBound)
    }

    private static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "’" }
}
