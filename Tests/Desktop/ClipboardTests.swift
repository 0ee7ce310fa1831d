import Foundation
import Testing

@testable import Desktop

@Suite("Clipboard")
struct ClipboardTests {
    private let text = "Ça va ? – 你好 𠮷 e\u{301}！"

    @Test("Wayland before X11, each with the whole text")
    func programs() throws {
        let bench = try Bench()
        try bench.recorder("wl-copy", then: "cat >$HERE/wayland; sleep 2 &")
        try bench.recorder("xclip", then: "cat >$HERE/x11")
        bench.environment["DISPLAY"] = ":0"
        #expect(try Clipboard(environment: bench.environment, isTerminal: true).copy(text) == .program("xclip"))
        #expect(bench.text("x11") == text)
        #expect(bench.text("xclip.words") == "[-selection]\n[clipboard]\n")
        bench.environment["WAYLAND_DISPLAY"] = "wayland-0"
        #expect(try Clipboard(environment: bench.environment, isTerminal: false).copy(text) == .program("wl-copy"))
        #expect(bench.text("wayland") == text)
    }

    @Test("a program that fails leaves it to the next way")
    func failing() throws {
        let bench = try Bench()
        try bench.recorder("wl-copy", then: "exit 1")
        try bench.recorder("xclip", then: "cat >$HERE/x11")
        bench.environment["WAYLAND_DISPLAY"] = "wayland-0"
        bench.environment["DISPLAY"] = ":0"
        #expect(try Clipboard(environment: bench.environment, isTerminal: true).copy("x") == .program("xclip"))
        bench.environment["DISPLAY"] = ""
        bench.environment["TERM"] = "xterm"
        #expect(
            try Clipboard(environment: bench.environment, isTerminal: true).copy("x")
                == .terminal
        )
        #expect(throws: Clipboard.Refusal.noWay("wl-copy: 1")) {
            try Clipboard(environment: bench.environment, isTerminal: false).copy("x")
        }
    }

    @Test("no terminal, a dumb one, or too long a text")
    func refused() throws {
        #expect(throws: Clipboard.Refusal.noWay(nil)) {
            try Clipboard(environment: ["TERM": "xterm"], isTerminal: false).copy("x")
        }
        #expect(throws: Clipboard.Refusal.noWay(nil)) {
            try Clipboard(environment: ["TERM": "dumb"], isTerminal: true).copy("x")
        }
        let clipboard = Clipboard(environment: ["TERM": "xterm"], isTerminal: true)
        let longest = String(repeating: "x", count: Clipboard.longest)
        #expect(throws: Never.self) { try clipboard.copy(longest) }
        #expect(throws: Clipboard.Refusal.tooLong(limit: Clipboard.longest)) { try clipboard.copy(longest + "x") }
    }
}
