import Messages
import Orthography
import Scoring
import Testing

@testable import Exercises

/// A pronunciation exercise in dialogue: what happens, and what is to be done about it.
@Suite("Pronunciation exercise")
struct PronunciationTests {
    let prompt = Prompt("How are you?", in: .english, meaning: "你好吗？")

    func begun(_ prompt: Prompt? = nil) -> PronunciationExercise {
        var exercise = PronunciationExercise(prompt ?? self.prompt)
        _ = exercise.respond(to: .began)
        return exercise
    }

    func verdict(_ outcome: Verdict.Outcome, _ score: Double = 0.5) -> Verdict {
        Verdict(outcome: outcome, score: score)
    }

    @Test("the phrase appears, and a second later it is spoken")
    func appears() {
        var exercise = PronunciationExercise(prompt)
        #expect(
            exercise.respond(to: .began) == [
                .begin(.pronunciation, prompt), .show(.prompt(prompt)), .wait(seconds: 1, CueTag(1)),
            ]
        )
        #expect(exercise.respond(to: .tick(CueTag(1))) == [.say(Utterance(prompt), CueTag(2))])
        #expect(exercise.respond(to: .spoke(CueTag(2))) == [])
        #expect(exercise.offers.map(\.name) == ["record", "again", "slower", "ipa", "back"])
    }

    @Test("space opens the microphone and space closes it; a right take is stored, shown and sounded")
    func right() {
        var exercise = begun()
        #expect(exercise.respond(to: .key(.space)) == [.listen(prompt, CueTag(2))])
        #expect(exercise.offers.map(\.name) == ["stop", "back"])
        #expect(exercise.respond(to: .key(.space)) == [.endTake])
        #expect(exercise.respond(to: .key(.space)) == [], "the take is closed once")
        let said = verdict(.right, 0.9)
        #expect(
            exercise.respond(to: .heard(said, CueTag(2))) == [
                .record(Attempt(.pronunciation, prompt, outcome: .right, score: 0.9)),
                .show(.verdict(said, prompt)), .sound(.right), .show(.mark(.right)), .wait(seconds: 2, CueTag(3)),
            ]
        )
        #expect(exercise.respond(to: .tick(CueTag(3))) == [.show(.mark(nil))])
        #expect(exercise.respond(to: .key(.enter)) == [.finish(.done(.right))])
    }

    @Test("an empty Enter opens and closes the microphone as space does")
    func enter() {
        var exercise = begun()
        #expect(exercise.respond(to: .typed("")) == [.listen(prompt, CueTag(2))])
        #expect(exercise.respond(to: .typed("")) == [.endTake])
    }

    @Test("a wrong take: Enter tries again, c continues, and the wrong sound lasts a second")
    func wrong() {
        var exercise = begun()
        _ = exercise.respond(to: .key(.space))
        let cues = exercise.respond(to: .heard(verdict(.wrong), CueTag(2)))
        #expect(cues.suffix(3) == [.sound(.wrong), .show(.mark(.wrong)), .wait(seconds: 1, CueTag(3))])
        #expect(exercise.respond(to: .key(.enter)) == [.listen(prompt, CueTag(4))])
        _ = exercise.respond(to: .heard(verdict(.wrong), CueTag(4)))
        #expect(exercise.respond(to: .key(.character("C"))) == [.finish(.done(.wrong))])
    }

    @Test("what was unheard is told and not stored", arguments: UnheardReason.allCases.filter { $0 != .noModel })
    func unheard(reason: UnheardReason) {
        var exercise = begun()
        _ = exercise.respond(to: .key(.space))
        #expect(
            exercise.respond(to: .unheard(reason, CueTag(2))) == [
                .show(.verdict(Verdict(outcome: .unheard, reason: reason), prompt))
            ]
        )
        #expect(exercise.respond(to: .key(.space)) == [.listen(prompt, CueTag(3))])
        #expect(exercise.respond(to: .command(Order("back"))) == [.dropTake, .finish(.left(nil))])
    }

    @Test("a key while the phrase is spoken silences it before the microphone opens")
    func interruptsSpeech() {
        var exercise = begun()
        _ = exercise.respond(to: .tick(CueTag(1)))
        #expect(exercise.respond(to: .key(.space)) == [.hush, .listen(prompt, CueTag(3))])
        #expect(exercise.respond(to: .spoke(CueTag(2))) == [], "the end of the silenced speech changes nothing")
        #expect(exercise.respond(to: .key(.space)) == [.endTake])
    }

    @Test("recording before the phrase was spoken: the tick comes too late to speak into the take")
    func lateTick() {
        var exercise = begun()
        _ = exercise.respond(to: .key(.space))
        #expect(exercise.respond(to: .tick(CueTag(1))) == [])
    }

    @Test("again and slower speak at will, the take is heard before the model")
    func speaks() {
        var exercise = begun()
        #expect(exercise.respond(to: .key(.character("a"))) == [.say(Utterance(prompt), CueTag(2))])
        #expect(
            exercise.respond(to: .command(Order("slower"))) == [
                .hush, .say(Utterance(prompt, isSlow: true), CueTag(3)),
            ]
        )
        _ = exercise.respond(to: .spoke(CueTag(3)))
        #expect(exercise.respond(to: .command(Order("mine"))) == [.show(.trouble(.noTake()))])
        _ = exercise.respond(to: .key(.space))
        _ = exercise.respond(to: .heard(verdict(.almost), CueTag(4)))
        #expect(exercise.respond(to: .key(.character("m"))) == [.replay(CueTag(6))])
        #expect(exercise.respond(to: .spoke(CueTag(6))) == [.say(Utterance(prompt), CueTag(7))])
    }

    @Test("the phonetic spelling comes on request")
    func spelling() {
        var exercise = begun()
        #expect(exercise.respond(to: .key(.character("i"))) == [.spell(prompt, CueTag(2))])
        #expect(exercise.respond(to: .spelled("haʊ ɑː juː", CueTag(2))) == [.show(.spelling("haʊ ɑː juː"))])
        #expect(exercise.respond(to: .spelled("x", CueTag(1))) == [])
    }

    @Test("the phonetic spelling stands there from the beginning where it was asked for")
    func spellingFirst() {
        var exercise = PronunciationExercise(prompt, showsSpelling: true)
        #expect(exercise.respond(to: .began).last == .spell(prompt, CueTag(2)))
        #expect(exercise.respond(to: .tick(CueTag(1))) == [.say(Utterance(prompt), CueTag(3))])
    }

    @Test(
        "without a microphone or a model the learner speaks, hears the phrase again and rates with one key",
        arguments: [Trouble.Kind.noMicrophone, .notJudged]
    )
    func selfRated(kind: Trouble.Kind) {
        var exercise = begun()
        _ = exercise.respond(to: .key(.space))
        let trouble = Trouble(kind, .verbatim("nothing to hear with"))
        #expect(
            exercise.respond(to: .failed(trouble, CueTag(2))) == [
                .show(.trouble(.verbatim("nothing to hear with"))), .show(.message(.sayAloud())),
            ]
        )
        #expect(exercise.respond(to: .key(.space)) == [.say(Utterance(prompt), CueTag(3))])
        #expect(exercise.respond(to: .spoke(CueTag(3))) == [.show(.message(.rateYourself()))])
        #expect(exercise.offers.prefix(3).map(\.name) == ["right", "almost", "wrong"])
        #expect(exercise.respond(to: .key(.character("a"))) == [.say(Utterance(prompt), CueTag(4))])
        _ = exercise.respond(to: .spoke(CueTag(4)))
        let cues = exercise.respond(to: .key(.character("2")))
        #expect(cues.first == .record(Attempt(.pronunciation, prompt, outcome: .almost, isSelfRated: true)))
        #expect(cues.contains(.sound(.right)))
        #expect(exercise.respond(to: .key(.enter)) == [.finish(.done(.almost))])
    }

    @Test("a microphone that was pulled out may be tried again")
    func lost() {
        var exercise = begun()
        _ = exercise.respond(to: .key(.space))
        let trouble = Trouble(.microphone, .verbatim("pulled out"))
        #expect(exercise.respond(to: .failed(trouble, CueTag(2))) == [.show(.trouble(.verbatim("pulled out")))])
        #expect(exercise.respond(to: .key(.space)) == [.listen(prompt, CueTag(3))])
    }

    @Test("without a voice the exercise goes on, and says so")
    func mute() {
        var exercise = begun()
        _ = exercise.respond(to: .tick(CueTag(1)))
        let trouble = Trouble(.voice, .verbatim("no voice"))
        #expect(exercise.respond(to: .failed(trouble, CueTag(2))) == [.show(.trouble(.verbatim("no voice")))])
        #expect(exercise.respond(to: .key(.space)) == [.listen(prompt, CueTag(3))])
    }

    @Test("Ctrl-C stops what goes on, and with nothing going on it leads back")
    func interrupted() {
        var exercise = begun()
        _ = exercise.respond(to: .tick(CueTag(1)))
        #expect(exercise.respond(to: .interrupted) == [.hush])
        _ = exercise.respond(to: .key(.space))
        #expect(exercise.respond(to: .interrupted) == [.dropTake])
        #expect(exercise.respond(to: .heard(verdict(.right), CueTag(3))) == [], "a verdict that comes late is dropped")
        #expect(exercise.respond(to: .interrupted) == [.finish(.left(nil))])
    }

    @Test("where the input has ended, one take is heard and its verdict ends it")
    func unattended() {
        var exercise = PronunciationExercise(prompt, isUnattended: true)
        _ = exercise.respond(to: .began)
        #expect(exercise.respond(to: .ended) == [])
        #expect(exercise.respond(to: .tick(CueTag(1))) == [.say(Utterance(prompt), CueTag(2))])
        #expect(exercise.respond(to: .spoke(CueTag(2))) == [.listen(prompt, CueTag(3))])
        #expect(exercise.respond(to: .heard(verdict(.right), CueTag(3))).last == .finish(.done(.right)))
    }

    @Test("where the input has ended and something was judged, it ends at once")
    func endedAfterVerdict() {
        var exercise = PronunciationExercise(prompt, isUnattended: true)
        _ = exercise.respond(to: .began)
        _ = exercise.respond(to: .key(.space))
        _ = exercise.respond(to: .heard(verdict(.wrong), CueTag(2)))
        #expect(exercise.respond(to: .ended) == [.finish(.done(.wrong))])
    }

    @Test("where a person ends the input, the exercise is left, and the take with it")
    func endedByPerson() {
        var exercise = begun()
        _ = exercise.respond(to: .key(.space))
        #expect(exercise.respond(to: .ended) == [.dropTake, .finish(.left(nil))])
    }

    @Test("an unknown command, a stray line and a stray key change nothing")
    func stray() {
        var exercise = begun(Prompt("你 好 吗？", in: .mandarin, pinyin: "nǐ hǎo ma"))
        for event in [Event.command(Order("fly")), .typed("𠮷 fly")] {
            guard case .show(.trouble)? = exercise.respond(to: event).first else {
                Issue.record("\(event) was not answered")
                continue
            }
        }
        #expect(exercise.respond(to: .key(.character("好"))) == [])
        #expect(exercise.respond(to: .key(.tab)) == [])
        #expect(exercise.respond(to: .tick(CueTag(1))).count == 1, "the phrase is still about to be spoken")
    }

    @Test("escape leads back, and says what was reached")
    func escape() {
        var exercise = begun()
        _ = exercise.respond(to: .key(.space))
        _ = exercise.respond(to: .heard(verdict(.right), CueTag(2)))
        #expect(exercise.respond(to: .key(.escape)) == [.finish(.left(.right))])
    }

    @Test("Chinese is shown without the spaces that part its words")
    func chinese() {
        #expect(Prompt("你 好 吗？", in: .mandarin).shown == "你好吗？")
        #expect(Prompt("𠮷 野家", in: .mandarin).shown == "𠮷野家")
    }
}
