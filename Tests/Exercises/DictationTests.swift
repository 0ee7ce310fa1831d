import Messages
import Orthography
import Scoring
import Testing

@testable import Exercises

/// Dictation in dialogue.
@Suite("Dictation")
struct DictationTests {
    let spoon = DictationWord(id: 1, "spoon", in: .english, explanation: "You eat soup with a spoon.")
    let knife = DictationWord(id: 2, "knife", in: .english)

    func plan(_ words: [DictationWord], _ mode: DictationMode, times: Int = 1, position: Int = 0) -> DictationPlan {
        DictationPlan(run: 7, name: "Unit", words: words, mode: mode, times: times, gap: 2, position: position)
    }

    func kept(_ cues: [Cue]) -> [DictationNote.Content] {
        cues.compactMap { if case .keep(let note) = $0 { note.content } else { nil } }
    }

    /// The tag of the last thing asked for.
    func tag(_ cues: [Cue]) -> CueTag { cues.compactMap(\.tag).last ?? CueTag(-1) }

    func said(_ cues: [Cue]) -> [String] {
        cues.compactMap { if case .say(let utterance, _) = $0 { utterance.text } else { nil } }
    }

    func shown(_ cues: [Cue]) -> [String] {
        cues.compactMap { if case .show(.message(let message)) = $0 { message.text(in: .english) } else { nil } }
    }

    // MARK: Typed

    @Test("each word is spoken so often with silence between; a right answer brings the next, the last a summary")
    func typed() {
        var dictation = Dictation(plan([spoon, knife], .typed, times: 2))
        var cues = dictation.respond(to: .began)
        #expect(shown(cues).contains("1 of 2 · about a minute left"))
        #expect(kept(cues) == [.reached(0)])
        #expect(said(cues) == ["spoon"])
        cues = dictation.respond(to: .spoke(tag(cues)))
        #expect(cues == [.wait(seconds: 2, tag(cues))])
        cues = dictation.respond(to: .tick(tag(cues)))
        #expect(said(cues) == ["spoon"])
        #expect(dictation.respond(to: .spoke(tag(cues))).isEmpty, "after the last time it waits for the answer")
        cues = dictation.respond(to: .typed("Spoon"))
        #expect(kept(cues) == [.answered(word: 1, isRight: true, typed: "Spoon"), .reached(1)])
        #expect(cues.contains(.show(.answer("spoon", .right))))
        #expect(said(cues) == ["knife"])
        // Answered while the word is still being spoken.
        cues = dictation.respond(to: .typed("nife"))
        #expect(cues.first == .hush)
        #expect(kept(cues) == [.answered(word: 2, isRight: false, typed: "nife"), .ended])
        #expect(cues.contains(.show(.difference(Difference(typed: "nife", expected: "knife")))))
        #expect(shown(cues).contains("1 of 2 words right."))
        #expect(dictation.respond(to: .key(.enter)) == [.finish(.done(nil))])
    }

    @Test("commands begin with a colon, so that “stop” and “next” can be dictated")
    func commands() {
        let stop = DictationWord(id: 3, "stop", in: .english)
        let next = DictationWord(id: 4, "next", in: .english)
        var dictation = Dictation(plan([stop, next], .typed))
        _ = dictation.respond(to: .began)
        #expect(dictation.takesAnyLine)
        #expect(kept(dictation.respond(to: .typed("stop"))).first == .answered(word: 3, isRight: true, typed: "stop"))
        #expect(kept(dictation.respond(to: .typed("next"))).first == .answered(word: 4, isRight: true, typed: "next"))
    }

    @Test("again, slower, explain, skip, back, restart and stop")
    func moving() {
        var dictation = Dictation(plan([spoon, knife], .typed))
        _ = dictation.respond(to: .began)
        #expect(said(dictation.respond(to: .typed(""))) == ["spoon"], "Enter alone says it again")
        let slower = dictation.respond(to: .command(Order("slower")))
        #expect(slower.contains { if case .say(let utterance, _) = $0 { utterance.speed == 120 } else { false } })
        #expect(shown(slower) == ["120 words a minute."])
        let explained = dictation.respond(to: .command(Order("explain")))
        #expect(shown(explained) == ["You eat soup with a …."], "the word itself is not given away")
        #expect(said(explained) == ["You eat soup with a spoon."])
        #expect(kept(dictation.respond(to: .command(Order("next")))) == [.reached(1)])
        #expect(kept(dictation.respond(to: .command(Order("back")))) == [.reached(0)])
        #expect(kept(dictation.respond(to: .command(Order("back")))) == [.reached(0)])
        _ = dictation.respond(to: .typed("spoon"))
        #expect(kept(dictation.respond(to: .command(Order("restart")))) == [.reached(0)])
        #expect(dictation.answers.isEmpty)
        let stopped = dictation.respond(to: .command(Order("stop")))
        #expect(stopped.last == .finish(.left(nil)))
        #expect(shown(stopped) == ["Stopped at word 1. Next time it goes on there."])
    }

