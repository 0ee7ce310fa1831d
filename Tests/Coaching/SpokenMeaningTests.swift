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

    @Test("a number is listened for where something stands that it names")
    func numbered() throws {
        var chance = SystemRandomNumberGenerator()
        let phrases = ["Bonjour", "Merci", "Pardon", "Salut", "Adieu"].enumerated().map {
            Prompt($1, in: .french, meaning: ["Hello", "Thanks", "Sorry", "Hi", "Farewell"][$0])
        }
        let choice = try #require(MultipleChoiceExercise(phrases[0], among: phrases, using: &chance))
        var seat = Seat(id: 1, destination: .practice(phrases[0]), activity: choice)
        #expect((1...12).filter { seat.takes(number: $0) } == [1, 2, 3, 4])
        seat.activity = PronunciationExercise(phrases[0])
        #expect((1...12).allSatisfy { !seat.takes(number: $0) })
        let board = ReviewBoard(phrases: 0, words: 0, studied: 0, recall: nil, days: [])
        seat.activity = ReviewRound(board, steps: [])
        #expect((1...12).allSatisfy { !seat.takes(number: $0) })
        seat.note(.list(title: .lessonsTitle(), [Item(1, "a"), Item(2, "b"), Item(nil, "c"), Item(40, "d")]))
        seat.note(.message(.voiceOff()))
        #expect((1...40).filter { seat.takes(number: $0) } == [1, 2, 40])
    }

    @Test("what means nothing at a place is not listened for there")
    func meaningful() {
        let forms: [SpokenCommand: [String]] = [.number(1): ["one"], .no: ["no"], .next: ["next"]]
        let setup = HandsFree(language: .english, isKnown: true, forms: forms)
        #expect(setup.choices(of: [.next, .help], with: []).forms == [.next: ["next"]])
        #expect(
            setup.choices(of: [.next, .number(1)], with: ["Who?"]).forms == [
                .next: ["next"], .number(1): ["one", "Who?"],
            ]
        )
        #expect(setup.choices(of: [.next], with: ["Who?"]).forms == [.next: ["next"]])
        #expect(setup.choices(with: []).forms == forms)
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
