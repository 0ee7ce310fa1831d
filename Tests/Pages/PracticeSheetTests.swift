import Foundation
import Testing

@testable import Pages

@Suite("Practice sheets")
struct PracticeSheetTests {
    func sheet(_ words: [PracticeSheet.Word]) -> PracticeSheet {
        PracticeSheet(language: "zh-CN", title: "A & <b>", answersTitle: "Answers", fields: ["Name"], words: words)
    }

    /// The pages as pieces between sections.
    func pages(_ html: String) -> [Substring] { html.split(separator: "<section").dropFirst().map { $0 } }

    @Test("a square a character with pinyin above, empty on the first page, filled on the second")
    func squares() {
        let word = PracticeSheet.Word("长大", squares: [.init("长", pinyin: "zhǎng"), .init("大", pinyin: "dà")])
        let pages = pages(sheet([word]).html)
        #expect(pages.count == 2)
        for page in pages {
            #expect(page.components(separatedBy: "<svg").count == 3)
            #expect(page.contains("<figcaption>zhǎng</figcaption>"))
        }
        #expect(!pages[0].contains("长"))
        #expect(pages[1].contains(">长</text>") && pages[1].contains(">大</text>"))
    }

    @Test("a line a word with its hint; the word stands on the second page alone")
    func lines() {
        let pages = pages(sheet([.init("spoon", hint: "You eat soup with it.")]).html)
        #expect(pages[0].contains("<small>You eat soup with it.</small>"))
        #expect(!pages[0].contains("spoon"))
        #expect(pages[1].contains("<span class=\"line\">spoon</span>"))
    }

    @Test("text stands for itself")
    func escapes() {
        let html = sheet([.init("<script>\u{7}\"𠮷\"", hint: "a&b")]).html
        #expect(html.contains("<title>A &amp; &lt;b&gt;</title>"))
        #expect(html.contains("&lt;script&gt;&quot;𠮷&quot;"))
        #expect(html.contains("a&amp;b"))
        #expect(!html.contains("<script>"))
    }
}
