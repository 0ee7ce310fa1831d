import Orthography

/// Finds texts by their words, by the beginnings of words, and in spite of slips of spelling.
///
/// Made once from all texts; then any thread may search.
public struct SearchIndex: Sendable {
    /// The texts, in the order given: of two that agree as well, the earlier is found first.
    let entries: [Entry]
    let vocabulary: Vocabulary
    /// The tokens of each text, one text after the other; those of the pinyin follow those of the text.
    let tokens: [Int32]
    /// Where the tokens of each text begin; one more at the end.
    let starts: [Int32]
    /// How many words each text has: its length for ranking.
    let wordCounts: [UInt16]
    /// For each token the texts it stands in, ascending, one token after the other.
    private let postings: [Int32]
    private let postingStarts: [Int32]

    public init(_ entries: [Entry]) {
        var vocabulary = Vocabulary()
        var tokens: [Int32] = []
        var starts: [Int32] = [0]
        var wordCounts: [UInt16] = []
        for entry in entries {
            var words = 0
            for token in Token.tokens(of: entry.text) {
                tokens.append(vocabulary.number(adding: token))
                if token.kind == .word || token.kind == .han { words += 1 }
            }
            wordCounts.append(UInt16(min(words, Int(UInt16.max))))
            for word in entry.pinyin {
                for spelling in Self.spellings(ofPinyin: word) {
                    tokens.append(vocabulary.number(adding: Token(text: spelling, kind: .word)))
                }
            }
            starts.append(Int32(tokens.count))
        }
        self.entries = entries
        self.vocabulary = vocabulary
        self.tokens = tokens
        self.starts = starts
        self.wordCounts = wordCounts
        (postings, postingStarts) = Self.postings(tokens, starts, count: vocabulary.count)
    }

    public var count: Int { entries.count }

    /// A pinyin word without tones, whole and by syllables, as it is typed: with `u` and with `v` for ü.
    static func spellings(ofPinyin word: String) -> [String] {
        let syllables = Pinyin.syllables(word)?.map { $0.letters + ($0.isErhua ? "r" : "") } ?? [folded(word)]
        var spellings: [String] = []
        let hasUmlaut = syllables.contains { $0.contains("ü") }
        for umlaut in hasUmlaut ? ["u", "v"] : ["u"] {
            let typed = syllables.map { syllable in
                syllable.utf8.allSatisfy { $0 < 0x80 }
                    ? syllable : syllable.map { $0 == "ü" ? umlaut : $0 == "ê" ? "e" : String($0) }.joined()
            }
            for spelling in [typed.joined()] + (typed.count > 1 ? typed : []) where !spelling.isEmpty {
                if !spellings.contains(spelling) { spellings.append(spelling) }
            }
        }
        return spellings
    }

    private static func postings(_ tokens: [Int32], _ starts: [Int32], count: Int) -> ([Int32], [Int32]) {
        var latest = [Int32](repeating: -1, count: count)
        var sums = [Int32](repeating: 0, count: count + 1)
        func each(_ body: (_ token: Int, _ text: Int32) -> Void) {
            for index in latest.indices { latest[index] = -1 }
            for text in 0..<(starts.count - 1) {
                for place in Int(starts[text])..<Int(starts[text + 1]) {
                    let token = Int(tokens[place])
                    guard latest[token] != Int32(text) else { continue }
                    latest[token] = Int32(text)
                    body(token, Int32(text))
                }
            }
        }
        each { token, _ in sums[token + 1] += 1 }
        for index in 0..<count { sums[index + 1] += sums[index] }
        var next = sums
        var postings = [Int32](repeating: 0, count: Int(sums[count]))
        each { token, text in
            postings[Int(next[token])] = text
            next[token] += 1
        }
        return (postings, sums)
    }

    /// The texts that a token stands in, ascending.
    func texts(with token: Int) -> ArraySlice<Int32> {
        postings[Int(postingStarts[token])..<Int(postingStarts[token + 1])]
    }

    /// The tokens of a text.
    func tokens(of text: Int) -> ArraySlice<Int32> { tokens[Int(starts[text])..<Int(starts[text + 1])] }
}
