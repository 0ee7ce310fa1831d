import Orthography
import Testing

@Suite("Words of a text")
struct WordsTests {
    @Test(
        "White-space tokens, punctuation trimmed",
        arguments: [
            ("Comment vas-tu ?", Language.french, ["Comment", "vas-tu"]),
            ("De l'eau, s’il vous plaît\u{202F}!", .french, ["De", "l'eau", "s’il", "vous", "plaît"]),
            ("« Oui », dit-il…", .french, ["Oui", "dit-il"]),
            ("¿Cómo estás? ¡Bien!", .spanish, ["Cómo", "estás", "Bien"]),
            ("It's 9:00, give or take 1,5 %.", .english, ["It's", "9:00", "give", "or", "take", "1,5", "%"]),
            ("10 $5 €20 C++ &", .english, ["10", "$5", "€20", "C++", "&"]),
            ("oui,non et well—yes", .english, ["oui", "non", "et", "well", "yes"]),
            ("wait...what", .english, ["wait...what"]),
            ("\"Hi!\" 😀 - (ok)", .english, ["Hi", "ok"]),
            ("e\u{301}te\u{301} !", .french, ["été"]),
            ("", .english, []), ("?!… 1️⃣ 👍🏽", .english, []),
            ("ＡＢＣ！", .english, ["ＡＢＣ"]),
        ]
    )
    func tokens(text: String, language: Language, expected: [String]) {
        #expect(words(of: text, in: language) == expected)
    }

    @Test("Chinese follows its spaces, else its dictionary, else its characters")
    func chinese() {
        #expect(words(of: "你 好 吗？", in: .mandarin) == ["你", "好", "吗"])
        #expect(words(of: "今天 天气 很 好。", in: .mandarin) == ["今天", "天气", "很", "好"])
        #expect(words(of: "你好，世界！", in: .mandarin) == ["你", "好", "世", "界"])
        #expect(words(of: "你好， 世界！", in: .mandarin, parting: .spaces) == ["你好", "世界"])
        let known: Set<String> = ["你好", "世界"]
        let parting = Parting.dictionary { known.contains(String($0)) }
        #expect(words(of: "你好，世界！", in: .mandarin, parting: parting) == ["你好", "世界"])
        #expect(words(of: "我用AI写10个𠮷字", in: .mandarin) == ["我", "用", "AI", "写", "10", "个", "𠮷", "字"])
    }

    @Test("The ranges of the words point into the text")
    func ranges() {
        let text = "« L’été, 10 % ! »"
        let ranges = wordRanges(of: text, in: .french)
        #expect(ranges.map { String(text[$0]) } == ["L’été", "10", "%"])
    }

    @Test("Parted Chinese is shown without spaces, Latin words keep theirs")
    func display() {
        #expect(displayed("你 好 吗？", in: .mandarin) == "你好吗？")
        #expect(displayed("我 住 在 New York 。", in: .mandarin) == "我住在New York。")
        #expect(displayed("我 10 点 来", in: .mandarin) == "我10点来")
        #expect(displayed("a  b", in: .english) == "a  b")
        #expect(joined(["今天", "天气", "很", "𠮷"], in: .mandarin) == "今天天气很𠮷")
        #expect(joined(["How", "are"], in: .english) == "How are")
    }

    @Test("Maximum matching in both directions finds the better parting")
    func matching() {
        let known: Set<String> = ["研究", "研究生", "生命", "起源", "的", "北京", "大学", "北京大学", "学生", "大学生", "长大", "你", "银行"]
        func parted(_ text: String) -> [String] { segmented(text) { known.contains(String($0)) }.map { String($0) } }
        #expect(parted("研究生命的起源") == ["研究", "生命", "的", "起源"])
        #expect(parted("北京大学生") == ["北京", "大学生"])
        #expect(parted("你长大，𠮷银行ok3号") == ["你", "长大", "𠮷", "银行", "ok3", "号"])
        #expect(parted("") == [])
        #expect(parted("。！ ") == [])
    }

    @Test("A long text without a dictionary is parted in bounded time")
    func long() {
        let text = String(repeating: "你好吗", count: 5_000)
        var asked = 0
        let parts = segmented(text) { _ in
            asked += 1
            return false
        }
        #expect(parts.count == 15_000)
        #expect(asked <= 16 * 15_000)
    }

    @Test("What can be read aloud")
    func speakable() {
        #expect(isSpeakable("a"))
        #expect(isSpeakable("𠮷"))
        #expect(isSpeakable("5"))
        #expect(isSpeakable("%"))
        #expect(!isSpeakable("?!… 👍🏽 ’ \n"))
        #expect(!isSpeakable(""))
    }
}
