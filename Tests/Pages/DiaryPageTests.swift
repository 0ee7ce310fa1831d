import Foundation
import FoundationXML
import Testing

@testable import Pages

/// A week as a family could have it.
enum Diary {
    static let english = DiaryPage.Labels(
        planned: "Planned",
        taken: "Taken",
        minutes: "Minutes of study",
        pomodoros: "Pomodoros",
        phrases: "Phrases practised",
        dictation: "Dictation",
        right: "Right",
        wrong: "To practise again",
        nothing: "Nothing was noted on this day."
    )

    static let chinese = DiaryPage.Labels(
        planned: "计划",
        taken: "实际",
        minutes: "学习时间（分钟）",
        pomodoros: "番茄钟",
        phrases: "练习的句子",
        dictation: "听写",
        right: "正确",
        wrong: "需要再练",
        nothing: "这一天没有记录。"
    )

    static func minutes(_ value: Int) -> DiaryPage.Figure { .init(Double(value), "\(value) min") }
    static func count(_ value: Int) -> DiaryPage.Figure { .init(Double(value), "\(value)") }

    static func day(_ name: String, _ planned: Int, _ studied: Int, tasks: [DiaryPage.Task] = []) -> DiaryPage.Day {
        .init(
            name: name,
            shortName: String(name.prefix(3)),
            tasks: tasks,
            planned: minutes(planned),
            studied: minutes(studied),
            pomodoros: count(studied / 45),
            phrases: count(studied / 5),
            dictation: studied > 40 ? .init(right: 18, words: 20, text: "18 of 20 right") : nil
        )
    }

    static let tasks: [DiaryPage.Task] = [
        .init("Maths, page 12", planned: minutes(30), taken: minutes(25), mark: .onTime, outcome: "On time"),
        .init(
            "听写第三课：𠮷祥如意",
            planned: minutes(20),
            taken: minutes(50),
            mark: .late,
            outcome: "30 min over",
            note: "长 has two readings – ask about it."
        ),
        .init("Piano", planned: minutes(40), taken: nil, mark: .unfinished, outcome: "Skipped"),
    ]

    static let week = DiaryPage(
        language: "en",
        title: "Study diary",
        subtitle: "Mila · 24–30 November 2026",
        totals: [.init("Time studied", "5 h 5 min"), .init("Tasks done", "2 of 3"), .init("Pomodoros", "5")],
        labels: english,
        days: [
            day("Tuesday, 24 November", 60, 75), day("Wednesday, 25 November", 90, 60),
            day("Thursday, 26 November", 0, 0), day("Friday, 27 November", 45, 45),
            day("Saturday, 28 November", 30, 20), day("Sunday, 29 November", 0, 30),
            day("Monday, 30 November", 90, 75, tasks: tasks),
        ]
    )

    static var evening: DiaryPage {
        DiaryPage(
            language: "zh-CN",
            title: "学习日记",
            subtitle: "",
            totals: [],
            labels: chinese,
            days: [day("11月30日 星期一", 90, 75, tasks: tasks)]
        )
    }
}

/// The elements of a page in their order, with their attributes; nil where the page is not well formed.
private final class Elements: NSObject, XMLParserDelegate {
    private(set) var all: [(name: String, attributes: [String: String])] = []
    private var open: [String] = []
    private var isBalanced = true

    init?(_ html: String) {
        super.init()
        let parser = XMLParser(data: Data(html.utf8))
        parser.delegate = self
        guard parser.parse(), parser.parserError == nil, isBalanced, open.isEmpty else { return nil }
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        all.append((name, attributes))
        open.append(name)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        isBalanced = isBalanced && open.popLast() == name
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { isBalanced = false }

    /// The attribute of every rectangle of this class.
    func rectangles(_ style: String, _ attribute: String) -> [Double] {
        all.filter { $0.name == "rect" && $0.attributes["class"] == style }.compactMap {
            $0.attributes[attribute].flatMap { Double($0.replacing("%", with: "")) }
        }
    }
}

@Suite("Diary pages")
struct DiaryPageTests {
    @Test("a week and a day are well formed, without script or anything from elsewhere")
    func wellFormed() throws {
        for page in [Diary.week, Diary.evening] {
            let elements = try #require(Elements(page.html))
            #expect(!elements.all.contains { ["script", "img", "link", "iframe"].contains($0.name) })
            #expect(!elements.all.contains { $0.attributes.keys.contains { $0.hasPrefix("on") || $0 == "href" } })
            #expect(!page.html.contains("http") && !page.html.contains("url(") && !page.html.contains("@import"))
        }
        #expect(Elements("<html><p></html>") == nil)
    }

