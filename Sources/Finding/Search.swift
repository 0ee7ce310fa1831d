extension SearchIndex {
    /// What agrees with a text typed, best first; empty where nothing does.
    ///
    /// Every word must stand in the text, in any order; Chinese characters in the order typed. Marks count only where
    /// nothing else was typed. Of several texts of one key the best is told.
    ///
    /// - Parameter limit: how many at most; nil for all.
    public func search(_ typed: String, limit: Int? = nil) -> [Match] {
        let query = Query(typed)
        guard !query.parts.isEmpty, limit ?? 1 > 0, !entries.isEmpty else { return [] }
        var search = Search(count: entries.count)
        let toneless = query.withoutTones
        // Many words together seldom agree by chance: then one hit is the one that was meant.
        let enough = query.parts.count >= 3 ? 1 : query.parts.count == 2 ? 3 : 5
        for (query, cost) in [(query, 0), (toneless, 1)] {
            if let query { scan(query, .unknownWords, base: cost, &search) }
        }
        if search.found.count < enough {
            for query in query.respaced(knows: { vocabulary.number(of: $0) != nil }) {
                scan(query, .unknownWords, base: Cost.fuzzy + 8, &search)
            }
        }
        if search.found.count < enough, query.parts.count > 1 { scan(query, .allWords, base: 0, &search) }
        if search.found.count < enough { scanWhole(query, &search) }
        return matches(search, typed: [query] + (toneless.map { [$0] } ?? []), limit: limit)
    }

    /// What one search has found and learnt so far.
    struct Search {
        /// The best cost of each text; `Int32.max` where it was not found.
        private(set) var costs: [Int32]
        /// The texts found, each once.
        private(set) var found: [Int32] = []
        fileprivate var needs: [Asked: Need?] = [:]

        fileprivate struct Asked: Hashable {
            let part: Query.Part
            let fuzziness: Fuzziness
        }

        init(count: Int) { costs = [Int32](repeating: .max, count: count) }

        mutating func add(_ text: Int32, _ cost: Int) {
            let known = costs[Int(text)]
            guard cost < known else { return }
            if known == .max { found.append(text) }
            costs[Int(text)] = Int32(cost)
        }
    }

    /// Costs of a part in a text: exact below ``prefix``, beginnings below ``fuzzy``, slips from there.
    enum Cost {
        static let prefix = 1_000
        static let fuzzy = 1_000_000

        static func kind(_ cost: Int) -> Match.Kind { cost < prefix ? .exact : cost < fuzzy ? .prefix : .fuzzy }
    }

    enum Fuzziness: Hashable { case unknownWords, allWords }

    /// One part of a query against the vocabulary.
    fileprivate enum Need {
        /// For each token what it costs; `UInt8.max` where it does not agree.
        case table([UInt8], texts: Int, tokens: [Int32])
        /// Tokens that must follow each other.
        case run([Int32])
    }

    /// Costs in a table: 0 exact, up to 63 a beginning, from 64 tenths of a slip.
    private static let firstFuzzy: UInt8 = 64

    private func need(_ part: Query.Part, _ fuzziness: Fuzziness) -> Need? {
        switch part {
        case .run(let characters):
            var run: [Int32] = []
            for character in characters {
                guard let number = vocabulary.number(of: character) else { return nil }
                run.append(number)
            }
            return .run(run)
        case .sign(let sign):
            guard let number = vocabulary.number(of: sign) else { return nil }
            return .run([number])
        case .word(let word):
            var table = [UInt8](repeating: .max, count: vocabulary.count)
            var tokens: [Int32] = []
            var texts = 0
            func add(_ number: Int, _ cost: UInt8) {
                guard table[number] == .max else { return }
                table[number] = cost
                tokens.append(Int32(number))
                texts += self.texts(with: number).count
            }
            let letters = word.unicodeScalars.map(\.value)
            let exact = vocabulary.number(of: word)
            if let exact { add(Int(exact), 0) }
            vocabulary.numbers(beginningWith: letters) { number, more in add(number, UInt8(min(more, 63))) }
            if exact == nil || fuzziness == .allWords {
                vocabulary.numbers(near: letters) { number, tenths in
                    add(number, Self.firstFuzzy + UInt8(min(tenths, 100)))
                }
            }
            return tokens.isEmpty ? nil : .table(table, texts: texts, tokens: tokens)
        }
    }

    /// Finds the texts in which every part of a query stands.
    private func scan(_ query: Query, _ fuzziness: Fuzziness, base: Int, _ search: inout Search) {
        let fuzziness = query.parts.count == 1 ? .allWords : fuzziness
        var needs: [Need] = []
        for part in query.parts {
            let asked = Search.Asked(part: part, fuzziness: fuzziness)
            let need = search.needs[asked] ?? self.need(part, fuzziness)
            search.needs[asked] = .some(need)
            guard let need else { return }
            needs.append(need)
        }
        // The rarest part names the texts to look at.
        let sizes = needs.map { need in
            switch need {
            case .table(_, let texts, _): texts
            case .run(let run): run.map { texts(with: Int($0)).count }.min() ?? 0
            }
        }
        guard let rarest = sizes.indices.min(by: { sizes[$0] < sizes[$1] }) else { return }
        switch needs[rarest] {
        case .run(let run):
            guard let token = run.min(by: { texts(with: Int($0)).count < texts(with: Int($1)).count }) else { return }
            for text in texts(with: Int(token)) { look(at: text, needs, base, &search) }
        case .table(let table, _, let tokens):
            if needs.count == 1 {
                // Of one word it is known already what each text costs.
                for token in tokens {
                    let cost = base + Self.cost(table[Int(token)])
                    for text in texts(with: Int(token)) { search.add(text, cost) }
                }
                return
            }
            var seen = [Bool](repeating: false, count: entries.count)
            for token in tokens {
                for text in texts(with: Int(token)) where !seen[Int(text)] {
                    seen[Int(text)] = true
                    look(at: text, needs, base, &search)
                }
            }
        }
    }

    private static func cost(_ cost: UInt8) -> Int {
        switch cost {
        case 0: 0
        case ..<firstFuzzy: Cost.prefix + Int(cost)
        default: Cost.fuzzy + Int(cost - firstFuzzy) * 1_000
        }
    }

    private func look(at text: Int32, _ needs: [Need], _ base: Int, _ search: inout Search) {
        let own = tokens(of: Int(text))
        var cost = base
        var before: Int?
        for need in needs {
            let place: Int
            switch need {
            case .run(let run):
                guard let start = Self.place(of: run, in: own) else { return }
                place = start
            case .table(let table, _, _):
                var (best, bestPlace) = (UInt8.max, 0)
                for index in own.indices {
                    let cost = table[Int(own[index])]
                    // Of a word that stands there twice, the one behind the word typed before it.
                    if cost < best || cost == best && cost < .max && index - 1 == before {
                        (best, bestPlace) = (cost, index)
                    }
                }
                guard best < .max else { return }
                cost += Self.cost(best)
                place = bestPlace
            }
            // Words that follow each other as they were typed come before those that are scattered.
            if let before, place != before + 1 { cost += place > before ? 2 : 3 }
            before = place
        }
        search.add(text, cost)
    }

    private static func place(of run: [Int32], in tokens: ArraySlice<Int32>) -> Int? {
        guard let first = run.first, tokens.count >= run.count else { return nil }
        for start in tokens.startIndex...(tokens.endIndex - run.count) where tokens[start] == first {
            if tokens[start..<start + run.count].elementsEqual(run) { return start }
        }
        return nil
    }
}
