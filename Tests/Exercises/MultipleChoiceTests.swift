import Messages
import Orthography
import Scoring
import Testing

@testable import Exercises

/// Multiple choice in dialogue.
@Suite("Multiple choice")
struct MultipleChoiceTests {
    func phrase(_ text: String, _ meaning: String, lesson: Int = 1, _ language: Language = .french) -> Prompt {
        Prompt(text, in: language, meaning: meaning, place: .init(lesson: lesson, number: 1, id: "x"))
    }

    var prompt: Prompt { phrase("Comment vas-tu ?", "How are you?") }

    var lesson: [Prompt] {
        [
            prompt,
            phrase("Où est la gare ?", "Where is the station?"),
            phrase("Quelle heure est-il ?", "What time is it?"),
            phrase("Tu viens ?", "Are you coming?"),
            phrase("Qui est-ce ?", "Who is it?"),
            phrase("Merci.", "Thank you."),
            phrase("Attention !", "Careful!"),
        ]
    }

    func exercise(_ prompt: Prompt, _ others: [Prompt], seed: UInt64 = 1) throws -> MultipleChoiceExercise {
        var chance = Seeded(seed)
        return try #require(MultipleChoiceExercise(prompt, among: others, using: &chance))
    }

    func texts(_ exercise: MultipleChoiceExercise) -> [String] { exercise.board.choices.map(\.text) }

    func number(_ text: String, _ exercise: MultipleChoiceExercise) throws -> String {
        String(try #require(exercise.board.choices.first { $0.text == text }).number)
    }

    @Test("four choices, the right one among them, all with its final mark; any of the lesson may stand anywhere")
    func choices() throws {
        var seen: Set<String> = []
        var places: Set<Int> = []
        for seed in UInt64(0)..<100 {
            let texts = texts(try exercise(prompt, lesson, seed: seed))
            #expect(texts.count == 4 && Set(texts).count == 4)
            #expect(texts.allSatisfy { $0.hasSuffix("?") })
            places.insert(try #require(texts.firstIndex(of: "How are you?")))
            seen.formUnion(texts)
        }
        #expect(places == [0, 1, 2, 3])
        #expect(seen.count == 5, "all four other questions come up")
    }

    @Test("marks agree across scripts, and a text without one has others without one")
    func marks() throws {
        let others = [
            phrase("a", "你在哪儿？"), phrase("b", "谢谢。"), phrase("c", "小心！"), phrase("d", "¿Dónde estás?"),
            phrase("e", "¡Cuidado!"), phrase("f", "问候"), phrase("g", "是谁?"),
        ]
        #expect(Set(texts(try exercise(phrase("x", "你好吗？"), others))) == ["你好吗？", "你在哪儿？", "¿Dónde estás?", "是谁?"])
        #expect(Set(texts(try exercise(phrase("x", "¡Hola!"), others))) == ["¡Hola!", "小心！", "¡Cuidado!"])
        #expect(Set(texts(try exercise(phrase("x", "Saludos"), others))) == ["Saludos", "问候"])
    }

    @Test("case 15: no two choices alike and none equally right")
    func alike() throws {
        let others = [
            phrase("Comment vas-tu ?", "How are you doing?"),
            phrase("Comment allez-vous ?", "How are you?"),
            phrase("Comment ça va ?", "how are you ?"),
            phrase("Ça roule ?", "How are you doing?"),
            phrase("Bonjour, comment allez-vous ?", "Good afternoon, how are you?"),
            phrase("Où es-tu ?", "Where are you?"),
            phrase("Où êtes-vous ?", "WHERE are you?"),
            phrase("Und?", "Where are you now?", .german),
            phrase("Rien ?", "?"),
            phrase("Vas-tu ?", "Are you?"),
        ]
        for seed in UInt64(0)..<50 {
            let texts = texts(try exercise(prompt, others + [prompt], seed: seed)).map { $0.lowercased() }
            #expect(Set(texts) == ["how are you?", "where are you?"])
        }
    }

    @Test("a lesson that has too few is lent the rest by others, its own come first")
    func lent() throws {
        let far = ["One?", "Two?", "Three?", "Four?"].map { phrase("x \($0)", $0, lesson: 2) }
        for seed in UInt64(0)..<50 {
            let texts = texts(try exercise(prompt, Array(lesson.prefix(2)) + far, seed: seed))
            #expect(texts.count == 4)
            #expect(texts.contains("Where is the station?") && texts.contains("How are you?"))
            #expect(try exercise(prompt, lesson + far, seed: seed).board.choices.allSatisfy { $0.text.count > 6 })
        }
    }

    @Test("a small course still works, with the right one there")
    func small() throws {
        #expect(Set(texts(try exercise(prompt, Array(lesson.prefix(2))))) == ["How are you?", "Where is the station?"])
        var alone = try exercise(prompt, [])
        #expect(texts(alone) == ["How are you?"] && !alone.isWorthwhile)
        #expect(alone.respond(to: .typed("1")).contains(.sound(.right)))
        var chance = Seeded(1)
        #expect(MultipleChoiceExercise(Prompt("Merci.", in: .french), among: lesson, using: &chance) == nil)
    }

    @Test("the right one: stored, right sound and sign, after two seconds Continue")
    func right() throws {
        var exercise = try exercise(prompt, lesson)
        #expect(exercise.respond(to: .began) == [.begin(.multipleChoice, prompt), .show(.choices(exercise.board))])
        let place = try #require(exercise.board.choices.firstIndex { $0.text == "How are you?" })
        var board = exercise.board
        board.choices[place].state = .right
        #expect(
            exercise.respond(to: .typed(String(place + 1))) == [
                .record(Attempt(.multipleChoice, prompt, outcome: .right, score: 1)),
                .show(.choices(board)), .sound(.right), .show(.mark(.right)), .wait(seconds: 2, CueTag(1)),
            ]
        )
        #expect(
            exercise.respond(to: .tick(CueTag(1))) == [.show(.mark(nil)), .show(.message(.pressToContinue()))]
        )
        #expect(exercise.respond(to: .key(.enter)) == [.finish(.done(.right))])
    }