    @Test("text stands for itself, wherever it comes from")
    func escapes() throws {
        let evil = "</title><script>alert(1)</script>&\"'\u{1B}[31m\u{7}𠮷"
        let figure = DiaryPage.Figure(5, evil)
        let task = DiaryPage.Task(evil, planned: figure, taken: figure, mark: .late, outcome: evil, note: evil)
        let day = DiaryPage.Day(
            name: evil,
            shortName: evil,
            tasks: [task],
            planned: figure,
            studied: figure,
            pomodoros: figure,
            phrases: figure,
            dictation: .init(right: 1, words: 2, text: evil)
        )
        let labels = DiaryPage.Labels(
            planned: evil,
            taken: evil,
            minutes: evil,
            pomodoros: evil,
            phrases: evil,
            dictation: evil,
            right: evil,
            wrong: evil,
            nothing: evil
        )
        let page = DiaryPage(
            language: evil,
            title: evil,
            subtitle: evil,
            totals: [.init(evil, evil)],
            labels: labels,
            days: [day, day]
        )
        let elements = try #require(Elements(page.html))
        #expect(!elements.all.contains { $0.name == "script" })
        #expect(!page.html.contains("\u{1B}") && !page.html.contains("\u{7}"))
        #expect(page.html.contains("𠮷") && page.html.contains("&lt;script&gt;"))
    }

    @Test("the bars of a day are as long as their minutes, the longest the whole width")
    func bars() throws {
        let elements = try #require(Elements(Diary.evening.html))
        // The first of each is the legend's.
        #expect(Array(elements.rectangles("planned", "width").dropFirst()) == [60, 40, 80])
        #expect(Array(elements.rectangles("taken", "width").dropFirst()) == [50, 100])
    }

    @Test("the columns of a week are as high as their figures; a stack stands on what is below")
    func columns() throws {
        let elements = try #require(Elements(Diary.week.html))
        let drawn = elements.all.filter { $0.name == "rect" && $0.attributes["x"] != nil }
        func heights(_ style: String) -> [Double] {
            drawn.filter { $0.attributes["class"] == style }.compactMap { Double($0.attributes["height"] ?? "") }
        }
        let taken = heights("taken")
        #expect(taken.count == 6)
        for (height, minutes) in zip(taken, [75.0, 60, 45, 20, 30, 75]) {
            #expect(abs(height / taken[0] - minutes / 75) < 0.002)
        }
        let right = drawn.filter { $0.attributes["class"] == "right" }
        #expect(right.count == 4)
        for column in right {
            let top = Double(column.attributes["y"] ?? "") ?? 0
            let height = Double(column.attributes["height"] ?? "") ?? 0
            #expect(abs(top + height - 148) < 0.02)
            // Two wrong words stand on eighteen right ones.
            #expect(drawn.contains { abs((Double($0.attributes["height"] ?? "") ?? 0) - height / 9) < 0.02 })
        }
    }

    @Test("one day has no charts of days, a day without anything says so, a week without anything has no chart")
    func empty() throws {
        #expect(!Diary.evening.html.contains("<figure>"))
        #expect(Diary.week.html.contains("Nothing was noted on this day."))
        var page = Diary.week
        page.days = [Diary.day("Monday", 0, 0), Diary.day("Tuesday", 0, 0)]
        page.totals = []
        let elements = try #require(Elements(page.html))
        #expect(!elements.all.contains { $0.name == "svg" })
        page.days = []
        #expect(Elements(page.html) != nil)
    }

    @Test("figures that are no numbers, negative or too great break nothing")
    func numbers() throws {
        for value in [Double.nan, .infinity, -.infinity, -5, 0, 1e300, .greatestFiniteMagnitude, 1e-300] {
            var page = Diary.week
            page.days[0].studied.value = value
            page.days[6].tasks[0].taken?.value = value
            page.days[6].dictation = .init(right: .max, words: .min, text: "?")
            let elements = try #require(Elements(page.html), "\(value)")
            for width in elements.rectangles("taken", "width") { #expect((0...100).contains(width), "\(value)") }
            for height in elements.rectangles("taken", "height") { #expect((0...170).contains(height), "\(value)") }
        }
    }

    @Test("lines stand at round distances, two to five of them")
    func steps() {
        #expect(
            [1, 3, 5, 6, 9, 12, 26, 75, 90, 100, 240, 1000].map(ColumnChart.step) == [
                1, 1, 1, 2, 2, 5, 10, 20, 20, 20, 50, 200,
            ]
        )
        #expect(ColumnChart.step(for: .nan) == 1 && ColumnChart.step(for: -1) == 1)
    }

    @Test("numbers have two digits after the point at most")
    func decimals() {
        #expect(
            [0, 5, 5.5, 5.25, 5.05, 5.999, -0.25, .nan, 1e12].map(decimal) == [
                "0", "5", "5.5", "5.25", "5.05", "6", "-0.25", "0", "0",
            ]
        )
    }
}
