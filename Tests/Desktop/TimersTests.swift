import Foundation
import Testing

@testable import Desktop

@Suite("Timers")
struct TimersTests {
    private let job = HourlyJob(
        "aloud-remind",
        command: ["/opt/a b/aloud", "remind", "--profile", "it's 100% $HOME \"你\""],
        variables: ["LANG": "zh_CN.UTF-8"]
    )

    private func timers(_ bench: Bench) -> Timers {
        Timers(environment: bench.environment, unitFolder: bench.folder + "/config/systemd/user")
    }

    @Test("systemd: two units, started; again changes nothing; removed without a trace")
    func systemd() throws {
        let bench = try Bench()
        try bench.recorder("systemctl")
        #expect(try timers(bench).install(job) == .systemd)
        let service = try #require(bench.text("config/systemd/user/aloud-remind.service"))
        #expect(
            service.contains(
                #"ExecStart="/opt/a b/aloud" "remind" "--profile" "it's 100%% $$HOME \"你\"""# + "\n"
            )
        )
        #expect(service.contains("Environment=\"LANG=zh_CN.UTF-8\"\n") && service.contains("Type=oneshot\n"))
        let timer = try #require(bench.text("config/systemd/user/aloud-remind.timer"))
        #expect(timer.contains("OnCalendar=hourly\nPersistent=true\n") && timer.contains("WantedBy=timers.target\n"))
        #expect(bench.text("systemctl.words")?.hasSuffix("[--user]\n[enable]\n[--now]\n[aloud-remind.timer]\n") == true)

        #expect(try timers(bench).install(job) == .systemd)
        #expect(bench.text("config/systemd/user/aloud-remind.service") == service)
        let files = try FileManager.default.contentsOfDirectory(atPath: bench.folder + "/config/systemd/user")
        #expect(files.sorted() == ["aloud-remind.service", "aloud-remind.timer"])

        #expect(try timers(bench).uninstall(job) == [.systemd])
        #expect(bench.text("systemctl.words")?.contains("[disable]\n[--now]\n[aloud-remind.timer]\n") == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: bench.folder + "/config/systemd/user").isEmpty)
        #expect(try timers(bench).uninstall(job) == [])
    }

    @Test("systemd itself finds no fault with the units")
    func verified() throws {
        let analyze = "/usr/bin/systemd-analyze"
        guard FileManager.default.isExecutableFile(atPath: analyze) else {
            print("SKIPPED: no systemd-analyze here to look at the units")
            return
        }
        let bench = try Bench()
        try bench.recorder("systemctl")
        let job = HourlyJob("aloud-remind", command: ["/bin/echo", "50% $X"], variables: ["LANG": "C"])
        #expect(try timers(bench).install(job) == .systemd)
        let helper = try #require(Helper("systemd-analyze", environment: ["PATH": "/usr/bin", "HOME": bench.folder]))
        let units = bench.folder + "/config/systemd/user/"
        let end = try helper.run(
            ["verify", "--man=no", units + "aloud-remind.service", units + "aloud-remind.timer"],
            seconds: 20
        )
        let words = String(decoding: end.messages, as: UTF8.self)
        #expect(!words.contains("aloud-remind"), "\(words)")
    }

    @Test("cron: one marked line, the rest untouched to the byte")
    func cron() throws {
        let bench = try Bench()
        try bench.crontab()
        let others = "# my table\nMAILTO=me\n\n5 4 * * * /bin/true # aloud-remind-not\n# 0 * * * * old # aloud-remind\n"
        try bench.write(others, to: "table")
        #expect(try timers(bench).install(job) == .cron)
        let line =
            #"0 * * * * LANG='zh_CN.UTF-8' '/opt/a b/aloud' 'remind' '--profile' 'it'\''s 100\% $HOME "你"' # aloud-remind"#
        #expect(bench.text("table") == others + line + "\n")
        #expect(try timers(bench).install(job) == .cron)
        #expect(bench.text("table") == others + line + "\n")
        #expect(bench.text("writes") == "x\n", "what is already so is not written")

        let moved = HourlyJob("aloud-remind", command: ["/usr/bin/aloud", "remind"])
        try bench.write(line + "\n" + others, to: "table")
        #expect(try timers(bench).install(moved) == .cron)
        #expect(bench.text("table") == "0 * * * * '/usr/bin/aloud' 'remind' # aloud-remind\n" + others)
        #expect(try timers(bench).uninstall(job) == [.cron])
        #expect(bench.text("table") == others)
        #expect(try timers(bench).uninstall(job) == [])
    }

    @Test("cron: the shell reads back what was written")
    func shell() throws {
        let line = CronTable.line(HourlyJob("x", command: ["/usr/bin/printf", "[%s]", "it's 100% $HOME \"你\""]))
        // As cron hands it to the shell: without its hours, and its per cent signs bare.
        let command = line.dropFirst("0 * * * * ".count).replacingOccurrences(of: "\\%", with: "%")
        let shell = try #require(Helper("sh", environment: ["PATH": "/bin:/usr/bin"]))
        let end = try shell.run(["-c", command])
        #expect(String(decoding: end.output, as: UTF8.self) == "[it's 100% $HOME \"你\"]")
    }

    @Test("an empty table goes away with the line, bytes that are no text stay")
    func tables() throws {
        let bench = try Bench()
        try bench.crontab()
        #expect(try timers(bench).install(job) == .cron)
        #expect(try timers(bench).uninstall(job) == [.cron])
        #expect(bench.text("table") == nil)
        let bytes = Data([0x23, 0xFF, 0xC3, 0x0A])
        try bytes.write(to: URL(filePath: bench.folder + "/table"))
        #expect(try timers(bench).install(job) == .cron)
        #expect(try timers(bench).uninstall(job) == [.cron])
        #expect(try Data(contentsOf: URL(filePath: bench.folder + "/table")) == bytes)
    }

    @Test("a table that cannot be read is not written over")
    func unreadable() throws {
        let bench = try Bench()
        try bench.recorder("crontab", then: "echo 'you are not allowed to use this program' >&2; exit 1")
        let error = HelperError(
            .failed,
            name: "crontab",
            call: "crontab -l",
            reason: "you are not allowed to use this program"
        )
        #expect(throws: Timers.Refusal.helper(error)) { try timers(bench).install(job) }
        #expect(bench.text("crontab.words") == "[-l]\n")
    }

    @Test("systemd that does not answer leaves it to cron; nobody at all is told")
    func nobody() throws {
        let bench = try Bench()
        try bench.recorder("systemctl", then: "echo 'Failed to connect to bus' >&2; exit 1")
        #expect(throws: Timers.Refusal.nobody) { try timers(bench).install(job) }
        #expect(try timers(bench).uninstall(job) == [])
        try bench.crontab()
        #expect(try timers(bench).install(job) == .cron)
        let broken = HourlyJob("aloud-remind", command: ["/a\nb"])
        #expect(throws: Timers.Refusal.unwritable) { try timers(bench).install(broken) }
    }

    @Test("every learner's timer has a name of its own that systemd takes")
    func names() {
        #expect(HourlyJob("aloud-remind", owner: "Ann", command: []).name == "aloud-remind-Ann")
        #expect(HourlyJob("aloud-remind", owner: "a_b-c", command: []).name == "aloud-remind-a_5fb_2dc")
        #expect(HourlyJob("aloud-remind", owner: "你", command: []).name == "aloud-remind-_e4_bd_a0")
    }
}
