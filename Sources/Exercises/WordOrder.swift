import Messages
public import Orthography
import Scoring

/// The words of a phrase as numbered tiles in random order, which the learner puts in the right one.
///
/// A tile is taken by its number or by its word, typed with or without accents, or with escapes for them; a line may
/// hold several. Strict spelling asks for the accents. Chinese words may also be typed as pinyin. Which capitals tiles keep is the rule of ``Capitals``.
public struct WordOrderExercise: Activity {
    /// The phrase.
    public let prompt: Prompt
    /// What is shown.
    public private(set) var board: TileBoard
    /// Wrong tiles that were tried.
    public private(set) var slips = 0
    /// How often the next tile was shown on request.
    public private(set) var hints = 0

    /// The words in their right order, as the tiles have them.
    let words: [String]
    /// The pinyin of each word; empty where it is not known word by word.
    private let pinyin: [String]
    private let strictSpelling: Bool
    private var placed = 0
    private var tag: CueTag
    private var mark: CueTag?

    /// Nil where the phrase holds no word.
    /// - Parameters:
    ///   - texts: other texts of the same language, from which the capitals of names and nouns are learned.
    ///   - parting: how Chinese is parted; as the lesson has it where the phrase stands in one.
    ///   - strictSpelling: whether a word that is typed needs its accents.
    ///   - tag: the last tag used before on the same screen.
    ///   - generator: decides the order of the tiles.
    public init?(
        _ prompt: Prompt,
        learningFrom texts: [String] = [],
        parting: Parting? = nil,
        strictSpelling: Bool = false,
        after tag: CueTag = CueTag(0),
        using generator: inout some RandomNumberGenerator
    ) {
        let parting = parting ?? (prompt.place == nil ? .asWritten : .spaces)
        let sentence = Sentence(prompt.text, in: prompt.language, parting: parting)
        guard !sentence.words.isEmpty else { return nil }
        self.prompt = prompt
        self.strictSpelling = strictSpelling
        self.tag = tag
        words = Capitals(language: prompt.language, evidence: texts, meaning: prompt.meaning).shown(sentence)
        let tokens = prompt.pinyin?.split { $0.isWhitespace }.map { letters(of: $0) } ?? []
        pinyin = tokens.count == words.count ? tokens : []
        board = TileBoard(
            meaning: prompt.meaning,
            language: prompt.language,
            tiles: scrambled(words, using: &generator).enumerated().map { Tile($0.offset + 1, $0.element) }
        )
    }

    /// The whole sentence may be said while none of it stands there.
    public var spokenAnswer: Prompt? { placed == 0 ? prompt : nil }

    /// Whether there is an order to find: two words that differ.
    public var isWorthwhile: Bool { Set(words).count > 1 }

    /// What it came to; nil before it is complete.
    var grade: Grade? { board.isComplete ? Grade(answers: words.count, slips: slips, hints: hints) : nil }

    public var practised: Prompt? { prompt }

    public var manner: Manner { .answers }

    public var offers: [Offer] {
        let back = Offer("back", .offerBack())
        return board.isComplete
            ? [Offer("continue", .offerContinue(), key: .enter), back]
            : [Offer("hint", .offerHint()), Offer("again", .offerTilesAgain()), back]
    }

    public mutating func respond(to event: Event) -> [Cue] {
        switch event {
        case .began: [.begin(.wordOrder, prompt), .show(.tiles(board))]
        case .returned: [.show(.tiles(board))]
        case .typed(let line): answered(line)
        case .key(.enter): answered("")
        case .key(.escape), .interrupted: perform(Order("back"))
        case .command(let order): perform(order)
        case .tick(let tag) where tag == mark: unmarked()
        case .failed(let trouble, _): [.show(.trouble(trouble.message))]
        case .ended: perform(Order(board.isComplete ? "continue" : "back"))
        case .key, .tick, .heard, .heardLetters, .unheard, .spoke, .spelled, .compared, .told, .stirred: []
        }
    }

    private mutating func perform(_ order: Order) -> [Cue] {
        switch order.name {
        case "hint": return hint()
        case "again": return [.show(.tiles(board))]
        case "continue" where board.isComplete: return [.finish(.done(grade?.outcome))]
        case "continue": return [.show(.trouble(.notComplete()))]
        case "back": return [.finish(.left(grade?.outcome))]
        default: return [.show(.trouble(.unknownCommand(name: order.name)))]
        }
    }

    private mutating func hint() -> [Cue] {
        guard let tile = board.tiles.first(where: { !$0.isPlaced && $0.text == expected }) else {
            return [.show(.message(.pressToContinue()))]
        }
        hints += 1
        return [.show(.message(.nextTile(number: tile.number, text: tile.text)))]
    }

    public func answers(to line: String) -> Bool {
        var trial = self
        return pieces(of: unescaped(line)).contains { if case .nothing = trial.take($0) { false } else { true } }
    }

    private var expected: String? { words.indices.contains(placed) ? words[placed] : nil }

    // MARK: Answers

    /// What a typed piece comes to.
    private enum Answer {
        /// The tile at this index is the next one.
        case right(Int)
        /// The tile at this index is not.
        case wrong(Int)
        /// No tile that is left.
        case nothing
    }

