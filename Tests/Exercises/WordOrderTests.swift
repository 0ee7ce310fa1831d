import Messages
import Orthography
import Scoring
import Testing

@testable import Exercises

/// Word order in dialogue.
@Suite("Word order")
struct WordOrderTests {
    let prompt = Prompt("Comment vas-tu ?", in: .french, meaning: "How are you?")
    let good = Prompt("Estoy muy bien, gracias.", in: .spanish, meaning: "I'm very well, thank you.")

    func begun(_ prompt: Prompt, seed: UInt64 = 1, texts: [String] = []) throws -> WordOrderExercise {
        var chance = Seeded(seed)
        var exercise = try #require(WordOrderExercise(prompt, learningFrom: texts, using: &chance))
        _ = exercise.respond(to: .began)
        return exercise
    }

    /// The number of the tile that has a word and is not placed yet.
    func number(of word: String, in exercise: WordOrderExercise) throws -> String {
        String(try #require(exercise.board.tiles.first { $0.text == word && !$0.isPlaced }).number)
    }

    @Test("the translation and the words as numbered tiles in another order, without marks and capitals")
    func begins() throws {
        var chance = Seeded(1)
        var exercise = try #require(WordOrderExercise(prompt, using: &chance))
        #expect(exercise.board.meaning == "How are you?")
        #expect(exercise.board.sentence == "")
        #expect(exercise.board.tiles == [Tile(1, "vas-tu"), Tile(2, "comment")])
        #expect(exercise.respond(to: .began) == [.begin(.wordOrder, prompt), .show(.tiles(exercise.board))])
        #expect(exercise.manner == .answers)
    }

    @Test("a right tile moves into the sentence with the right sound; the last one completes it")
    func right() throws {
        var exercise = try begun(prompt)
        var board = exercise.board
        board.sentence = "comment"
        board.tiles[1].isPlaced = true
        #expect(exercise.respond(to: .typed("2")) == [.show(.tiles(board)), .sound(.right)])
        board.sentence = "Comment vas-tu ?"
        board.tiles[0].isPlaced = true
        board.isComplete = true
        #expect(
            exercise.respond(to: .typed("1")) == [
                .record(Attempt(.wordOrder, prompt, outcome: .right, score: 1)),
                .show(.tiles(board)), .sound(.right), .show(.mark(.right)), .wait(seconds: 2, CueTag(1)),
            ]
        )
        #expect(
            exercise.respond(to: .tick(CueTag(1))) == [.show(.mark(nil)), .show(.message(.pressToContinue()))]
        )
        #expect(exercise.offers.first?.name == "continue")
        #expect(exercise.respond(to: .typed("")) == [.finish(.done(.right))])
    }

    @Test("a wrong tile stays, the wrong sound is heard and the red sign lasts a second")
    func wrong() throws {
        var exercise = try begun(prompt)
        let board = exercise.board
        let cues: [Cue] = [
            .show(.answer("vas-tu", .wrong)), .sound(.wrong), .show(.mark(.wrong)), .wait(seconds: 1, CueTag(1)),
        ]
        #expect(exercise.respond(to: .typed("1")) == cues)
        #expect(exercise.board == board)
        #expect(exercise.slips == 1)
        #expect(exercise.respond(to: .tick(CueTag(1))) == [.show(.mark(nil))])
        _ = exercise.respond(to: .typed("2"))
        let last = exercise.respond(to: .typed("1"))
        #expect(last.first == .record(Attempt(.wordOrder, prompt, outcome: .almost, score: 2.0 / 3, slips: 1)))
    }

    @Test("a sign that is followed by another does not take the later one away")
    func signs() throws {
        var exercise = try begun(prompt)
        _ = exercise.respond(to: .typed("1"))
        _ = exercise.respond(to: .typed("1"))
        #expect(exercise.respond(to: .tick(CueTag(1))) == [])
        #expect(exercise.respond(to: .tick(CueTag(2))) == [.show(.mark(nil))])
    }

    @Test("words may be typed, in any case, without accents, and several in a line")
    func typed() throws {
        let prompt = Prompt("À bientôt, prends soin de toi !", in: .french, meaning: "See you soon, take care!")
        var exercise = try begun(prompt)
        #expect(exercise.respond(to: .typed("A")).last == .sound(.right))
        #expect(exercise.respond(to: .typed("BIENTOT, prends")).last == .sound(.right))
        #expect(exercise.board.sentence == "à bientôt prends")
        let cues = exercise.respond(to: .typed("soin toi"))
        guard case .show(.tiles(let board))? = cues.first else {
            Issue.record("what was right is not shown")
            return
        }
        #expect(board.sentence == "à bientôt prends soin")
        #expect(cues.contains(.sound(.wrong)) && !cues.contains(.sound(.right)))
        #expect(exercise.respond(to: .typed("de toi !")).contains(.show(.mark(.right))))
        #expect(exercise.board.sentence == "À bientôt, prends soin de toi !")
    }

    @Test("what names no tile is told and is no slip")
    func unknown() throws {
        var exercise = try begun(prompt)
        for text in ["3", "0", "99999999999999999999", "bonjour", "𠮷", "?", "(", "🐼"] {
            #expect(exercise.respond(to: .typed(text)) == [.show(.trouble(.noSuchTile(text: text)))], "\(text)")
        }
        _ = exercise.respond(to: .typed("comment"))
        #expect(exercise.respond(to: .typed("2")) == [.show(.trouble(.noSuchTile(text: "2")))], "placed already")
        #expect(exercise.slips == 0)
    }

    @Test(
        "case 12: apostrophes, composition, case, width and marks are of no account; accents are where spelling is strict"
    )
    func spelling() throws {
        let prompt = Prompt("L'été, j'étais à Orléans.", in: .french, meaning: "In summer I was in Orléans.")
        let typed = ["L’ÉTÉ,", "j'e\u{301}tais", "Ａ", "orleans !"]
        var exercise = try begun(prompt)
        for word in typed { _ = exercise.respond(to: .typed(word)) }
        #expect(exercise.board.sentence == "L'été, j'étais à Orléans." && exercise.slips == 0)

        var chance = Seeded(1)
        var strict = try #require(WordOrderExercise(prompt, strictSpelling: true, using: &chance))
        _ = strict.respond(to: .began)
        _ = strict.respond(to: .typed(typed[0]))
        _ = strict.respond(to: .typed(typed[1]))
        #expect(strict.board.sentence == "l'été j'étais", "the letters are there, however they are composed")
        #expect(strict.respond(to: .typed("a")) == [.show(.trouble(.noSuchTile(text: "a")))])
        _ = strict.respond(to: .typed("à"))
        _ = strict.respond(to: .typed(try number(of: "Orléans", in: strict)))
        #expect(strict.board.isComplete && strict.slips == 0, "a number is always enough")
    }

    @Test("a word with a hyphen may be typed without it")
    func hyphen() throws {
        var exercise = try begun(prompt)
        #expect(exercise.respond(to: .typed("comment vas tu ?")).contains(.show(.mark(.right))))
        #expect(exercise.slips == 0)
        var half = try begun(prompt)
        _ = half.respond(to: .typed("comment"))
        #expect(half.respond(to: .typed("vas")) == [.show(.trouble(.noSuchTile(text: "vas")))])
    }

    @Test("case 13: letters that the keyboard lacks come without their accent, spelled out or as an escape")
    func letters() throws {
        let prompt = Prompt("Ma sœur a été naïve.", in: .french, meaning: "My sister was naive.")
        for typed in ["ma soeur a ete naive", #"ma s\oeur a \'et\'e na\:ive"#, "MA SŒUR A ÉTÉ NAÏVE"] {
            for strict in [false, true] where !strict || typed.contains("\\") || typed.contains("Œ") {
                var chance = Seeded(1)
                var exercise = try #require(WordOrderExercise(prompt, strictSpelling: strict, using: &chance))
                _ = exercise.respond(to: .began)
                #expect(exercise.respond(to: .typed(typed)).contains(.show(.mark(.right))), "\(typed)")
                #expect(exercise.board.sentence == "Ma sœur a été naïve.")
            }
        }
    }

    @Test("case 14: of a word that stands twice either tile is right, and the final text is what counts")
    func twins() throws {
        let prompt = Prompt("Non, non, merci.", in: .french, meaning: "No, no, thanks.")
        for seed in UInt64(0)..<20 {
            var exercise = try begun(prompt, seed: seed)
            let later = try #require(exercise.board.tiles.last { $0.text == "non" })
            #expect(exercise.respond(to: .typed(String(later.number))).last == .sound(.right))
            #expect(exercise.respond(to: .typed(try number(of: "non", in: exercise))).last == .sound(.right))
            _ = exercise.respond(to: .typed("merci"))
            #expect(exercise.board.sentence == "Non, non, merci.")
            #expect(exercise.slips == 0)
        }
    }

    @Test("a number that is a tile's and a word as well counts as whichever is right")
    func numbers() throws {
        let prompt = Prompt("J'ai 2 chats et 1 chien.", in: .french, meaning: "I have 2 cats and 1 dog.")
        for seed in UInt64(0)..<20 {
            var exercise = try begun(prompt, seed: seed)
            for word in exercise.words { _ = exercise.respond(to: .typed(word)) }
            #expect(exercise.board.isComplete && exercise.slips == 0)
            var other = try begun(prompt, seed: seed)
            for word in other.words { _ = other.respond(to: .typed(try number(of: word, in: other))) }
            #expect(other.board.isComplete && other.slips == 0)
        }
    }

    @Test("no order begins as the right one where there is another; every order comes up")
    func order() throws {
        var orders: Set<[String]> = []
        for seed in UInt64(0)..<500 {
            let exercise = try begun(good, seed: seed)
            let tiles = exercise.board.tiles.map(\.text)
            #expect(tiles != exercise.words)
            #expect(tiles.sorted() == ["bien", "estoy", "gracias", "muy"])
            #expect(exercise.board.tiles.map(\.number) == [1, 2, 3, 4])
            orders.insert(tiles)
        }
        #expect(orders.count == 23, "24 orders, the right one left out")
        for seed in UInt64(0)..<50 {
            let twins = try begun(Prompt("Non, non, oui.", in: .french), seed: seed)
            #expect(twins.board.tiles.map(\.text) != ["non", "non", "oui"])
        }
    }

    @Test("Chinese is cut into words, which may be typed as characters, in one run, or as pinyin")
    func chinese() throws {
        let prompt = Prompt(
            "大家 早上 好！",
            in: .mandarin,
            pinyin: "dàjiā zǎoshang hǎo",
            meaning: "Good morning, everyone!",
            place: .init(lesson: 1, number: 3, id: "x")
        )
        var exercise = try begun(prompt)
        #expect(Set(exercise.board.tiles.map(\.text)) == ["大家", "早上", "好"])
        _ = exercise.respond(to: .typed("大家"))
        #expect(exercise.respond(to: .typed("zao3shang5")).last == .sound(.right))
        #expect(exercise.board.sentence == "大家早上")
        _ = exercise.respond(to: .typed("hǎo"))
        #expect(exercise.board.sentence == "大家早上好！" && exercise.slips == 0)

        var whole = try begun(prompt)
        #expect(whole.respond(to: .typed("大家早上好！")).contains(.show(.mark(.right))))
        var half = try begun(prompt)
        #expect(half.respond(to: .typed("大家好")).contains(.sound(.wrong)))
        #expect(half.board.sentence == "大家" && half.slips == 1)
        #expect(half.respond(to: .typed("好早上")).contains(.sound(.wrong)))
        #expect(half.respond(to: .typed("𠮷")) == [.show(.trouble(.noSuchTile(text: "𠮷")))])
    }

    @Test("a Chinese word with ü may be typed with v")
    func umlaut() throws {
        let prompt = Prompt(
            "女儿 很 好。",
            in: .mandarin,
            pinyin: "nǚ'ér hěn hǎo",
            place: .init(lesson: 7, number: 1, id: "x")
        )
        var exercise = try begun(prompt)
        #expect(exercise.respond(to: .typed("nv'er")).last == .sound(.right))
    }

    @Test("one Chinese word of a lesson is one tile, not its characters")
    func oneWord() throws {
        let place = Prompt.Place(lesson: 1, number: 1, id: "x")
        var exercise = try begun(Prompt("谢谢！", in: .mandarin, pinyin: "xièxie", meaning: "Thanks!", place: place))
        #expect(exercise.board.tiles == [Tile(1, "谢谢")])
        #expect(!exercise.isWorthwhile)
        #expect(exercise.respond(to: .typed("1")).contains(.show(.mark(.right))))
        #expect(exercise.board.sentence == "谢谢！")
        #expect(try !begun(Prompt("Ja, ja!", in: .german)).isWorthwhile, "ja and Ja are one word")
    }

    @Test("a phrase without a word has no word order", arguments: ["", "?!", "🐼🐼", " \u{202F}!"])
    func wordless(text: String) {
        var chance = Seeded(1)
        #expect(WordOrderExercise(Prompt(text, in: .french), using: &chance) == nil)
    }

    @Test("a hint shows the next tile, and counts")
    func hint() throws {
        var exercise = try begun(prompt)
        let hint: [Cue] = [.show(.message(.nextTile(number: 2, text: "comment")))]
        #expect(exercise.respond(to: .command(Order("hint"))) == hint)
        #expect(exercise.hints == 1 && exercise.slips == 0)
        _ = exercise.respond(to: .typed("comment"))
        let cues = exercise.respond(to: .typed("vas-tu"))
        #expect(cues.first == .record(Attempt(.wordOrder, prompt, outcome: .almost, score: 2.0 / 3, hints: 1)))
        #expect(exercise.respond(to: .command(Order("hint"))) == [.show(.message(.pressToContinue()))])
        #expect(exercise.hints == 1)
    }

    @Test(
        "slips decide what it came to",
        arguments: [(0, .right), (1, .almost), (2, .wrong)] as [(Int, Verdict.Outcome)]
    )
    func grades(slips: Int, outcome: Verdict.Outcome) throws {
        var exercise = try begun(good)
        for _ in 0..<slips { _ = exercise.respond(to: .typed("gracias")) }
        let cues = exercise.respond(to: .typed("estoy muy bien gracias"))
        guard case .record(let attempt)? = cues.first else {
            Issue.record("nothing was recorded")
            return
        }
        #expect(attempt.outcome == outcome && attempt.slips == slips)
    }

    @Test("it can be left at any moment, and says nothing was reached; after it is complete it says what")
    func left() throws {
        for event in [Event.command(Order("back")), .key(.escape), .interrupted, .ended] {
            var exercise = try begun(prompt)
            #expect(exercise.respond(to: event) == [.finish(.left(nil))])
        }
        var exercise = try begun(prompt)
        #expect(exercise.respond(to: .command(Order("continue"))) == [.show(.trouble(.notComplete()))])
        _ = exercise.respond(to: .typed("comment vas-tu"))
        #expect(exercise.respond(to: .ended) == [.finish(.done(.right))])
        #expect(exercise.respond(to: .command(Order("back"))) == [.finish(.left(.right))])
        #expect(exercise.respond(to: .typed("1")) == [.show(.message(.pressToContinue()))])
    }

    @Test("a stray event changes nothing, an unknown command and what could not be stored are told")
    func stray() throws {
        var exercise = try begun(prompt)
        let board = exercise.board
        for event in [Event.spoke(CueTag(1)), .tick(CueTag(7)), .key(.tab), .spelled("x", CueTag(1))] {
            #expect(exercise.respond(to: event) == [])
        }
        #expect(
            exercise.respond(to: .command(Order("fly"))) == [.show(.trouble(.unknownCommand(name: "fly")))]
        )
        let trouble = Trouble(.storage, .verbatim("disk full"))
        #expect(exercise.respond(to: .failed(trouble, CueTag(0))) == [.show(.trouble(.verbatim("disk full")))])
        #expect(exercise.respond(to: .returned(.left(nil))) == [.show(.tiles(board))])
        #expect(exercise.respond(to: .typed("")) == [.show(.tiles(board))])
    }
}
