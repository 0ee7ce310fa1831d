import Exercises
import Messages
import Orthography
import Testing

@testable import Shell

@Suite("Boards")
struct BoardsTests {
    private func lines(_ scene: Scene, width: Int = 80, isPlain: Bool = false, colour: Bool = false) -> [String] {
        let paint = Paint(hasColour: colour)
        return Presenter(language: .english, width: width, isPlain: isPlain).lines(scene).map { paint.text($0) }
    }

    private var board: TileBoard {
        TileBoard(
            meaning: "How are you?",
            language: .french,
            sentence: "comment",
            tiles: [Tile(1, "vas-tu"), Tile(2, "comment", isPlaced: true), Tile(3, "donc")]
        )
    }

    @Test("tiles keep their numbers; what is placed stands in the sentence, in green")
    func tiles() {
        #expect(lines(.tiles(board)) == ["", "  How are you?", "  comment …", "  1 vas-tu   3 donc"])
        #expect(lines(.tiles(board), colour: true)[2].contains("\u{1B}[32mcomment\u{1B}[0m"))
        var whole = board
        whole.sentence = "Comment vas-tu donc ?"
        whole.isComplete = true
        #expect(lines(.tiles(whole)) == ["", "  How are you?", "✓ Comment vas-tu donc ?"])
        var begun = board
        begun.sentence = ""
        begun.meaning = nil
        #expect(lines(.tiles(begun)) == ["", "  …", "  1 vas-tu   3 donc"])
    }

    @Test(
        "tiles break between words, wide characters too, and a control character is harmless",
        arguments: [40, 24, 20, 12]
    )
    func narrow(width: Int) {
        let texts = ["Pneumonoultramicroscopic", "大家", "早上", "\u{1B}[31m", "好", "prends", "soin", "de", "toi", "𠮷野家"]
        let board = TileBoard(
            meaning: "See you soon, take care!",
            language: .mandarin,
            tiles: texts.enumerated().map { Tile($0.offset + 1, $0.element) }
        )
        let lines = lines(.tiles(board), width: width)
        #expect(lines.allSatisfy { columns(of: $0) <= width }, "\(lines)")
        #expect(lines.contains { $0.contains("2 大家") } && lines.contains { $0.contains("10 𠮷野家") })
        #expect(!lines.joined().contains("\u{1B}"))
    }

    @Test("choices are numbered; what was tried is signed")
    func choices() {
        var board = ChoiceBoard(
            phrase: "你好吗？",
            language: .mandarin,
            pinyin: "nǐ hǎo ma",
            choices: [Choice(1, "Where are you?"), Choice(2, "How are you?"), Choice(3, "Who are you?", .wrong)]
        )
        #expect(
            lines(.choices(board)) == [
                "", "  你好吗？", "  nǐ hǎo ma", "  1  Where are you?", "  2  How are you?", "  3  Who are you? ✗",
            ]
        )
        board.choices[1].state = .right
        #expect(lines(.choices(board))[4] == "  2  How are you? ✓")
        #expect(lines(.choices(board), width: 12).allSatisfy { columns(of: $0) <= 12 })
    }

    @Test("an answer that is wrong is signed where nothing else shows it")
    func answer() {
        #expect(lines(.answer("vas-tu", .wrong)) == ["✗ vas-tu"])
    }

    @Test("the companion fits every width, and is drawn in ASCII where that is wanted", arguments: Topic.allCases)
    func bubble(topic: Topic) {
        for width in [80, 40, 24] {
            let plain = lines(.bubble(Bubble(topic)), width: width, isPlain: true)
            #expect(plain.allSatisfy { columns(of: $0) <= width })
            #expect(plain.joined().filter { !$0.isASCII }.allSatisfy { "“”’▸".contains($0) })
        }
        #expect(lines(.bubble(nil)) == [])
    }
}