    @Test("Ctrl-C silences first, and stops the second time")
    func interrupted() {
        var dictation = Dictation(plan([spoon], .typed))
        _ = dictation.respond(to: .began)
        #expect(dictation.respond(to: .interrupted).first == .hush)
        #expect(dictation.respond(to: .interrupted).last == .finish(.left(nil)))
    }

    @Test("a run that was broken off goes on at its word")
    func resumed() {
        var dictation = Dictation(plan([spoon, knife], .typed, position: 1))
        let cues = dictation.respond(to: .began)
        #expect(said(cues) == ["knife"])
        #expect(shown(cues).contains("It goes on at word 2; `:restart` begins again."))
    }

    @Test("what cannot be spoken is told, and the answer is waited for")
    func failed() {
        var dictation = Dictation(plan([spoon], .typed))
        let cues = dictation.respond(to: .began)
        let trouble = Trouble(.voice, .verbatim("no sound"))
        #expect(dictation.respond(to: .failed(trouble, tag(cues))) == [.show(.trouble(trouble.message))])
        #expect(kept(dictation.respond(to: .typed("spoon"))).first == .answered(word: 1, isRight: true, typed: "spoon"))
    }

    // MARK: Rules of typed answers

    func answer(_ typed: String, to word: DictationWord, among others: [DictationWord] = [], strict: Bool = false)
        -> TypedAnswer
    {
        TypedAnswer(typed, to: word, among: others + [word], strictSpelling: strict)
    }

    @Test("case, width, punctuation and apostrophes are of no account; accents only where spelling is strict")
    func compared() {
        let water = DictationWord(id: 1, "l'eau", in: .french)
        #expect(answer("L’EAU.", to: water) == .right(isPlain: false))
        #expect(answer("ｓｐｏｏｎ", to: spoon) == .right(isPlain: false))
        let school = DictationWord(id: 1, "école", in: .french)
        #expect(answer("ecole", to: school) == .right(isPlain: true))
        #expect(answer("ecole", to: school, strict: true) == .wrong)
        #expect(answer("e\u{301}cole", to: school, strict: true) == .right(isPlain: false))
        #expect(answer("9:00", to: DictationWord(id: 1, "9:00", in: .english)) == .right(isPlain: false))
        #expect(answer("9.00", to: DictationWord(id: 1, "9:00", in: .english)) == .wrong)
        #expect(answer("?!", to: spoon) == .wrong)
    }

