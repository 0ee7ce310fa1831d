import Foundation
import Testing

@testable import Imports

/// Files of words of every shape, with their errors.
@Suite("Lists of words")
struct WordListTests {
    func list(_ text: String, _ path: String = "list.txt", root: String = "", language: String? = nil) throws
        -> WordList
    {
        try wordList(Array(text.utf8), path: path, below: root, language: language)
    }

    func problem(_ text: String, _ path: String) -> ImportProblem? {
        do throws(ImportProblem) { _ = try wordList(Array(text.utf8), path: path) } catch { return error }
        return nil
    }

    func texts(_ list: WordList) -> [[String]] { list.units.map { $0.words.map(\.text) } }

    // MARK: JSON

    @Test("an object with words, book, grade, term and kind from the path, the unit from the file's name")
    func seedShape() throws {
        let json = #"{"words":[{"char":"两","pinyin":"liang"},{"char":"哪","pinyin":"na"}]}"#
        let list = try list(json, "vocabulary/语文(统编版)/一年级/上册/写字表.json")
        #expect(list.language == "zh")
        #expect(list.place == ListPlace(book: "语文(统编版)", grade: "一年级", term: "上册", type: "写字表"))
        #expect(
            list.units == [
                .init("写字表", [ListedWord("两", pinyin: "liang"), ListedWord("哪", pinyin: "na")])
            ]
        )
        #expect(list.place.path == "语文(统编版)/一年级/上册/写字表")
    }

    @Test("units as an array, as an array of their own, and by name; a text alone is a word")
    func units() throws {
        let array =
            #"{"units":[{"unit":"Unit 1","words":["cat",{"text":"dog"}]},{"name":"Unit 2","words":[{"word":"fish"}]}]}"#
        let path = "vocabulary/join in 三年级起点/五年级/下册.json"
        let list = try list(array, path)
        #expect(list.language == "en")
        #expect(list.place == ListPlace(book: "join in 三年级起点", grade: "五年级", term: "下册", type: ""))
        #expect(list.units.map(\.name) == ["Unit 1", "Unit 2"])
        #expect(texts(list) == [["cat", "dog"], ["fish"]])
        #expect(
            try texts(self.list(#"[{"title":"A","words":["x"]},{"title":"B","words":["y"]}]"#, "a.json")) == [
                ["x"], ["y"],
            ]
        )
        #expect(try self.list(#"{"Unit 1":["x"],"Unit 2":["y"]}"#, "a.json").units.map(\.name) == ["Unit 1", "Unit 2"])
        #expect(try texts(self.list(#"["x","y"]"#, "a.json")) == [["x", "y"]])
    }

    @Test("text, pinyin, explanation and level; an object a line; what the file says of itself")
    func fields() throws {
        let word = ListedWord("爸爸", pinyin: "bàba", explanation: "father", level: "core", line: 2)
        let json = """
            [
            {"text":"爸爸","pinyin":"bàba","explanation":"father","level":"core"},
            {"text":"天","pinyin":null,"unit":"二"}]
            """
        #expect(try list(json, "表.json").units == [.init("表", [word]), .init("二", [ListedWord("天", line: 3)])])
        let lines = "{\"text\":\"a\",\"level\":\"over\"}\n\n{\"text\":\"b\"}\n"
        #expect(
            try list(lines, "x.json").units == [.init("x", [ListedWord("a", level: "over"), ListedWord("b", line: 3)])]
        )
        let said = try list(#"{"book":"B","grade":"G","term":"T","type":"K","lang":"fr","words":["chat"]}"#, "x.json")
        #expect(said.place == ListPlace(book: "B", grade: "G", term: "T", type: "K"))
        #expect(said.language == "fr")
    }

    @Test("JSON that is cut off, none, or without a word is told with its line")
    func badJSON() {
        #expect(problem("{\"words\":[\n{\"char\":\"两\"},\n{\"cha", "a.json") == ImportProblem(line: 3, .truncated))
        #expect(problem("[\n\"a\",\n{\"pinyin\":\"a\"}]", "a.json") == ImportProblem(line: 3, .noWord))
        #expect(problem("[\n\"a\",\n7]", "a.json") == ImportProblem(line: 3, .notWords))
        #expect(
            problem("[\n{\"text\":\"a\",\n\"pinyin\":{\"x\":1}}]", "a.json")
                == ImportProblem(line: 3, .notAText(name: "pinyin"))
        )
        #expect(problem("[]", "a.json") == ImportProblem(line: 1, .empty))
        guard case .notJSON? = problem("[\n'a']", "a.json")?.kind else {
            Issue.record("not told as no JSON")
            return
        }
        #expect(problem("[\n'a']", "a.json")?.line == 2)
    }

    // MARK: Tables

    @Test("a comma file with names of columns: quoted line ends, doubled quotation marks, 9:00 whole")
    func table() throws {
        let csv =
            "word,unit,explanation\r\n9:00,Unit 1,\"nine\r\no'clock\"\r\n\"say \"\"hi\"\"\",Unit 1,\r\ntea,Unit 2,a; b\r\n"
        let list = try list(csv, "x.csv")
        #expect(list.units.map(\.name) == ["Unit 1", "Unit 2"])
        #expect(
            list.units[0].words == [
                ListedWord("9:00", explanation: "nine\no'clock", line: 2), ListedWord("say \"hi\"", line: 4),
            ]
        )
        #expect(list.units[1].words == [ListedWord("tea", explanation: "a; b", line: 5)])
    }

    @Test("a table without names: the word first, pinyin and level told by what stands there; tabs and semicolons")
    func unnamed() throws {
        let tsv = "长大\tzhǎng dà\tgrow up\tcore\n银行\tyínháng\tbank\tover\n"
        #expect(
            try list(tsv, "x.tsv").units[0].words == [
                ListedWord("长大", pinyin: "zhǎng dà", explanation: "grow up", level: "core"),
                ListedWord("银行", pinyin: "yínháng", explanation: "bank", level: "over", line: 2),
            ]
        )
        #expect(try list("cat;猫\ndog;狗\n", "x.csv").units[0].words[1] == ListedWord("dog", explanation: "狗", line: 2))
        #expect(try texts(list("9:00\n10:30\n", "x.csv")) == [["9:00", "10:30"]])
        // A first word that is also the name of a column.
        #expect(try texts(list("word,a sign\ntext,letters\n", "x.csv")) == [["word", "text"]])
        #expect(try texts(list("词语,拼音\n你好,nǐ hǎo\n", "x.csv")) == [["你好"]])
    }

    @Test("a quotation that never ends, letters after one, and a row without a word")
    func badTable() {
        #expect(problem("a,b\n\"c,d\ne,f\n", "x.csv") == ImportProblem(line: 2, .truncated))
        #expect(problem("a,b\n\"c\"d,e\n", "x.csv") == ImportProblem(line: 2, .badQuote))
        #expect(problem("word,pinyin\na,b\n,c\n", "x.csv") == ImportProblem(line: 3, .noWord))
        #expect(problem("\n\n", "x.csv") == ImportProblem(line: 1, .empty))
    }

    @Test("an export of Anki: its own lines, decks as units, tags passed over, HTML made plain")
    func anki() throws {
        let text = """
            #separator:tab
            #html:true
            #guid column:1
            #deck column:2
            #tags column:5
            x1\tEnglish::Unit 3\t<b>ice&nbsp;cream</b>[sound:a.mp3]\t冰淇淋<br>甜\tfood
            x2\tEnglish::Unit 3\t"a ""big"" dog"\t狗\t
            """
        let list = try list(text, "deck.txt")
        #expect(list.language == "en")
        #expect(
            list.units == [
                .init(
                    "Unit 3",
                    [
                        ListedWord("ice cream", explanation: "冰淇淋 甜", line: 6),
                        ListedWord("a \"big\" dog", explanation: "狗", line: 7),
                    ]
                )
            ]
        )
    }

    // MARK: Plain text

    @Test("one word a line, with units, and with what stands beside a word")
    func plain() throws {
        let text = "# Unit 1\napple 苹果\nice cream\n\nUnit 2: Food\nlook after - take care of\n9:00\n"
        let list = try list(text, "x.txt")
        #expect(
            list.units == [
                .init("Unit 1", [ListedWord("apple", explanation: "苹果", line: 2), ListedWord("ice cream", line: 3)]),
                .init(
                    "Unit 2: Food",
                    [
                        ListedWord("look after", explanation: "take care of", line: 6), ListedWord("9:00", line: 7),
                    ]
                ),
            ]
        )
        let chinese = try self.list("第一单元\n长大 zhǎng dà\n你好\n", "x.txt")
        #expect(
            chinese.units == [
                .init("第一单元", [ListedWord("长大", pinyin: "zhǎng dà", line: 2), ListedWord("你好", line: 3)])
            ]
        )
    }

    @Test("letters broken on a printed page stay beside their characters")
    func printed() throws {
        let list = try list("liAng 两 nA 哪 kuQn 宽 dJng顶 yAn眼\n", "page.txt")
        #expect(list.units[0].words.map(\.text) == ["两", "哪", "宽", "顶", "眼"])
        #expect(list.units[0].words.map(\.pinyin) == ["liAng", "nA", "kuQn", "dJng", "yAn"])
        // Letters after their characters, and letters on a line of their own.
        let after = try self.list("两 liAng   哪 nA\n宽 kuQn   顶 dJng\n", "page.txt")
        #expect(after.units[0].words.map(\.pinyin) == ["liAng", "nA", "kuQn", "dJng"])
        let above = try self.list("liAng  nA  kuQn\n 两    哪   宽\n", "page.txt")
        #expect(above.units[0].words.map(\.pinyin) == ["liAng", "nA", "kuQn"])
        #expect(above.units[0].words.map(\.line) == [2, 2, 2])
    }

    // MARK: Places and languages

    @Test(
        "book, grade, term and kind of list from the path",
        arguments: [
            ("/home/a/语文/七年级上册/生字.csv", "", "语文", "七年级", "上册", "生字"),
            ("/d/PEP/Grade 3/Term 2/words.txt", "", "PEP", "Grade 3", "Term 2", "words"),
            ("/d/English/Unit 1.json", "/d/English", "English", "", "", "Unit 1"),
            ("/d/books/English/A1/x.json", "/d/books", "English", "A1", "", "x"),
            ("/d/words.txt", "", "", "", "", ""),
            ("/d/语文/三年级.json", "", "语文", "三年级", "", ""),
        ]
    )
    func places(_ path: String, _ root: String, _ book: String, _ grade: String, _ term: String, _ type: String) {
        #expect(place(ofFile: path, below: root) == ListPlace(book: book, grade: grade, term: term, type: type))
    }

    @Test("the language by content, unless it is given")
    func languages() throws {
        #expect(try list("le chat\nune école\nla fenêtre\n").language == "fr")
        #expect(try list("der Hund\ndie Katze\ndas Mädchen\n").language == "de")
        #expect(try list("cat\ncafé\ndog\nhouse\nbook\nthe sun\nrun\nsit\neat\n").language == "en")
        #expect(try list("你好\n").language == "zh")
        #expect(try list("chat\n", language: "fr").language == "fr")
    }

    @Test("a line that is no word is told by its length")
    func tooLong() {
        let text = "cat\n" + String(repeating: "x", count: 3_000)
        #expect(problem(text, "x.txt") == ImportProblem(line: 2, .tooLong(limit: 2_000)))
    }
}
