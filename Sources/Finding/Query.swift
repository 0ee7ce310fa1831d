import Orthography

/// What was typed, taken apart.
struct Query {
    /// One thing that must stand in a text.
    enum Part: Hashable {
        case word(String)
        /// Chinese characters that must follow each other.
        case run([String])
        /// A mark or picture; only where nothing but such was typed.
        case sign(String)
    }

    /// More than anyone types: the rest of a long text would make no difference.
    static let longest = 40

    let parts: [Part]

    init(_ parts: [Part]) { self.parts = parts }

    init(_ typed: String) {
        var parts: [Part] = []
        var signs: [Part] = []
        var run: [String] = []
        func close() {
            if !run.isEmpty { parts.append(.run(run)) }
            run = []
        }
        for piece in typed.prefix(2_000).split(whereSeparator: { $0.isWhitespace }) {
            for token in Token.tokens(of: piece) {
                switch token.kind {
                case .han: run.append(token.text)
                case .word:
                    close()
                    parts.append(.word(token.text))
                case .joined: break
                case .sign:
                    close()
                    signs.append(.sign(token.text))
                }
            }
            // Chinese typed with a space between two runs asks for both, wherever they stand.
            close()
        }
        var seen: Set<Part> = []
        let wanted = parts.isEmpty ? signs : parts
        self.parts = Array(wanted.filter { seen.insert($0).inserted }.prefix(Query.longest))
    }

    /// The words without the tone numbers of pinyin; nil where there are none.
    var withoutTones: Query? {
        var changed = false
        let parts = parts.map { part -> Part in
            guard case .word(let word) = part, let plain = Query.plain(word) else { return part }
            changed = true
            return .word(plain)
        }
        return changed ? Query(parts) : nil
    }

    /// `tianqi` for `tian1qi4`; nil for what is no pinyin with numbers.
    private static func plain(_ word: String) -> String? {
        var plain = ""
        var letters = 0
        var hadTone = false
        for scalar in word.unicodeScalars {
            switch scalar {
            case "a"..."z":
                plain.unicodeScalars.append(scalar)
                letters += 1
            case "0"..."5" where letters > 0:
                letters = 0
                hadTone = true
            default: return nil
            }
        }
        return hadTone ? plain : nil
    }

    /// The same with one slip at a space undone: two words typed as one, or one as two.
    func respaced(knows: (String) -> Bool) -> [Query] {
        var queries: [Query] = []
        for (index, part) in parts.enumerated() {
            guard case .word(let word) = part else { continue }
            if index + 1 < parts.count, case .word(let next) = parts[index + 1] {
                var joined = parts
                joined[index] = .word(word + next)
                joined.remove(at: index + 1)
                queries.append(Query(joined))
            }
            guard !knows(word) else { continue }
            let letters = Array(word.unicodeScalars)
            for place in letters.indices.dropFirst() {
                let head = String(String.UnicodeScalarView(letters[..<place]))
                let tail = String(String.UnicodeScalarView(letters[place...]))
                // One of the two must be a word as it stands; the other may have a slip.
                guard knows(head) || knows(tail) else { continue }
                guard knows(head) && knows(tail) || min(head.count, tail.count) >= 3 else { continue }
                var parted = parts
                parted[index] = .word(tail)
                parted.insert(.word(head), at: index)
                queries.append(Query(parted))
            }
        }
        return queries
    }
}