    @Test("a wrong one: marked, wrong sound, the sign for a second; a second time it is no second slip")
    func wrong() throws {
        var exercise = try exercise(prompt, lesson)
        let place = try #require(exercise.board.choices.firstIndex { $0.text != "How are you?" })
        var board = exercise.board
        board.choices[place].state = .wrong
        #expect(
            exercise.respond(to: .typed(String(place + 1))) == [
                .show(.choices(board)), .sound(.wrong), .show(.mark(.wrong)), .wait(seconds: 1, CueTag(1)),
            ]
        )
        #expect(exercise.respond(to: .tick(CueTag(1))) == [.show(.mark(nil))])
        #expect(exercise.respond(to: .typed(board.choices[place].text)).contains(.sound(.wrong)))
        #expect(exercise.slips == 1)
        let cues = exercise.respond(to: .typed("how are you"))
        #expect(cues.first == .record(Attempt(.multipleChoice, prompt, outcome: .almost, score: 0.5, slips: 1)))
    }

    @Test(
        "answered by the text, whatever case, accents and marks",
        arguments: [
            "¿Cómo estás?", "como estas", "COMO  ESTÁS", "cómo esta\u{301}s？",
        ]
    )
    func byText(line: String) throws {
        let prompt = phrase("Comment vas-tu ?", "¿Cómo estás?")
        var exercise = try exercise(prompt, [phrase("Où ?", "¿Dónde?"), phrase("Qui ?", "¿Quién?")])
        #expect(exercise.respond(to: .typed(line)).contains(.sound(.right)))
    }

    @Test("German umlauts may be typed with e, Chinese without its marks")
    func otherScripts() throws {
        var german = try exercise(phrase("a", "Schöne Grüße!"), [phrase("b", "Los!")])
        #expect(german.respond(to: .typed("schoene gruesse")).contains(.sound(.right)))
        var chinese = try exercise(phrase("a", "你好吗？"), [phrase("b", "𠮷野家在哪儿？")])
        #expect(chinese.respond(to: .typed("𠮷野家 在 哪儿")).contains(.sound(.wrong)))
        #expect(chinese.respond(to: .typed("你好吗")).contains(.sound(.right)))
    }

    @Test("what names no choice is told and is no slip", arguments: ["5", "0", "", "nothing", "?", "𠮷", "９９"])
    func unknown(line: String) throws {
        var exercise = try exercise(prompt, lesson)
        let expected: Cue =
            line.isEmpty ? .show(.choices(exercise.board)) : .show(.trouble(.noSuchChoice(text: line)))
        #expect(exercise.respond(to: .typed(line)) == [expected])
        #expect(exercise.slips == 0)
    }

    @Test("full-width digits choose as well")
    func fullWidth() throws {
        var exercise = try exercise(prompt, lesson)
        let number = try number("How are you?", exercise)
        let wide = try #require(Unicode.Scalar(0xFF10 + (UInt32(number) ?? 0)))
        #expect(exercise.respond(to: .typed(String(Character(wide)))).contains(.sound(.right)))
    }

    @Test("the phrase can be heard; Ctrl-C stops that first, and back is silent")
    func heard() throws {
        var exercise = try exercise(prompt, lesson)
        #expect(exercise.respond(to: .command(Order("again"))) == [.say(Utterance(prompt), CueTag(1))])
        #expect(exercise.respond(to: .interrupted) == [.hush])
        #expect(
            exercise.respond(to: .command(Order("slower"))) == [.say(Utterance(prompt, isSlow: true), CueTag(2))]
        )
        #expect(exercise.respond(to: .command(Order("back"))) == [.hush, .finish(.left(nil))])
        #expect(exercise.respond(to: .interrupted) == [.finish(.left(nil))])
    }
}
