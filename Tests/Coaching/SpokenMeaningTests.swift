import Exercises
import Messages
import Phonetics
import Testing

@testable import Coaching

@Suite("What a spoken command does")
struct SpokenMeaningTests {
    private func offers(_ names: String...) -> [Offer] { names.map { Offer($0, .offerBack()) } }

    private func meaning(_ command: SpokenCommand, _ own: [Offer], _ manner: Manner = .keys) -> SpokenMeaning {
        SpokenMeaning(command, own: own, everywhere: offers("lessons", "help", "back", "quit"), manner: manner)
    }

    @Test("it does what the place offers, by its nearest name")
    func offered() {
        let judged = offers("continue", "record", "again", "slower", "back")
        #expect(meaning(.next, judged) == .order("continue"))
        #expect(meaning(.yes, judged) == .order("continue"))
        #expect(meaning(.again, judged) == .order("again"))
        #expect(meaning(.slower, judged) == .order("slower"))
        #expect(meaning(.skip, judged) == .order("continue"))
        let dictation = offers("again", "slower", "faster", "pause", "next", "back", "stop")
        #expect(meaning(.next, dictation) == .order("next"))
        #expect(meaning(.stop, dictation) == .order("stop"))
        #expect(meaning(.faster, dictation) == .order("faster"))
        let phrases = offers("say", "known", "next", "practise", "favorite", "list", "back")
        #expect(meaning(.next, phrases, .menu) == .order("next"))
        #expect(meaning(.again, phrases, .menu) == .order("say"))
        #expect(meaning(.favorite, phrases, .menu) == .order("favorite"))
        let rating = offers("right", "almost", "wrong", "again", "back")
        #expect(meaning(.yes, rating) == .order("right"))
        #expect(meaning(.no, rating) == .order("wrong"))
    }

    @Test("numbers are typed where lines are, and pressed where keys are")
    func numbers() {
        #expect(meaning(.number(12), [], .menu) == .typed("12"))
        #expect(meaning(.number(3), [], .answers) == .typed("3"))
        #expect(meaning(.number(3), [], .keys) == .key(.character("3")))
        #expect(meaning(.number(12), [], .keys) == .nothing)
    }

    @Test("back and help work everywhere, next is Enter where nothing is named, the rest does nothing")
    func elsewhere() {
        #expect(meaning(.back, [], .menu) == .order("back"))
        #expect(meaning(.help, [], .answers) == .order("help"))
        #expect(meaning(.next, [], .menu) == .typed(""))
        #expect(meaning(.next, [], .keys) == .key(.enter))
        #expect(meaning(.stop, [], .menu) == .interrupt)
        for command in [SpokenCommand.no, .again, .slower, .faster, .skip, .favorite] {
            #expect(meaning(command, [], .keys) == .nothing)
        }
    }

    @Test("answers may be said instead of their numbers, in the language that is known")
    func answers() {
        let forms: [SpokenCommand: [String]] = [.number(1): ["one"], .number(2): ["two"], .next: ["next"]]
        let own = HandsFree(language: .english, isKnown: true, forms: forms)
        let choices = own.choices(with: ["Who won?", "How are you?", "Too many."])
        #expect(choices.forms[.number(1)] == ["one", "Who won?"])
        #expect(choices.forms[.number(2)] == ["two", "How are you?"])
        #expect(choices.forms[.number(3)] == nil)
        let no = HandsFree(language: .english, isKnown: false, forms: [.no: ["no"], .next: ["next"]])
        let practising = no.choices(with: [], practising: Prompt("No!", in: .english))
        #expect(practising.forms == [.next: ["next"]])
        #expect(practising.rivals == ["No!"])
        #expect(no.choices(with: [], practising: Prompt("No", in: .spanish)).forms.count == 2)
        let other = HandsFree(language: .english, isKnown: false, forms: forms)
        #expect(other.choices(with: ["Wer?"]).forms == forms)
    }
}
