import Coaching
import Testing

@testable import Shell

@Suite("Session files")
struct SessionFileTests {
    private func actions(_ text: String) throws -> [Session.Action] { try Session.parse(text).steps.map(\.action) }

    @Test("every directive is read")
    func directives() throws {
        let text = """
            # a comment

            > practise go
            >
            ^ space
            ^ Q
            ~ my take.wav
            < ✓ …
            ! kill -9
            = 64
            @ clock 2026-03-01T11:59+01:00
            @ wait 2s
            @ seed 7
            @ locale zh_CN
            @ size 40x20
            @ profile 小明
            @ env A=b=c
            @ run practise "two words" 'a b' x
            """
        #expect(
            try actions(text) == [
                .type("practise go"), .type(""), .press("space"), .press("Q"), .take("my take.wav"), .expect("✓ …"),
                .kill, .status(64), .clock(LocalTime(seconds: 1_772_362_740, offset: 3600)), .wait(seconds: 2),
                .seed(7), .locale("zh_CN"), .size(columns: 40, rows: 20), .profile("小明"), .environment("A", "b=c"),
                .run(["practise", "two words", "a b", "x"]),
            ]
        )
    }

    @Test("lines are counted with those that say nothing, and CRLF ends a line once")
    func lines() throws {
        let session = try Session.parse("\u{FEFF}# one\r\n\r\n> two\r\n< three\r\n")
        #expect(session.steps.map(\.line) == [3, 4])
        #expect(session.steps.map(\.action) == [.type("two"), .expect("three")])
    }

    @Test(
        "a line that is no directive is named",
        arguments: [
            "hello", "^ ctrl-q", "~", "= done", "@", "@ clock 2026-02-30T00:00Z", "@ clock 2026-03-01T11:59",
            "@ wait -1s",
            "@ wait soon", "@ size 40", "@ size 0x0", "@ seed -1", "@ env X", "@ run \"open", "@ dance",
        ]
    )
    func mistakes(line: String) {
        #expect(throws: Session.Mistake(line: 2, text: line)) { try Session.parse("# x\n" + line) }
    }

    @Test(
        "times of day",
        arguments: [
            ("1970-01-01T00:00Z", 0.0, 0), ("2000-02-29T12:00:30Z", 951_825_630, 0),
            ("2026-10-25T02:30-08:00", 1_792_924_200, -28_800), ("1969-12-31T23:59:59Z", -1, 0),
            ("2026-06-01T09:00+09:00", 1_780_272_000, 32_400),
        ]
    )
    func times(text: String, seconds: Double, offset: Int) {
        #expect(LocalTime(iso: text) == LocalTime(seconds: seconds, offset: offset))
    }

    @Test(
        "lengths of time",
        arguments: [("2s", 2.0), ("300ms", 0.3), ("5min", 300), ("2h", 7200), ("1.5", 1.5), ("2m", 120)]
    )
    func lengths(text: String, seconds: Double) { #expect(Session.seconds(text) == seconds) }

    @Test(
        "an expected line stands for what it says, … for any text",
        arguments: [
            ("✓ Right", "✓ Right", true), ("✓ Right", "  ✓ Right ", true), ("✓ Right", "✓ Rights", false),
            ("go … meters", "go ten meters", true), ("go…", "go", true), ("…go", "let us go", true),
            ("…", "", true), ("…a…b…", "xaxbx", true), ("…a…b…", "xbxa", false), ("a…a", "a", false),
            ("", "", true), ("", "x", false), ("l'été", "l'e\u{301}te\u{301}", true), ("你…吗", "你 好 吗", true),
        ]
    )
    func fitting(expected: String, line: String, isFit: Bool) { #expect(fits(line, expected) == isFit) }

    @Test(
        "directions survive the way to the console",
        arguments: [
            Direction.line("practise  你好 "), .line(""), .key(":"), .take("/a b.wav"),
            .clock(LocalTime(seconds: 1.5, offset: -60)), .seed(.max), .size(columns: 40, rows: 20),
            .wait(seconds: 0.3),
            .pass, .start, .end,
        ]
    )
    func directions(direction: Direction) { #expect(Direction(line: direction.line) == direction) }

    @Test("what is no direction is none", arguments: ["", "fly", "seed x", "clock 1", "size 4", "wait"])
    func noDirections(line: String) { #expect(Direction(line: line) == nil) }
}
