import Orthography

extension SearchIndex {
    /// The best text of each key, in order, with the places where it agrees.
    func matches(_ search: Search, typed queries: [Query], limit: Int?) -> [Match] {
        var ranks: [Rank] = []
        let ranked = search.found.map { text in
            Rank(cost: search.costs[Int(text)], length: wordCounts[Int(text)], text: text)
        }
        var seen: Set<Int> = []
        if let limit, limit <= Self.few {
            // A few are picked out of many without sorting all.
            for rank in ranked {
                if ranks.count == limit, let last = ranks.last, !(rank < last) { continue }
                let key = entries[Int(rank.text)].key
                if let index = ranks.firstIndex(where: { entries[Int($0.text)].key == key }) {
                    guard rank < ranks[index] else { continue }
                    ranks.remove(at: index)
                }
                ranks.insert(rank, at: ranks.firstIndex { rank < $0 } ?? ranks.count)
                if ranks.count > limit { ranks.removeLast() }
            }
        } else {
            ranks = ranked.sorted().filter { seen.insert(entries[Int($0.text)].key).inserted }
            if let limit { ranks = Array(ranks.prefix(limit)) }
        }
        return ranks.map { rank in
            let entry = entries[Int(rank.text)]
            let kind = Cost.kind(Int(rank.cost))
            return Match(
                key: entry.key,
                language: entry.language,
                kind: kind,
                marks: marks(in: entry, queries, kind: kind)
            )
        }
    }

    private static let few = 64

    /// First what costs least, then the shorter text, of which more is what was typed, then the earlier.
    private struct Rank: Comparable {
        let cost: Int32
        let length: UInt16
        let text: Int32

        static func < (one: Rank, other: Rank) -> Bool {
            (one.cost, one.length, one.text) < (other.cost, other.length, other.text)
        }
    }

    /// Where the words of a text agree with those typed, in characters.
    private func marks(in entry: Entry, _ queries: [Query], kind: Match.Kind) -> [Range<Int>] {
        var marks: [Range<Int>] = []
        let characters = Array(entry.text)
        var place = 0
        while place < characters.count {
            // A word: letters up to white space, a mark or a Chinese character.
            var end = place + 1
            if Self.isWord(characters[place]) {
                while end < characters.count, Self.isWord(characters[end]) { end += 1 }
            }
            let range = place..<end
            place = end
            let tokens = Token.tokens(of: String(characters[range]))
            guard !tokens.isEmpty, queries.contains(where: { agrees(tokens, $0, kind) }) else { continue }
            marks.append(range)
        }
        marks += pinyinMarks(in: characters, entry.pinyin, queries, kind)
        return queries.flatMap { runs(in: characters, $0) + marks }.merged
    }

    /// The Chinese characters whose pinyin agrees with a word typed: whole words, and single syllables of them.
    private func pinyinMarks(
        in characters: [Character],
        _ pinyin: [String],
        _ queries: [Query],
        _ kind: Match.Kind
    ) -> [Range<Int>] {
        let places = characters.indices.filter { isHan(characters[$0]) }
        var rest = places[...]
        var marks: [Range<Int>] = []
        for word in pinyin {
            let syllables = Pinyin.syllables(word) ?? []
            let first = rest.first
            var single: [Range<Int>] = []
            for syllable in syllables {
                guard let place = rest.popFirst() else { return [] }
                // 花儿 is one syllable of two characters.
                let isLonger = syllable.isErhua && rest.first.map { characters[$0] == "儿" } ?? false
                let range = place..<((isLonger ? rest.popFirst() ?? place : place) + 1)
                let spellings = Self.spellings(ofPinyin: syllable.letters + (syllable.isErhua ? "r" : ""))
                // Slips are told of whole words: every short syllable is near another.
                if agrees(spelled: spellings, queries, min(kind, .prefix)) { single.append(range) }
            }
            let end = rest.first ?? characters.count
            let spellings = Self.spellings(ofPinyin: word)
            let longest = spellings.map(\.count).max() ?? 0
            let isWhole = agrees(spelled: spellings.filter { $0.count == longest }, queries, kind)
            if let first, let last = places.last(where: { $0 < end }), isWhole {
                marks.append(first..<(last + 1))
            } else {
                marks += single
            }
        }
        // Where characters and syllables do not go together, nobody knows which is which.
        return rest.isEmpty ? marks : []
    }

    private func agrees(spelled spellings: [String], _ queries: [Query], _ kind: Match.Kind) -> Bool {
        let tokens = spellings.map { Token(text: $0, kind: .word) }
        return queries.contains { agrees(tokens, $0, kind) }
    }

    private static func isWord(_ character: Character) -> Bool {
        (character.isLetter || character.isNumber) && !isHan(character)
    }

    private func agrees(_ tokens: [Token], _ query: Query, _ kind: Match.Kind) -> Bool {
        query.parts.contains { part in
            switch part {
            case .run: false
            case .sign(let sign): tokens.contains { $0.text == sign }
            case .word(let word):
                tokens.contains { token in
                    if token.text == word { return true }
                    if kind >= .prefix, token.text.hasPrefix(word) { return true }
                    guard kind == .fuzzy else { return false }
                    let (typed, own) = (word.unicodeScalars.map(\.value), token.text.unicodeScalars.map(\.value))
                    let allowed = Misspelling.allowed(typed.count, own.count)
                    return allowed > 0 && Misspelling.distance(typed, own, allowed: allowed) != nil
                }
            }
        }
    }

    /// Where runs of Chinese characters stand.
    private func runs(in characters: [Character], _ query: Query) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for case .run(let run) in query.parts where run.count <= characters.count {
            for start in 0...(characters.count - run.count) {
                let range = start..<start + run.count
                if zip(characters[range], run).allSatisfy({ folded(String($0)) == $1 }) { ranges.append(range) }
            }
        }
        return ranges
    }
}

extension [Range<Int>] {
    /// In order, those that touch or overlap made one.
    fileprivate var merged: [Range<Int>] {
        var result: [Range<Int>] = []
        for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, range.lowerBound <= last.upperBound {
                result[result.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }
}
