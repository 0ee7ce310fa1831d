import Foundation
import Testing

@testable import Pages

/// Practice sheets as Chromium lays them out and prints them. Without Chromium these tests say that they were skipped.
@Suite("Practice sheets in a browser", .serialized)
struct SheetBrowserTests {
    static let browser: String? = {
        let found = DiaryBrowserTests.program("chromium", "chromium-browser", "google-chrome")
        if found == nil { print("SKIPPED: no practice sheet was laid out: there is no chromium") }
        return found
    }()

    /// What a page in the browser says of the sheet, printed on paper of 180 mm between its margins.
    struct Measures: Decodable {
        /// Elements that stick out at the right.
        var overflowing: [String]
        /// Squares whose pinyin does not stand above them.
        var misplaced: Int
        var squares: Int
        /// What can be read in each section.
        var texts: [String]
        /// Where the lines to write on begin, in pixels, without repetition.
        var lineStarts: [Int]
    }

    private func inFolder<Value>(_ sheet: PracticeSheet, _ body: (URL) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: "aloud-sheet-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    private func output(_ folder: URL, _ arguments: String...) throws -> Data {
        let process = Process()
        process.executableURL = URL(filePath: try #require(Self.browser))
        process.arguments =
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                "--user-data-dir=" + folder.appending(path: "profile").path,
            ] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return data
    }

    private func measured(_ sheet: PracticeSheet) throws -> Measures {
        try inFolder(sheet) { folder in
            let script = """
                <script>
                const width = document.body.clientWidth;
                const all = [...document.querySelectorAll("section *")];
                const figures = [...document.querySelectorAll("figure")];
                const facts = {
                    overflowing: all.filter(e => e.getBoundingClientRect().right > width + 1 || e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0).map(e => e.tagName + " " + e.textContent.slice(0, 20)),
                    misplaced: figures.filter(f => f.querySelector("figcaption").getBoundingClientRect().bottom > f.querySelector("svg").getBoundingClientRect().top + 1).length,
                    squares: figures.length,
                    texts: [...document.querySelectorAll("section")].map(s => s.innerText + [...s.querySelectorAll("text")].map(t => t.textContent).join("")),
                    lineStarts: [...new Set([...document.querySelectorAll(".line")].map(e => Math.round(e.getBoundingClientRect().left)))]
                };
                document.body.setAttribute("data-facts", btoa(unescape(encodeURIComponent(JSON.stringify(facts)))));
                </script></body>
                """
            let file = folder.appending(path: "sheet.html")
            try sheet.html.replacing("</body>", with: script).write(to: file, atomically: true, encoding: .utf8)
            // 180 mm at 96 dots an inch.
            let page = try output(folder, "--window-size=680,900", "--dump-dom", file.absoluteString)
            let text = String(decoding: page, as: UTF8.self)
            let start = try #require(text.range(of: "data-facts=\"")).upperBound
            let facts = text[start...].prefix { $0 != "\"" }
            return try JSONDecoder().decode(Measures.self, from: try #require(Data(base64Encoded: String(facts))))
        }
    }

    /// How many pages it makes on paper.
    private func pages(_ sheet: PracticeSheet) throws -> Int {
        try inFolder(sheet) { folder in
            let file = folder.appending(path: "sheet.html")
            try sheet.html.write(to: file, atomically: true, encoding: .utf8)
            let paper = folder.appending(path: "sheet.pdf")
            _ = try output(folder, "--no-pdf-header-footer", "--print-to-pdf=" + paper.path, file.absoluteString)
            let bytes = String(decoding: try Data(contentsOf: paper), as: UTF8.self)
            return bytes.matches(of: /\/Type ?\/Page\b(?!s)/).count
        }
    }

    private func squares(_ text: String, _ pinyin: String) -> PracticeSheet.Word {
        let syllables = pinyin.split(separator: " ").map { String($0) }
        return .init(text, squares: zip(text, syllables).map { .init(String($0), pinyin: $1) })
    }

    private func sheet(_ words: [PracticeSheet.Word], _ language: String) -> PracticeSheet {
        PracticeSheet(
            language: language,
            title: "语文(统编版)/一年级/上册/写字表",
            answersTitle: "答案",
            fields: ["姓名", "日期"],
            words: words
        )
    }

    @Test("田字格 with pinyin above, nothing sticks out, the answers on the second page", .enabled(if: browser != nil))
    func chinese() throws {
        let words = [
            squares("长大", "zhǎng dà"), squares("𠮷", "jí"), squares("装窗床", "zhuāng chuāng chuáng"),
            squares("只有付出才会有收获的那一天", "zhǐ yǒu fù chū cái huì yǒu shōu huò de nà yì tiān"),
            PracticeSheet.Word("卡拉OK"),
        ]
        let sheet = sheet(words, "zh-CN")
        let measures = try measured(sheet)
        #expect(measures.overflowing.isEmpty, "\(measures.overflowing)")
        #expect(measures.misplaced == 0)
        #expect(measures.squares == 2 * (2 + 1 + 3 + 13))
        #expect(measures.texts.count == 2)
        #expect(
            !measures.texts[0].contains("长") && !measures.texts[0].contains("𠮷") && !measures.texts[0].contains("卡拉")
        )
        for text in ["zhǎng", "chuáng", "姓名"] { #expect(measures.texts[0].contains(text)) }
        for text in ["长大", "𠮷", "卡拉OK", "答案"] { #expect(measures.texts[1].contains(text), "\(text)") }
        #expect(try pages(sheet) == 2)
    }

    @Test(
        "lines for English below each other, a long word broken, the answers on the second page",
        .enabled(if: browser != nil)
    )
    func english() throws {
        let long = "pneumonoultramicroscopicsilicovolcanoconiosis"
        let words: [PracticeSheet.Word] = [
            .init("spoon", hint: "You eat soup with it."), .init("cat"),
            .init(long, hint: String(repeating: "very ", count: 40)),
            .init("ice cream", hint: "冰淇淋"),
        ]
        let sheet = sheet(words, "en")
        let measures = try measured(sheet)
        #expect(measures.overflowing.isEmpty, "\(measures.overflowing)")
        #expect(measures.lineStarts.count == 1, "\(measures.lineStarts)")
        #expect(!measures.texts[0].contains("spoon") && measures.texts[1].contains(long))
        #expect(try pages(sheet) == 2)
    }

    @Test("many words: the answers begin on a page of their own, which has as many words", .enabled(if: browser != nil))
    func many() throws {
        let sheet = sheet((1...100).map { _ in squares("天地", "tiān dì") }, "zh-CN")
        #expect(try measured(sheet).overflowing.isEmpty)
        let count = try pages(sheet)
        #expect(count.isMultiple(of: 2) && count >= 4, "\(count)")
    }
}
