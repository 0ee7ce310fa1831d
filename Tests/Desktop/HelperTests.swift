import Foundation
import Testing

@testable import Desktop

@Suite("Helper programs")
struct HelperTests {
    @Test("arguments arrive as they are, past every shell")
    func arguments() throws {
        let bench = try Bench()
        try bench.recorder("say", then: "printf 'out 你好'; printf '\\nerr\\n' >&2; exit 3")
        let words = ["a b", "$HOME `id` ; rm *", "-n", "", "𠮷 e\u{301} ＡＢ！", "'\""]
        let end = try #require(Helper("say", environment: bench.environment)).run(words)
        #expect(end.status == 3)
        #expect(String(decoding: end.output, as: UTF8.self) == "out 你好")
        #expect(end.words == "err")
        #expect(bench.text("say.words") == words.map { "[\($0)]\n" }.joined())
    }

    @Test("input is read whole, and one who does not read it is not waited for")
    func input() throws {
        let bench = try Bench()
        try bench.program("count", "wc -c")
        try bench.program("deaf", "exit 0")
        let much = [UInt8](repeating: 65, count: 1 << 20)
        let end = try #require(Helper("count", environment: bench.environment)).run([], input: much)
        #expect(String(decoding: end.output, as: UTF8.self).filter(\.isNumber) == "1048576")
        #expect(try #require(Helper("deaf", environment: bench.environment)).run([], input: much).status == 0)
    }

    @Test("much output is taken, up to the limit")
    func output() throws {
        let bench = try Bench()
        try bench.program("flood", "head -c 3000000 /dev/zero; head -c 3000000 /dev/zero >&2")
        let end = try #require(Helper("flood", environment: bench.environment)).run([], limit: 2_000_000)
        #expect(end.status == 0 && end.output.count == 2_000_000 && end.messages.count == 2_000_000)
    }

    @Test("one that hangs is ended with its children, and leaves no zombie")
    func hanging() throws {
        let bench = try Bench()
        try bench.program("hang", "sleep 60 & echo $! >$HERE/child; echo $$ >$HERE/self; wait")
        let began = Date()
        do {
            _ = try #require(Helper("hang", environment: bench.environment)).run([], seconds: 3)
            Issue.record("it ended")
        } catch let error as HelperError {
            #expect(error.kind == .tooSlow && error.name == "hang")
        }
        #expect(Date().timeIntervalSince(began) < 20)
        let own = try #require(pid_t(bench.text("self")?.filter(\.isNumber) ?? ""))
        #expect(!FileManager.default.fileExists(atPath: "/proc/\(own)"))
        let child = try #require(pid_t(bench.text("child")?.filter(\.isNumber) ?? ""))
        // Whoever inherits it may take a moment to bury it.
        var state = ""
        for _ in 0..<100 {
            state = (try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)) ?? ""
            guard !state.isEmpty, !state.contains(") Z"), !state.contains(") X") else { break }
            Thread.sleep(forTimeInterval: 0.02)
        }
        #expect(state.isEmpty || state.contains(") Z") || state.contains(") X"), "\(state)")
    }

    @Test("one that stays behind in the background is not waited for")
    func background() throws {
        let bench = try Bench()
        try bench.program("serve", "sleep 8 & exit 0")
        let helper = try #require(Helper("serve", environment: bench.environment))
        let began = Date()
        #expect(try helper.run([]).status == 0)
        #expect(try helper.run([], listens: false).status == 0)
        #expect(Date().timeIntervalSince(began) < 6)
    }

    @Test("nothing of ours is open in it, and no signal ignored")
    func inheritance() throws {
        let bench = try Bench()
        // Opened without close-on-exec, as a library might.
        let open = Foundation.open("/dev/null", O_RDONLY)
        let high = fcntl(open, F_DUPFD, 50)
        defer {
            close(open)
            close(high)
        }
        try bench.program("look", "[ -e /proc/$$/fd/\(high) ] && echo open; grep SigIgn /proc/$$/status")
        signal(SIGPIPE, SIG_IGN)
        let end = try #require(Helper("look", environment: bench.environment)).run([])
        let text = String(decoding: end.output, as: UTF8.self)
        #expect(!text.contains("open"))
        let ignored = try #require(UInt64(text.split(whereSeparator: \.isWhitespace).last ?? "", radix: 16))
        #expect(ignored & (1 << 12) == 0, "SIGPIPE is ignored in the helper")
    }

    @Test("what is absent, no program, or ended by a signal is told")
    func failures() throws {
        let bench = try Bench()
        #expect(Helper("absent", environment: bench.environment) == nil)
        #expect(Helper("", environment: bench.environment) == nil)
        #expect(Helper("../bin/x", environment: bench.environment) == nil)
        try bench.write("no program", to: "bin/plain")
        #expect(Helper("plain", environment: bench.environment) == nil)
        #expect(Helper("bin", environment: ["PATH": bench.folder]) == nil, "a folder")
        #expect(Helper("sh", environment: ["PATH": "../../../../../../../../bin:."]) == nil, "a relative folder")
        try bench.program("killed", "kill -9 $$")
        #expect(try #require(Helper("killed", environment: bench.environment)).run([]).status == 137)
        try bench.write("#!/no/such/interpreter\n", to: "bin/odd")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bench.folder + "/bin/odd")
        let odd = try #require(Helper("odd", environment: bench.environment))
        #expect {
            try odd.run([])
        } throws: { error in
            (error as? HelperError)?.kind == .notStarted
        }
        try bench.program("sorry", "echo; printf 'no\\033[31m luck\\n' >&2; exit 1")
        #expect(throws: HelperError(.failed, name: "sorry", call: "sorry a b", reason: "no[31m luck")) {
            try #require(Helper("sorry", environment: bench.environment)).succeed(["a", "b", "c"])
        }
    }
}
