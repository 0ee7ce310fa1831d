import Courses
import Orthography
import Testing

@testable import Finding

@Suite("Search")
struct SearchTests {
    private func index(_ texts: String...) -> SearchIndex {
        SearchIndex(texts.enumerated().map { Entry(key: $0, language: .english, text: $1) })
    }

    private func keys(_ index: SearchIndex, _ typed: String) -> [Int] { index.search(typed).map(\.key) }

    @Test("what learners search for is found in the shipped course")
    func wishes() {
        #expect(Shipped.found("wether").contains("What is the weather forecast?"))
        #expect(Shipped.found("wether", limit: 5).contains("What is the weather forecast?"))
        #expect(Shipped.found("bad english").first == "My English is very bad.")
        for typed in ["metreo", "meteo", "Météo", "MÉTÉO", "me\u{301}te\u{301}o"] {
            let found = Shipped.index.search(typed)
            #expect(!found.isEmpty, "\(typed)")
            #expect(
                found.first.map { folded(Shipped.phrases[$0.key].text(in: .french) ?? "").contains("meteo") } == true,
                "\(typed)"
            )
        }
        for typed in ["天气", "tianqi", "tian qi", "tiān qì", "tiānqì", "tian1 qi4", "tian1qi4", "TIANQI", "tianqì"] {
            let found = Shipped.index.search(typed).first
            #expect(
                found.map { Shipped.phrases[$0.key].text(in: .mandarin)?.contains("天气") ?? false } == true,
                "\(typed)"
            )
        }
    }

    @Test("words are found in any order, and all must stand there")
    func order() {
        let index = index("My English is very bad.", "His English is good.", "A bad day")
        #expect(keys(index, "bad english") == [0])
        #expect(keys(index, "ENGLISH  ,  bad!") == [0])
        #expect(keys(index, "english") == [1, 0], "the shorter first")
        #expect(keys(index, "bad english day") == [])
    }

    @Test("case 18: exact, then prefix, then fuzzy, and nothing past the threshold")
    func kinds() {
        let index = index("The whether", "A weather", "My weathers here", "Bad feather", "Wet other", "Leather jackets")
        let found = index.search("weather")
        #expect(found.map(\.kind) == [.exact, .prefix] + [Match.Kind](repeating: .fuzzy, count: found.count - 2))
        #expect(found.prefix(2).map(\.key) == [1, 2])
        #expect(Set(found.map(\.key)) == [0, 1, 2, 3, 5])
        #expect(keys(index, "xylophone") == [])
        #expect(keys(index, "wonderful") == [])
    }

    @Test(
        "case 16: nothing typed is a syntax error",
        arguments: [
            "l'eau", "l’eau", "leau", "peut-être", "peut être", "peutetre", "AND", "OR NOT", "\"", "(", ")", "%", "*",
            "NEAR(a b)", "🐼", "👨‍👩‍👧", "'", "--", ";", "\\", "\u{0}", "\u{1B}[31m", " ", "", "a:b", "^x", "{}", "«»",
            "-eau",
        ]
    )
    func literal(typed: String) {
        let index = index(
            "Je voudrais de l'eau.",
            "Peut-être demain.",
            "You and I",
            "She said \"no\"",
            "It (maybe) is",
            "100 %",
            "A panda 🐼"
        )
        let wanted: [Int] =
            switch typed {
            case "l'eau", "l’eau", "leau", "-eau": [0]
            case "peut-être", "peut être", "peutetre": [1]
            case "AND": [2]
            case "\"", "«»": [3]
            case "(", ")": [4]
            case "%": [5]
            case "🐼": [6]
            default: []
            }
        if wanted.isEmpty {
            #expect(index.search(typed).allSatisfy { $0.kind >= .prefix || typed == "'" || typed == "--" })
        } else {
            #expect(index.search(typed).first.map { [$0.key] } == wanted)
            #expect(index.search(typed).first?.kind == .exact)
        }
    }

    @Test("case 17: Chinese of any length gives the hits of a full scan")
    func fullScan() {
        let texts = Shipped.phrases.map { $0.text(in: .mandarin) ?? "" }
        var generator = SplitMix(state: 17)
        for _ in 0..<200 {
            guard let text = texts.randomElement(using: &generator) else { continue }
            let characters = Array(text).filter { isHan($0) }
            let length = Int.random(in: 1...4, using: &generator)
            guard characters.count >= length else { continue }
            let start = Int.random(in: 0...(characters.count - length), using: &generator)
            let typed = String(characters[start..<start + length])
            let exact = Set(Shipped.index.search(typed).filter { $0.kind == .exact }.map(\.key))
            #expect(exact == Set(texts.indices.filter { texts[$0].contains(typed) }), "\(typed)")
        }
        // A long term with a short one: both must stand there, wherever.
        let both = Set(Shipped.index.search("天气 的").filter { $0.kind == .exact }.map(\.key))
        #expect(both == Set(texts.indices.filter { texts[$0].contains("天气") && texts[$0].contains("的") }))
    }

    @Test("whole words give the hits of a full scan too")
    func fullScanOfWords() {
        for word in ["the", "a", "is", "english", "de", "la", "10", "i"] {
            let exact = Set(Shipped.index.search(word).filter { $0.kind == .exact }.map(\.key))
            let scanned = Set(
                Shipped.phrases.indices.filter { key in
                    Language.allCases.contains { language in
                        let text = folded(Shipped.phrases[key].text(in: language) ?? "")
                        return text.split { !$0.isLetter && !$0.isNumber }.contains { $0 == word }
                            || language == .mandarin
                                && Shipped.phrases[key].pinyin.contains { token in
                                    folded(token) == word
                                        || (Pinyin.syllables(token) ?? []).contains { folded($0.letters) == word }
                                }
                    }
                }
            )
            #expect(exact == scanned, "\(word)")
        }
    }

    @Test("ü is found as u and as v, beyond the first plane too")
    func pinyin() {
        let index = SearchIndex([
            Entry(key: 0, language: .mandarin, text: "我去旅行。", pinyin: ["wǒ", "qù", "lǚxíng"]),
            Entry(key: 1, language: .mandarin, text: "𠮷野家", pinyin: ["jíyějiā"]),
        ])
        for typed in ["lvxing", "luxing", "lǚxíng", "lu\u{308}xing", "旅行", "lv3xing2"] {
            #expect(index.search(typed).first?.key == 0, "\(typed)")
        }
        #expect(index.search("𠮷").first?.key == 1)
        #expect(index.search("𠮷家").isEmpty || index.search("𠮷家").first?.kind == .fuzzy)
    }

    @Test("the best text of a phrase is told, once")
    func best() {
        let index = SearchIndex([
            Entry(key: 0, language: .english, text: "The taxis are here."),
            Entry(key: 0, language: .french, text: "Le taxi est là."),
            Entry(key: 1, language: .german, text: "Ein Taxi bitte"),
        ])
        let found = index.search("taxi")
        #expect(found.map(\.key) == [1, 0])
        #expect(found.map(\.language) == [.german, .french])
    }

    @Test("marks stand where the text agrees")
    func marks() {
        func marked(_ text: String, _ typed: String, _ language: Language = .english) -> [String] {
            let index = SearchIndex([Entry(key: 0, language: language, text: text)])
            let characters = Array(text)
            return index.search(typed).first?.marks.map { String(characters[$0]) } ?? []
        }
        #expect(marked("What is the weather forecast?", "forecast what") == ["What", "forecast"])
        #expect(marked("What is the weather forecast?", "wether") == ["weather"])
        #expect(marked("What is the weather forecast?", "fore") == ["forecast"])
        #expect(marked("Je veux de l’eau.", "l'eau") == ["l", "eau"])
        #expect(marked("La météo, s'il vous plaît", "meteo PLAIT") == ["météo", "plaît"])
        #expect(marked("今天天气怎么样？", "天气", .mandarin) == ["天气"])
        #expect(marked("天天天气", "天", .mandarin) == ["天天天"])
        #expect(marked("She said \"no\"", "\"") == ["\"", "\""])
        #expect(marked("e\u{301}te\u{301} ici", "ete") == ["e\u{301}te\u{301}"])
    }

    @Test("pinyin marks the characters that it reads, by words and by syllables")
    func pinyinMarks() {
        func marked(_ text: String, _ pinyin: [String], _ typed: String) -> [String] {
            let index = SearchIndex([Entry(key: 0, language: .mandarin, text: text, pinyin: pinyin)])
            let characters = Array(text)
            return index.search(typed).first?.marks.map { String(characters[$0]) } ?? []
        }
        let weather = ["jīntiān", "tiānqì", "zěnmeyàng"]
        #expect(marked("今天天气怎么样？", weather, "tianqi") == ["天气"])
        #expect(marked("今天天气怎么样？", weather, "tian1qi4") == ["天气"])
        #expect(marked("今天天气怎么样？", weather, "tianq") == ["天气"])
        #expect(marked("今天天气怎么样？", weather, "zen") == ["怎"])
        #expect(marked("今天天气怎么样？", weather, "zenm") == ["怎么样"])
        #expect(marked("今天天气怎么样？", weather, "qi") == ["气"])
        #expect(marked("今天天气怎么样？", weather, "tiaqni") == ["天气"])
        #expect(marked("你去过美国吗？", ["nǐ", "qù", "guo", "měiguó", "ma"], "meiguo") == ["美国"])
        #expect(marked("我喜欢花儿。", ["wǒ", "xǐhuan", "huār"], "huar") == ["花儿"])
        #expect(marked("这是绿色。", ["zhè", "shì", "lǜsè"], "lvse") == ["绿色"])
        // Where characters and syllables do not go together, nothing is marked.
        #expect(marked("我是𠮷。", ["wǒ", "shì"], "shi") == [])
    }

    @Test("a limit cuts the same list, and an empty index finds nothing")
    func limit() {
        let all = Shipped.index.search("is")
        #expect(Shipped.index.search("is", limit: 3) == Array(all.prefix(3)))
        #expect(Shipped.index.search("is", limit: 0) == [])
        #expect(Shipped.index.search("is", limit: -1) == [])
        #expect(SearchIndex([]).search("is") == [])
    }

    @Test("whatever is typed ends, and soon")
    func long() {
        _ = Shipped.index.search(String(repeating: "a", count: 100_000))
        _ = Shipped.index.search(String(repeating: "天气", count: 50_000))
        _ = Shipped.index.search(String(repeating: "ab cd ", count: 10_000))
        var generator = SplitMix(state: 5)
        for _ in 0..<100 {
            let scalars = (0..<20).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x2FFFF, using: &generator)) }
            _ = Shipped.index.search(String(String.UnicodeScalarView(scalars)))
        }
    }
}
