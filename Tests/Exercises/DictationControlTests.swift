import Messages
import Orthography
import Scoring
import Testing

@testable import Exercises

/// What a run can be told, in every way of answering.
@Suite("Controls of a dictation")
struct DictationControlTests {
    let words = [
        DictationWord(id: 1, "spoon", in: .english, explanation: "勺子", example: "A spoon is on the table."),
        DictationWord(id: 2, "knife", in: .english),
    ]

    func begun(_ mode: DictationMode, times: Int = 1) -> (dictation: Dictation, cues: [Cue]) {
        let plan = DictationPlan(
            run: 7,
            name: "Unit",
            words: words,
            mode: mode,
            times: times,
            gap: 2,
            usualSpeed: 150
        )
        var dictation = Dictation(plan)
        let cues = dictation.respond(to: .began)
        return (dictation, cues)
    }

    func tag(_ cues: [Cue]) -> CueTag { cues.compactMap(\.tag).last ?? CueTag(-1) }

    func spoken(_ cues: [Cue]) -> [Utterance] {
        cues.compactMap { if case .say(let utterance, _) = $0 { utterance } else { nil } }
    }

    func kept(_ cues: [Cue]) -> [DictationNote.Content] {
        cues.compactMap { if case .keep(let note) = $0 { note.content } else { nil } }
    }

    func opensMicrophone(_ cues: [Cue]) -> Bool {
        cues.contains {
            switch $0 {
            case .listen, .listenForLetters: true
            default: false
            }
        }
    }

    @Test("again, slower, faster, next, back, pause, resume and stop in every mode", arguments: DictationMode.allCases)
    func controls(mode: DictationMode) {
        var (dictation, cues) = begun(mode)
        func order(_ name: String) -> [Cue] { dictation.respond(to: .command(Order(name))) }
        for name in ["again", "slower", "faster", "explain", "pause", "next", "back", "stop"] {
            #expect(dictation.offers.contains { $0.name == name }, "\(name)")
        }
        cues = order("again")
        #expect(spoken(cues).map(\.text) == ["spoon"] && spoken(cues).map(\.speed) == [nil])
        #expect(cues.contains(.dropTake), "the microphone is closed while it speaks")
        cues = order("slower")
        #expect(spoken(cues).map(\.speed) == [120])
        #expect(cues.contains(.show(.message(.dictationSpeed(speed: 120)))))
        cues = order("faster")
        #expect(spoken(cues).map(\.speed) == [nil], "as fast as is set")
        for _ in 1...12 { cues = order("slower") }
        #expect(spoken(cues).map(\.speed) == [80])
        for _ in 1...20 { cues = order("faster") }
        #expect(spoken(cues).map(\.speed) == [450])
        cues = order("pause")
        #expect(cues == [.hush, .dropTake, .show(.message(.dictationPaused()))])
        #expect(dictation.offers.first?.name == "resume")
        cues = order("resume")
        #expect(mode == .read ? opensMicrophone(cues) : spoken(cues).map(\.text) == ["spoon"])
        #expect(kept(order("next")) == [.reached(1)])
        #expect(kept(order("back")) == [.reached(0)])
        let stopped = order("stop")
        #expect(stopped.last == .finish(.left(nil)))
        #expect(stopped.contains(.hush) && stopped.contains(.dropTake))
    }

    @Test("how many words are left and about how long, in every mode", arguments: DictationMode.allCases)
    func counted(mode: DictationMode) {
        let (dictation, cues) = begun(mode, times: 5)
        let count = Message.dictationCount(number: 1, count: 2, minutes: Int((dictation.secondsLeft / 60).rounded(.up)))
        #expect(cues.contains(.show(.message(count))))
        #expect(dictation.secondsLeft > 0)
    }

    @Test("each is spoken so often, with the gap between", arguments: [DictationMode.paper, .typed, .spelled])
    func repeated(mode: DictationMode) {
        var (dictation, cues) = begun(mode, times: 3)
        for _ in 1...2 {
            #expect(spoken(cues).map(\.text) == ["spoon"])
            cues = dictation.respond(to: .spoke(tag(cues)))
            #expect(cues == [.wait(seconds: 2, tag(cues))])
            cues = dictation.respond(to: .tick(tag(cues)))
        }
        #expect(spoken(cues).map(\.text) == ["spoon"])
        cues = dictation.respond(to: .spoke(tag(cues)))
        switch mode {
        case .spelled: #expect(opensMicrophone(cues))
        case .paper: #expect(cues == [.wait(seconds: 2, tag(cues))])
        default: #expect(cues.isEmpty)
        }
    }

