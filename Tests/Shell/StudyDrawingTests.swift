import Exercises
import Messages
import Orthography
import StudyTime
import Testing

@testable import Shell

@Suite("Study time, drawn")
struct StudyDrawingTests {
    private func lines(_ scene: Scene, width: Int = 80, isPlain: Bool = false, _ language: InterfaceLanguage = .english)
        -> [String]
    {
        let paint = Paint(hasColour: false)
        return Presenter(language: language, width: width, isPlain: isPlain).lines(scene).map { paint.text($0) }
    }

    private let breath = StudyBoard.Suggestion(
        topic: .activityTopic(topic: "breathing"),
        text: .breathingDone(),
        breathing: BreathingPace(in: 4, hold: 2, out: 6, rounds: 3)
    )

    private func board(_ face: StudyBoard.Face) -> StudyBoard {
        StudyBoard(
            face,
            block: face == .idle || face == .finished ? nil : face == .rest ? .rest : .study,
            left: 600,
            length: 900,
            since: 1000,
            task: face == .idle ? "" : "数学作业 你好𠮷é\u{1B}[31m",
            taskLeft: 1234.5,
            pomodoros: 2,
            suggestion: face == .rest ? breath : nil,
            breathingSince: 1000
        )
    }

    @Test("nothing is wider than the screen, no control character comes through", arguments: [20, 40, 80])
    func widths(width: Int) {
        for language in InterfaceLanguage.allCases {
            for face in StudyBoard.Face.allCases {
                for isPlain in [true, false] {
                    let presenter = Presenter(language: language, width: width, isPlain: isPlain)
                    for second in 0..<40 {
                        let drawn = presenter.lines(of: board(face), at: 1000 + Double(second) / 2, isMoving: true)
                        for line in drawn {
                            let text = line.map(\.text).joined()
                            #expect(columns(of: text) <= width, "\(face): \(text)")
                            #expect(!text.contains("\u{1B}"))
                        }
                    }
                }
            }
        }
    }

    @Test("it moves with the clock, and stands still where nothing may move")
    func moving() {
        let presenter = Presenter(language: .english, width: 80)
        for face in [StudyBoard.Face.study, .rest, .finished] {
            let frames = Set(
                (0..<8).map { presenter.lines(of: board(face), at: 1000 + Double($0) / 2, isMoving: true) }
            )
            #expect(frames.count > 1, "\(face)")
            let heights = Set(frames.map(\.count))
            #expect(heights.count == 1, "\(face): \(heights)")
        }
        let still = lines(.study(board(.study)))
        #expect(still.contains("Study  10:00 left"))
        #expect(still == lines(.study(board(.study))))
        let later = presenter.lines(of: board(.study), at: 1060, isMoving: false).map { $0.map(\.text).joined() }
        #expect(later.contains("Study  9:00 left"))
    }

    @Test("the picture gives way where there are too few rows")
    func rows() {
        let presenter = Presenter(language: .english, width: 80)
        let whole = presenter.lines(of: board(.rest), at: 1000, isMoving: true)
        let short = presenter.lines(of: board(.rest), at: 1000, isMoving: true, rows: whole.count - 1)
        #expect(short.count < whole.count)
        #expect(short.contains { $0.map(\.text).joined().contains("10:00 left") })
    }

    @Test("in ASCII where that is wanted; the pace of the breath is told where it cannot move")
    func plain() {
        let text = lines(.study(board(.rest)), isPlain: true)
        #expect(text.contains("Breathe in 4 s · Hold 2 s · Breathe out 6 s"))
        for line in text.filter({ !$0.contains("作业") && !$0.contains("·") }) {
            let isPlain = line.allSatisfy { $0.isASCII }
            #expect(isPlain, "\(line)")
        }
    }

    @Test("begun seconds count whole, hours are told")
    func clock() {
        for (seconds, text) in [
            (0.0, "0:00"), (0.2, "0:01"), (59.5, "1:00"), (600, "10:00"), (3600, "1:00:00"), (-5, "0:00"),
            (.nan, "0:00"), (.infinity, "0:00"),
        ] {
            #expect(clockText(seconds) == text)
        }
    }

    private var week: DiaryBoard {
        DiaryBoard(
            days: (0..<7).map { day in
                DiaryBoard.Day(
                    weekday: day,
                    date: "2026-03-0\(day + 2)",
                    entries: [],
                    studied: day * 20,
                    pomodoros: day / 2,
                    phrases: day,
                    right: day * 3,
                    wrong: day
                )
            }
        )
    }

    private var day: DiaryBoard {
        var day = week.days[6]
        func entry(_ name: String, _ planned: Int, _ spent: Int, _ ending: TaskEnding?) -> DiaryBoard.Entry {
            DiaryBoard.Entry(
                name,
                planned: planned,
                studied: spent,
                spent: spent,
                ending: ending,
                isOnTime: spent <= planned,
                isStuck: ending == nil,
                note: "第4题",
                link: ending == nil ? .taskLink(kind: "dictation", target: "第4单元 你好𠮷") : nil,
                number: 4
            )
        }
        day.entries = [
            entry("Maths", 30, 34, .done), entry("数学作业 你好𠮷é", 20, 16, .done), entry("French", 25, 25, .timeUp),
            entry("Read chapter 3", 45, 0, nil),
        ]
        return DiaryBoard(days: [day])
    }

    @Test("the diary fits every width in every language", arguments: [20, 40, 80])
    func diaryWidths(width: Int) {
        for language in InterfaceLanguage.allCases {
            for board in [day, week, DiaryBoard(days: [])] {
                for line in lines(.diary(board), width: width, isPlain: false, language) {
                    #expect(columns(of: line) <= width, "\(line)")
                }
            }
        }
    }

    @Test("a bar for each task with a line where its plan ended; a bar for each day")
    func bars() {
        let text = lines(.diary(day), isPlain: true)
        #expect(text.contains("✓ Maths"))
        #expect(text.contains { $0.contains("#|#") && $0.contains("34 of 30 min, 4 min over") })
        #expect(text.contains { $0.contains("16 of 20 min, on time, 4 min to spare") })
        #expect(text.contains { $0.contains("25 of 25 min, its time was over") })
        #expect(text.contains("  stuck: 第4题"))
        #expect(text.contains("  dictation 第4单元 你好𠮷: 4 opens it"))
        let bars = lines(.diary(week), isPlain: true)
        #expect(bars.contains("  Mon  0 min"))
        #expect(bars.contains { $0.hasPrefix("  Sun  ####") && $0.hasSuffix(" 120 min") })
        #expect(bars.contains { $0.contains("3 Pomodoros, 6 phrases · dictation: 18 of 24 right") })
    }
}
