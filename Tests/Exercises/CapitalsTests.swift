import Orthography
import Testing

@testable import Exercises

/// Which capitals stay where a word's place must not show.
@Suite("Capitals and marks of tiles")
struct CapitalsTests {
    func tiles(_ text: String, _ language: Language, meaning: String? = nil, texts: [String] = []) -> [String] {
        Capitals(language: language, evidence: texts, meaning: meaning).shown(Sentence(text, in: language))
    }

    @Test("the first word of a sentence is small, marks are gone, French ones with their spaces")
    func first() {
        #expect(tiles("Quelle heure est-il\u{202F}?", .french) == ["quelle", "heure", "est-il"])
        #expect(tiles("« Ça va ? » dit-elle.", .french) == ["ça", "va", "dit-elle"])
        #expect(tiles("Buenas tardes, ¿cómo está usted?", .spanish) == ["buenas", "tardes", "cómo", "está", "usted"])
        #expect(tiles("¡Hola! ¿Qué tal?", .spanish) == ["hola", "qué", "tal"])
        #expect(tiles("Hello! How are you?", .english) == ["hello", "how", "are", "you"])
        #expect(tiles("È un po' caro.", .italian) == ["è", "un", "po'", "caro"])
        #expect(tiles("Ho detto 'ciao'.", .italian) == ["ho", "detto", "ciao"])
        #expect(tiles("我 很 好， 谢谢。", .mandarin) == ["我", "很", "好", "谢谢"])
    }

    @Test("English I, days, languages and what is written in capitals stay")
    func english() {
        #expect(tiles("I'm fine.", .english) == ["I'm", "fine"])
        #expect(tiles("I think I can.", .english) == ["I", "think", "I", "can"])
        #expect(tiles("It's me.", .english) == ["it's", "me"])
        #expect(tiles("Monday is fine.", .english) == ["Monday", "is", "fine"])
        #expect(tiles("English is easy.", .english) == ["English", "is", "easy"])
        #expect(tiles("TV is boring.", .english) == ["TV", "is", "boring"])
        #expect(tiles("A cat.", .english) == ["a", "cat"])
        #expect(tiles("My English is very bad.", .english) == ["my", "English", "is", "very", "bad"])
        #expect(tiles("This is Mr. Smith.", .english) == ["this", "is", "Mr", "Smith"], "its point ends no sentence")
    }

    @Test("a name that stands amid a sentence elsewhere, or in the translation, stays")
    func names() {
        #expect(tiles("Anna est là.", .french) == ["anna", "est", "là"], "nothing tells that it is a name")
        #expect(tiles("Anna est là.", .french, texts: ["Voici Anna."]) == ["Anna", "est", "là"])
        #expect(tiles("Anna est là.", .french, meaning: "Here is Anna.") == ["Anna", "est", "là"])
        #expect(tiles("Attention !", .french, meaning: "Attention!") == ["attention"])
        #expect(tiles("L'Italie est belle.", .french) == ["l'Italie", "est", "belle"])
    }

    @Test("German nouns and polite address stay, everything else is small")
    func german() {
        #expect(tiles("Guten Morgen zusammen!", .german) == ["guten", "Morgen", "zusammen"])
        #expect(tiles("Entschuldigung, wo ist das?", .german) == ["Entschuldigung", "wo", "ist", "das"])
        #expect(tiles("Grüß deine Eltern von mir!", .german).first == "grüß")
        #expect(tiles("Sprechen Sie Deutsch?", .german) == ["sprechen", "Sie", "Deutsch"])
        #expect(tiles("Sie sprechen gut.", .german).first == "Sie")
        #expect(tiles("Sie ist meine Schwester.", .german).first == "sie")
        #expect(tiles("Gute Reise!", .german, texts: ["Alles Gute!"]) == ["gute", "Reise"])
        #expect(tiles("Trink viel Wasser!", .german) == ["trink", "viel", "Wasser"])
        #expect(tiles("Obst ist gesund.", .german) == ["Obst", "ist", "gesund"])
        #expect(tiles("Rot ist schön.", .german, texts: ["Das ist rot."]).first == "rot")
        #expect(
            tiles("Essen macht Spaß.", .german, texts: ["Wir essen.", "Das Essen ist gut.", "Zum Essen!"]).first
                == "Essen"
        )
    }

    @Test("tiles together are the words of the sentence")
    func complete() {
        for text in ["Oui,non !", "J'ai 20 % de moins.", "Nur 1,5 Liter um 9:00 Uhr.", "x"] {
            let plain = { (words: [String]) in words.map { $0.lowercased() } }
            #expect(plain(tiles(text, .french)) == plain(words(of: text, in: .french)))
        }
    }
}