    private mutating func answered(_ line: String) -> [Cue] {
        if board.isComplete {
            return line.isEmpty ? perform(Order("continue")) : [.show(.message(.pressToContinue()))]
        }
        if line.isEmpty { return [.show(.tiles(board))] }
        let before = placed
        var rest = pieces(of: unescaped(line))[...]
        while expected != nil, let piece = rest.popFirst() {
            if let more = parts(piece, rest), let index = board.tiles.firstIndex(where: isNext) {
                rest = rest.dropFirst(more)
                place(index)
                continue
            }
            let taken = take(piece)
            let shown: [Cue] = placed > before ? [.show(.tiles(board))] : []
            switch taken {
            case .right: continue
            case .wrong(let index): return shown + missed(board.tiles[index].text)
            case .nothing: return shown + [.show(.trouble(.noSuchTile(text: piece)))]
            }
        }
        guard placed > before else { return [.show(.trouble(.noSuchTile(text: line)))] }
        return board.isComplete ? completed() : [.show(.tiles(board)), .sound(.right)]
    }

    /// The words of a line, so that a whole sentence may be typed.
    private func pieces(of line: String) -> [String] {
        Orthography.words(of: line, in: prompt.language, parting: .spaces)
    }

    /// Whether a tile is the one that comes next.
    private func isNext(_ tile: Tile) -> Bool { !tile.isPlaced && tile.text == expected }

    /// How many of the pieces that follow make the next word together with this one, as `vas tu` makes `vas-tu`; nil
    /// where they do not.
    private func parts(_ piece: String, _ rest: ArraySlice<String>) -> Int? {
        guard let expected, expected.contains(where: { "-‐‑'’".contains($0) }), prompt.language != .mandarin else {
            return nil
        }
        let whole = letters(of: expected)
        var joined = letters(of: piece)
        for (index, next) in rest.prefix(4).enumerated() {
            joined += letters(of: next)
            if joined == whole { return strictSpelling ? nil : index + 1 }
        }
        return nil
    }

    /// What a piece came to once its tiles were placed.
    private enum Taken {
        case right
        /// The word at this index stands elsewhere.
        case wrong(Int)
        case nothing
    }

    /// Places what a piece names; a run of Chinese without spaces may name several.
    private mutating func take(_ piece: String) -> Taken {
        switch answer(piece) {
        case .right(let index):
            place(index)
            return .right
        case .wrong(let index): return .wrong(index)
        case .nothing: break
        }
        guard prompt.language == .mandarin else { return .nothing }
        var rest = letters(of: piece)[...]
        var taken = Taken.nothing
        while let expected, case let key = letters(of: expected), !key.isEmpty, rest.hasPrefix(key),
            let index = board.tiles.firstIndex(where: { !$0.isPlaced && $0.text == expected })
        {
            rest = rest.dropFirst(key.count)
            place(index)
            taken = .right
        }
        if rest.isEmpty || expected == nil { return taken }
        let another = board.tiles.firstIndex { !$0.isPlaced && rest.hasPrefix(letters(of: $0.text)) }
        return another.map { .wrong($0) } ?? .nothing
    }

    /// A number may be a tile's, or itself a word: whichever is right counts.
    private func answer(_ piece: String) -> Answer {
        let left = board.tiles.indices.filter { !board.tiles[$0].isPlaced }
        let numbered = Int(folded(piece)).flatMap { number in left.first { board.tiles[$0].number == number } }
        if let numbered, board.tiles[numbered].text == expected { return .right(numbered) }
        if let expected, names(piece, expected, pinyin.indices.contains(placed) ? pinyin[placed] : nil),
            let index = left.first(where: { board.tiles[$0].text == expected })
        {
            return .right(index)
        }
        if let numbered { return .wrong(numbered) }
        return left.first { names(piece, board.tiles[$0].text, nil) }.map { .wrong($0) } ?? .nothing
    }

    private func names(_ piece: String, _ word: String, _ reading: String?) -> Bool {
        if isSame(piece, word, in: prompt.language, strictSpelling: strictSpelling) { return true }
        guard let reading else { return false }
        // Tones may be typed as digits, ü as v.
        let key = letters(of: piece).filter { !$0.isNumber }
        return key == reading || key.map { $0 == "v" ? "u" : $0 } == Array(reading)
    }

    private mutating func place(_ index: Int) {
        board.tiles[index].isPlaced = true
        placed += 1
        board.isComplete = placed == words.count
        board.sentence =
            board.isComplete ? prompt.shown : joined(Array(words.prefix(placed)), in: prompt.language)
    }

    private mutating func missed(_ word: String) -> [Cue] {
        slips += 1
        mark = tag.next()
        return [
            .show(.answer(word, .wrong)), .sound(.wrong), .show(.mark(.wrong)),
            .wait(seconds: PronunciationExercise.markSeconds.missed, tag),
        ]
    }

    private mutating func completed() -> [Cue] {
        mark = tag.next()
        let grade = Grade(answers: words.count, slips: slips, hints: hints)
        let attempt = Attempt(
            .wordOrder,
            prompt,
            outcome: grade.outcome,
            score: grade.score,
            slips: slips,
            hints: hints
        )
        return [
            .record(attempt), .show(.tiles(board)), .sound(.right), .show(.mark(.right)),
            .wait(seconds: PronunciationExercise.markSeconds.passed, tag),
        ]
    }

    private mutating func unmarked() -> [Cue] {
        mark = nil
        return [.show(.mark(nil))] + (board.isComplete ? [.show(.message(.pressToContinue()))] : [])
    }
}