    @Test("Chinese in characters, or in pinyin with numbers or marks, as it is written or as it is spoken")
    func chinese() {
        let bank = DictationWord(id: 1, "银行", in: .mandarin, pinyin: "yín háng")
        for typed in ["银行", " 银 行。", "yin2hang2", "yin2 hang2", "yínháng", "Yín háng", "ｙｉｎ２ｈａｎｇ２"] {
            #expect(answer(typed, to: bank) == .right(isPlain: false), "\(typed)")
        }
        for typed in ["银杭", "yin2 xing2", "yin2 hang4", "bank"] {
            #expect(answer(typed, to: bank) == .wrong, "\(typed)")
        }
        #expect(answer("yin hang", to: bank) == .tonesMissing)
        let one = DictationWord(id: 2, "一个", in: .mandarin, pinyin: "yī gè")
        for typed in ["yi1 ge4", "yí gè", "yígè"] {
            #expect(answer(typed, to: one) == .right(isPlain: false), "\(typed)")
        }
        let no = DictationWord(id: 3, "不要", in: .mandarin, pinyin: "bù yào")
        for typed in ["bu4yao4", "bu2yao4"] { #expect(answer(typed, to: no) == .right(isPlain: false), "\(typed)") }
        let grandmother = DictationWord(id: 4, "奶奶", in: .mandarin, pinyin: "nǎi nai")
        for typed in ["nai3 nai5", "nǎinai", "nai3nai"] {
            #expect(answer(typed, to: grandmother) == .right(isPlain: false), "\(typed)")
        }
        #expect(answer("nai3nai3", to: grandmother) == .wrong)
        let green = DictationWord(id: 5, "绿色", in: .mandarin, pinyin: "lǜ sè")
        for typed in ["lv4se4", "lu:4 se4", "lǜsè"] {
            #expect(answer(typed, to: green) == .right(isPlain: false), "\(typed)")
        }
        let flower = DictationWord(id: 6, "花儿", in: .mandarin, pinyin: "huār")
        for typed in ["huar1", "hua1r5", "huār"] {
            #expect(answer(typed, to: flower) == .right(isPlain: false), "\(typed)")
        }
        let rare = DictationWord(id: 7, "𠮷", in: .mandarin, pinyin: "jí")
        #expect(answer("吉", to: rare) == .wrong)
        #expect(answer("𠮷", to: rare) == .right(isPlain: false))
    }

    @Test("a word of the list that sounds the same is asked once more, and then is wrong")
    func soundsAlike() {
        let he = DictationWord(id: 1, "他", in: .mandarin, pinyin: "tā", explanation: "男孩子")
        let she = DictationWord(id: 2, "她", in: .mandarin, pinyin: "tā")
        #expect(answer("她", to: he, among: [she]) == .soundsAlike)
        var dictation = Dictation(plan([he, she], .typed))
        _ = dictation.respond(to: .began)
        let first = dictation.respond(to: .typed("她"))
        #expect(kept(first).isEmpty)
        #expect(shown(first) == ["“她” sounds the same, but another word is meant. Try again.", "男孩子"])
        #expect(kept(dictation.respond(to: .typed("她"))).first == .answered(word: 1, isRight: false, typed: "她"))
    }

    @Test("a single character is told by a longer word after it")
    func context() {
        let line = DictationWord(id: 1, "行", in: .mandarin, pinyin: "háng", context: .init("银行", pinyin: "yín háng"))
        var dictation = Dictation(plan([line], .typed, times: 2))
        var cues = dictation.respond(to: .began)
        #expect(said(cues) == ["行", "银行的行"])
        cues = dictation.respond(to: .spoke(tag(cues)))
        cues = dictation.respond(to: .tick(tag(cues)))
        #expect(said(cues) == ["行"])
    }

    @Test("the difference letter by letter")
    func difference() {
        let difference = Difference(typed: "recieve", expected: "receive")
        #expect(difference.typed.filter { !$0.isShared }.map(\.text) == ["i"])
        #expect(difference.expected.filter { !$0.isShared }.map(\.text) == ["i"])
        #expect(Difference(typed: "Cat", expected: "cat").typed.allSatisfy { $0.isShared })
        #expect(Difference(typed: "cafe", expected: "café").expected.map(\.isShared) == [true, true, true, false])
        #expect(Difference(typed: "e\u{301}t", expected: "ét").typed.allSatisfy { $0.isShared })
        #expect(Difference(typed: "", expected: "你好").expected.map(\.isShared) == [false, false])
    }

    // MARK: On paper

    @Test("on paper it goes on by itself; at the end the list is marked with single keys")
    func paper() {
        var dictation = Dictation(plan([spoon, knife], .paper, times: 1))
        #expect(dictation.manner == .keys)
        var cues = dictation.respond(to: .began)
        cues = dictation.respond(to: .spoke(tag(cues)))
        cues = dictation.respond(to: .tick(tag(cues)))
        #expect(said(cues) == ["knife"])
        // Pause and go on.
        #expect(
            dictation.respond(to: .key(.character("p"))) == [.hush, .dropTake, .show(.message(.dictationPaused()))]
        )
        cues = dictation.respond(to: .key(.character("P")))
        #expect(said(cues) == ["knife"])
        cues = dictation.respond(to: .spoke(tag(cues)))
        cues = dictation.respond(to: .tick(tag(cues)))
        #expect(kept(cues) == [.reached(2)])
        #expect(
            cues.contains {
                if case .show(.list(_, let items)) = $0 { items.map(\.text) == ["spoon", "knife"] } else { false }
            }
        )
        #expect(kept(dictation.respond(to: .key(.character("r")))).isEmpty)
        // A slip is taken back: nothing of it was kept, so nothing has to be undone.
        #expect(shown(dictation.respond(to: .key(.character("b")))) == ["1. spoon: r right, w wrong?"])
        #expect(dictation.answers.isEmpty)
        #expect(kept(dictation.respond(to: .key(.character("w")))).isEmpty)
        let last = dictation.respond(to: .key(.character("a")))
        #expect(
            kept(last)
                == [
                    .answered(word: 1, isRight: false, typed: ""), .answered(word: 2, isRight: true, typed: ""), .ended,
                ]
        )
        #expect(shown(last) == ["1 of 2 words right."])
    }

    /// A list on paper that is being marked, the first word wrong.
    func marked(_ words: [DictationWord]) -> Dictation {
        var dictation = Dictation(plan(words, .paper, position: words.count))
        _ = dictation.respond(to: .began)
        #expect(kept(dictation.respond(to: .key(.character("w")))).isEmpty)
        return dictation
    }

    @Test("a mark is kept with the next one, and then can no longer be taken back")
    func marks() {
        let fork = DictationWord(id: 3, "fork", in: .english)
        var dictation = marked([spoon, knife, fork])
        #expect(kept(dictation.respond(to: .key(.character("r")))) == [.answered(word: 1, isRight: false, typed: "")])
        #expect(shown(dictation.respond(to: .key(.character("b")))) == ["2. knife: r right, w wrong?"])
        let refused = dictation.respond(to: .key(.character("b")))
        #expect(kept(refused).isEmpty && shown(refused) == ["Only the mark made just now can be taken back."])
        #expect(dictation.answers == [1: false])
        #expect(kept(dictation.respond(to: .key(.character("w")))).isEmpty)
        #expect(
            kept(dictation.respond(to: .key(.character("r"))))
                == [
                    .answered(word: 2, isRight: false, typed: ""), .answered(word: 3, isRight: true, typed: ""), .ended,
                ]
        )
    }

    @Test(
        "the last mark is kept where the marking is stopped or ends with the input",
        arguments: [Event.command(Order("stop")), .key(.escape), .interrupted, .ended]
    )
    func markedAndLeft(_ event: Event) {
        var dictation = marked([spoon, knife])
        let cues = dictation.respond(to: event)
        #expect(kept(cues) == [.answered(word: 1, isRight: false, typed: "")])
        #expect(cues.last == .finish(.left(nil)))
        #expect(dictation.depart().isEmpty, "once")
    }

    @Test("the last mark is kept where another screen comes, also under the companion's bubble")
    func markedAndCovered() {
        var dictation = marked([spoon, knife])
        #expect(kept(dictation.depart()) == [.answered(word: 1, isRight: false, typed: "")])
        #expect(shown(dictation.respond(to: .returned(.left(nil)))) == ["2. knife: r right, w wrong?"])
        var seen = Accompanied(marked([spoon, knife]), by: Companion(seen: []), about: .dictating, greets: false)
        _ = seen.respond(to: .command(Order("help")))
        #expect(kept(seen.depart()) == [.answered(word: 1, isRight: false, typed: "")])
    }

    @Test("marking that was broken off goes on after the words that are marked")
    func markingResumed() {
        var plan = plan([spoon, knife], .paper, position: 2)
        plan.answers = [1: false]
        var dictation = Dictation(plan)
        let cues = dictation.respond(to: .began)
        #expect(shown(cues).last == "2. knife: r right, w wrong?")
        #expect(!shown(cues).contains { $0.hasPrefix("It goes on at word") }, "no word is dictated")
        let last = dictation.respond(to: .key(.character("r")))
        #expect(kept(last) == [.answered(word: 2, isRight: true, typed: ""), .ended])
        #expect(shown(last) == ["1 of 2 words right."])
        plan.answers = [1: false, 2: true]
        dictation = Dictation(plan)
        #expect(kept(dictation.respond(to: .began)).last == .ended, "killed after the last mark")
    }

    // MARK: Read aloud

    @Test("where the language has no model it says so first and offers another way")
    func noModel() {
        var plan = plan([spoon], .read)
        plan.obstacles = [.read: .verbatim("no model"), .spelled: .verbatim("no letters")]
        var dictation = Dictation(plan)
        let cues = dictation.respond(to: .began)
        #expect(cues.contains(.show(.trouble(.verbatim("no model")))))
        #expect(!cues.contains { if case .listen = $0 { true } else { false } })
        #expect(dictation.offers.map(\.name) == ["paper", "typed", "stop"])
        let chosen = dictation.respond(to: .command(Order("typed")))
        #expect(kept(chosen) == [.mode(.typed), .reached(0)])
        #expect(said(chosen) == ["spoon"])
    }

    @Test("read aloud: heard is judged, unheard is asked again and held against nobody")
    func read() {
        var dictation = Dictation(plan([spoon, knife], .read))
        var cues = dictation.respond(to: .began)
        #expect(cues.last == .listen(Prompt("spoon", in: .english), tag(cues)))
        let unheard = dictation.respond(to: .unheard(.silence, tag(cues)))
        #expect(kept(unheard).isEmpty)
        cues = dictation.respond(to: .key(.space))
        cues = dictation.respond(to: .heard(Verdict(outcome: .almost), tag(cues)))
        #expect(kept(cues).first == .answered(word: 1, isRight: true, typed: ""))
        cues = dictation.respond(to: .heard(Verdict(outcome: .wrong), tag(cues)))
        #expect(kept(cues) == [.answered(word: 2, isRight: false, typed: ""), .ended])
    }
}