    @Test("the example and the explanation are read, Chinese in Chinese; the word is hidden in what is shown")
    func explained() {
        var (dictation, _) = begun(.typed)
        let cues = dictation.respond(to: .command(Order("explain")))
        #expect(spoken(cues).map(\.language) == [.english, .mandarin])
        #expect(spoken(cues).map(\.text) == ["A spoon is on the table.", "勺子"])
        #expect(cues.contains(.show(.message(.verbatim("A … is on the table.")))))
        let short = DictationWord(id: 3, "a", in: .english)
        #expect(short.hidden(in: "A cat, a dog") == "… cat, … dog")
        #expect(words[0].hidden(in: "Spoons, teaspoon") == "…s, teaspoon")
    }

    // MARK: Spelled

    @Test("what cannot be told is asked again twice by itself, then waits; nothing is marked")
    func unclear() {
        var (dictation, cues) = begun(.spelled)
        for round in 1...3 {
            cues = dictation.respond(to: .spoke(tag(cues)))
            #expect(cues.last == .listenForLetters(Prompt("spoon", in: .english), tag(cues)), "round \(round)")
            cues = dictation.respond(
                to: .heardLetters(SpellingVerdict(outcome: .unheard, reason: .unclear), tag(cues))
            )
            #expect(kept(cues).isEmpty)
            #expect(spoken(cues).isEmpty == (round == 3))
        }
        #expect(cues.contains(.show(.message(.dictationSpellOrType()))))
        #expect(opensMicrophone(dictation.respond(to: .key(.space))))
        #expect(dictation.answers.isEmpty)
        // Silence waits at once: nobody may be there.
        (dictation, cues) = begun(.spelled)
        cues = dictation.respond(to: .spoke(tag(cues)))
        cues = dictation.respond(
            to: .heardLetters(SpellingVerdict(outcome: .unheard, reason: .recording(.silence)), tag(cues))
        )
        #expect(cues.count == 1 && kept(cues).isEmpty)
    }

    @Test("right goes on; wrong is kept with the letters that were heard")
    func judged() {
        func letter(_ letter: Character, _ kind: LetterVerdict.Kind? = nil, _ heard: Character? = nil) -> LetterVerdict
        {
            LetterVerdict(
                letter: letter,
                outcome: kind == nil ? .right : .wrong,
                kind: kind,
                heard: heard,
                score: 1,
                start: 0,
                end: 0
            )
        }
        var (dictation, cues) = begun(.spelled)
        cues = dictation.respond(to: .spoke(tag(cues)))
        cues = dictation.respond(to: .heardLetters(SpellingVerdict(outcome: .almost), tag(cues)))
        #expect(kept(cues) == [.answered(word: 1, isRight: true, typed: ""), .reached(1)])
        cues = dictation.respond(to: .spoke(tag(cues)))
        let verdict = SpellingVerdict(
            outcome: .wrong,
            letters: [letter("k", .leftOut), letter("n"), letter("i", .replaced, "e"), letter("f"), letter("e")],
            extra: [ExtraLetter(after: 3, heard: "f")]
        )
        #expect(verdict.spelled == "neffe")
        cues = dictation.respond(to: .heardLetters(verdict, tag(cues)))
        #expect(kept(cues) == [.answered(word: 2, isRight: false, typed: "neffe"), .ended])
        #expect(cues.contains(.show(.letters(verdict, Prompt("knife", in: .english)))))
    }

    @Test("without a microphone the ways of answering that need none are offered")
    func noMicrophone() {
        var (dictation, cues) = begun(.spelled)
        cues = dictation.respond(to: .spoke(tag(cues)))
        let trouble = Trouble(.noMicrophone, .verbatim("no microphone"))
        cues = dictation.respond(to: .failed(trouble, tag(cues)))
        #expect(dictation.offers.map(\.name) == ["paper", "typed", "stop"])
        #expect(kept(dictation.respond(to: .command(Order("paper")))) == [.mode(.paper), .reached(0)])
    }
}
