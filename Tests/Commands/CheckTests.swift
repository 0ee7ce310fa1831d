import Foundation
import JSON
import Testing

@testable import Commands

/// `aloud check` on recordings of people.
@Suite("check")
struct CheckTests {
    private static let packaged = "/usr/share/pocketsphinx/test/data"
    private static let speech = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/speech").path

    private func recordings(_ folder: String, _ ending: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        if names.isEmpty { print("SKIPPED: no recordings in \(folder)") }
        return names.filter { $0.hasSuffix(ending) }.sorted().map { folder + "/" + $0 }
    }

    /// A machine that has the models of this one.
    private func machine() throws -> Machine {
        let machine = try Machine()
        let variables = ProcessInfo.processInfo.environment
        let cache = variables["XDG_CACHE_HOME"] ?? (variables["HOME"] ?? "") + "/.cache"
        machine.environment["ALOUD_MODELS"] = cache + "/aloud/models"
        return machine
    }

    private func judged(_ machine: Machine, _ rows: [(recording: String, lang: String, text: String)]) throws
        -> [JSONValue]
    {
        try machine.write(rows.map { "\($0.recording)\t\($0.lang)\t\($0.text)\n" }.joined(), to: "manifest.tsv")
        let answer = try machine.run("check", "--json", "--manifest", machine.home + "/manifest.tsv")
        return try answer.output.map { try JSONValue(parsing: $0) }
    }

    @Test("the packaged phrase is right, every other packaged recording wrong")
    func packaged() throws {
        let machine = try machine()
        let text = ["check", "--lang", "en", "--text", "go forward ten meters"]
        let own = try machine.run(words: text + [Self.packaged + "/goforward.raw"])
        #expect(own.status == .done)
        #expect(own.output.first?.hasSuffix("goforward.raw: right") == true)
        let others =
            recordings(Self.packaged, ".raw").filter { !$0.hasSuffix("goforward.raw") }
            + recordings(Self.packaged + "/cards", ".wav") + recordings(Self.packaged + "/librivox", ".wav")
        #expect(others.count >= 12)
        for other in others {
            let answer = try machine.run(words: text + [other])
            #expect(answer.status == .wrong)
            #expect(answer.output.first == other + ": wrong")
        }
    }

    @Test(
        "a word replaced is named, and that word alone",
        arguments: [
            ("go forward seven meters", "seven"), ("stop forward ten meters", "stop"),
            ("go forward ten big meters", "big"),
        ]
    )
    func replaced(text: String, word: String) throws {
        let answer = try machine().run(
            "check",
            "--json",
            "--lang",
            "en",
            "--text",
            text,
            Self.packaged + "/goforward.raw"
        )
        #expect(answer.status == .wrong)
        let words = try JSONValue(parsing: try #require(answer.output.first))["words"]?.array ?? []
        #expect(words.filter { $0["verdict"]?.string != "right" }.map { $0["text"]?.string } == [word])
    }

    @Test("a word that sounds much like the one said is at least named as unclear")
    func alike() throws {
        let sound = Self.packaged + "/goforward.raw"
        for (text, word) in [
            ("go backward ten meters", "backward"), ("go forward ten miles", "miles"), ("go forward two meters", "two"),
        ] {
            let answer = try machine().run("check", "--lang", "en", "--text", text, sound)
            #expect(answer.output == [sound + ": almost", "“\(word)” was unclear."])
        }
    }

    @Test("a word that was said and does not stand in the text makes it wrong")
    func added() throws {
        let answer = try machine().run(
            "check",
            "--json",
            "--lang",
            "en",
            "--text",
            "go forward ten",
            Self.packaged + "/goforward.raw"
        )
        #expect(answer.status == .wrong)
        let verdict = try JSONValue(parsing: try #require(answer.output.first))
        #expect(verdict["extra"]?.array?.first?["after"] == .integer(2))
    }

    @Test("French sentences pass with their own texts alone")
    func french() throws {
        let sounds = recordings(Self.speech + "/fr-sentences", ".wav")
        let machine = try machine()
        guard let models = machine.environment["ALOUD_MODELS"], FileManager.default.fileExists(atPath: models + "/fr")
        else {
            print("SKIPPED: no French model (Scripts/models)")
            return
        }
        let texts = try sounds.map { try String(contentsOfFile: $0.dropLast(3) + "txt", encoding: .utf8) }
        let rows = sounds.flatMap { sound in texts.map { (sound, "fr", $0) } }
        let verdicts = try judged(machine, rows).map { ["right", "almost"].contains($0["verdict"]?.string) }
        for (index, passed) in verdicts.enumerated() {
            #expect(passed == (index / texts.count == index % texts.count), "\(rows[index])")
        }
        #expect(verdicts.count == sounds.count * sounds.count)
    }

    @Test("learners: nine in ten pass with their own texts, one crossed pair in twenty at most")
    func learners() throws {
        let folder = Self.speech + "/en-learners"
        let lines = ((try? String(contentsOfFile: folder + "/transcripts.tsv", encoding: .utf8)) ?? "").split(
            separator: "\n"
        )
        // Twenty, evenly drawn from all speakers.
        let clips = stride(from: 17, to: lines.count, by: 35).map { lines[$0].split(separator: "\t") }
        guard clips.count >= 20 else {
            print("SKIPPED: no \(folder)")
            return
        }
        let rows = clips.flatMap { one in clips.map { ("\(folder)/\(one[0]).flac", "en", String($0[1])) } }
        let passed = try judged(machine(), rows).map { ["right", "almost"].contains($0["verdict"]?.string) }
        #expect(passed.count == rows.count)
        let own = clips.indices.filter { passed[$0 * clips.count + $0] }.count
        let crossed = clips.indices.flatMap { one in
            clips.indices.filter { clips[one][1] != clips[$0][1] }.map { passed[one * clips.count + $0] }
        }
        #expect(own * 10 >= clips.count * 9)
        #expect(crossed.filter { $0 }.count * 20 <= crossed.count)
    }

    @Test(
        "a person's recording that was spoilt is told why it cannot be judged, and not called wrong",
        arguments: [
            ("narrow band", ["sinc", "-3400"], "telephone line"), ("clipped", ["gain", "40"], "too loud"),
            ("quiet", ["gain", "-60"], "too quiet"), ("short", ["trim", "1.2", "0.2"], "too short"),
            ("noise", [], "too much noise"),
        ]
    )
    func spoilt(reason: String, effect: [String], words: String) throws {
        guard FileManager.default.fileExists(atPath: "/usr/bin/sox") else {
            print("SKIPPED: there is no sox")
            return
        }
        let machine = try machine()
        let raw = ["-t", "raw", "-r", "16000", "-e", "signed", "-b", "16", "-c", "1"]
        for sound in [Self.packaged + "/goforward.raw", Self.packaged + "/numbers.raw"] {
            let spoilt = machine.home + "/spoilt.wav"
            let source = raw + [sound]
            if reason == "noise" {
                // As loud as the recording is on the average, whose pauses are half of it: speech 5 dB above the noise or less.
                let noise = machine.home + "/noise.wav"
                let made = try sox(["-R", "-n", "-r", "16000", "-b", "16", noise, "synth", "4", "whitenoise"])
                let level = try loudness(of: source) / loudness(of: [noise]) * 0.8
                #expect(made == 0)
                #expect(try sox(["-m", "-v", "1"] + source + ["-v", "\(level)", noise, spoilt]) == 0)
            } else {
                #expect(try sox(source + [spoilt] + effect) == 0)
            }
            let text = "go forward ten meters"
            let whole = try machine.run("check", "--json", "--lang", "en", "--text", text, sound)
            let sure = try JSONValue(parsing: try #require(whole.output.first))
            #expect(sure["reason"] == .null, "as it was recorded it can be judged")
            let answer = try machine.run("check", "--json", "--lang", "en", "--text", text, spoilt)
            #expect(answer.status == .wrong)
            let object = try JSONValue(parsing: try #require(answer.output.first))
            #expect(object["verdict"]?.string == "unheard")
            #expect(object["reason"]?.string == reason)
            #expect(object["words"]?.array?.isEmpty == true)
            let told = try machine.run("check", "--lang", "en", "--text", text, spoilt)
            #expect(told.output.count == 2 && told.output.last?.contains(words) == true, "\(told.output)")
        }
    }

    /// The status of sox.
    private func sox(_ words: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/sox")
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// The mean amplitude, as sox measures it.
    private func loudness(of source: [String]) throws -> Double {
        let process = Process()
        let report = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/sox")
        process.arguments = source + ["-n", "stat"]
        process.standardError = report
        try process.run()
        let text = String(decoding: try report.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        let line = text.split(separator: "\n").first { $0.hasPrefix("RMS     amplitude:") }
        return try #require(line?.split(separator: " ").last.flatMap { Double($0) })
    }

    @Test("with --hints single sounds are named beside the verdict, without it none is")
    func hints() throws {
        let folder = Self.speech + "/en-learners"
        let lines = ((try? String(contentsOfFile: folder + "/transcripts.tsv", encoding: .utf8)) ?? "").split(
            separator: "\n"
        )
        guard !lines.isEmpty else {
            print("SKIPPED: no \(folder)")
            return
        }
        let machine = try machine()
        let rows = lines.map { $0.split(separator: "\t") }.filter { (Int($0[3]) ?? 0) >= 16 }.prefix(120)
        try machine.write(rows.map { "\(folder)/\($0[0]).flac\ten\t\($0[1])\n" }.joined(), to: "adults.tsv")
        let manifest = ["check", "--json", "--manifest", machine.home + "/adults.tsv"]
        let counts = try machine.run(words: manifest + ["--hints"]).output
            .map { try JSONValue(parsing: $0)["hints"]?.array?.count ?? -1 }
        #expect(counts.count == rows.count)
        #expect(counts.allSatisfy { (0...2).contains($0) })
        #expect(counts.contains { $0 > 0 } && counts.filter { $0 > 0 }.count * 2 < counts.count)
        let without = try machine.run(words: manifest).output
            .map { try JSONValue(parsing: $0)["hints"]?.array?.count ?? -1 }
        #expect(without == counts.map { _ in 0 })
    }

    @Test("a recording that cannot be used is told in one line, the run goes on, and the status is 65")
    func unusable() throws {
        let machine = try machine()
        try machine.write("", to: "empty.wav")
        try machine.write("these are words", to: "text.wav")
        let whole = try Data(contentsOf: URL(filePath: Self.packaged + "/cards/001.wav"))
        try whole.prefix(3000).write(to: URL(filePath: machine.home + "/cut.wav"))
        let text = ["check", "--lang", "en", "--text", "go forward ten meters"]
        for (name, words) in [
            ("empty.wav", "holds no sound"), ("text.wav", "cannot be read as a recording"),
            ("cut.wav", "ends before its sound is complete"), ("none.wav", "There is no file"),
            ("", "is not a regular file"),
        ] {
            let path = machine.home + "/" + name
            let answer = try machine.run(words: text + [path, Self.packaged + "/goforward.raw"])
            #expect(answer.status == .badData, "\(name)")
            #expect(answer.said.count == 1 && answer.said.first?.contains(words) == true, "\(answer.said)")
            #expect(answer.said.first?.contains("line 1") == false, "there is no manifest")
            #expect(answer.output.first?.hasSuffix("goforward.raw: right") == true)
        }
    }

    @Test("manifest lines that cannot be used stand in their place, with their number")
    func manifest() throws {
        let machine = try machine()
        let sound = Self.packaged + "/goforward.raw"
        try machine.write("\(sound)\ten\tgo forward ten meters\r\nonly one column\n\(sound)\txx\thello\n", to: "m.tsv")
        let answer = try machine.run("check", "--json", "--manifest", machine.home + "/m.tsv")
        #expect(answer.status == .badData)
        let objects = try answer.output.map { try JSONValue(parsing: $0) }
        #expect(objects.count == 3)
        #expect(objects.first?["verdict"]?.string == "right")
        #expect(objects.dropFirst().allSatisfy { $0["error"]?.string != nil })
        #expect(objects.compactMap { $0["line"] } == [.integer(2), .integer(3)])
    }

    @Test("slips of the command line are status 64", arguments: ["", "🙂", "?!"])
    func usage(text: String) throws {
        let sound = Self.packaged + "/goforward.raw"
        let answer = try machine().run("check", "--lang", "en", "--text", text, sound)
        #expect(answer.status == .usage)
        #expect(answer.said.count == 1)
        #expect(try machine().run("check", "--lang", "xx", "--text", "hello", sound).status == .usage)
        #expect(try machine().run("check", "--lang", "en", sound).status == .usage)
    }

    @Test("a language without a model is unavailable, and says how to get one")
    func noModel() throws {
        let answer = try machine().run(
            "check",
            "--lang",
            "es",
            "--text",
            "la casa",
            Self.packaged + "/goforward.raw"
        )
        #expect(answer.status == .unavailable)
        #expect(answer.said.count == 1 && answer.said.first?.contains("doctor") == true)
    }

    /// A machine with the dictionary of this one and the Mandarin model; nil where one of them is missing.
    private func chinese() throws -> Machine? {
        let model = Self.speech + "/../models/cmn-tdt-sc-8k"
        guard FetchedDictionary.isThere, FileManager.default.fileExists(atPath: model) else {
            print("SKIPPED: no Mandarin model or dictionary")
            return nil
        }
        let machine = try FetchedDictionary.machine()
        let added = try machine.run("models", "add", model, "--lang", "cmn")
        #expect(added.status == .done)
        return machine
    }

    private func syllables(_ line: JSONValue?) -> [JSONValue] {
        (line?["words"]?.array ?? []).flatMap { $0["syllables"]?.array ?? [] }
    }

    @Test("the tones of words by a speaker are those of the dictionary after sandhi")
    func tones() throws {
        guard let machine = try chinese() else { return }
        let paths = recordings(Self.speech + "/cmn-words", ".mp3").prefix(60)
        let rows = paths.map { path in
            let name = String(path.split(separator: "/").last?.dropLast(4) ?? "")
            return (recording: path, lang: "cmn", text: name)
        }
        let lines = try judged(machine, rows)
        guard let journey = rows.firstIndex(where: { $0.text == "一路顺风" }) else { return }
        let said = syllables(lines[journey])
        #expect(said.map { $0["text"]?.string } == ["yī", "lù", "shùn", "fēng"])
        #expect(said.map { $0["tone"]?.integer } == [2, 4, 4, 1])
        let full = lines.flatMap { syllables($0) }.filter { ($0["tone"]?.integer ?? 5) < 5 }
        #expect(full.count > 90)
        let right = full.count { $0["heard"]?.integer == $0["tone"]?.integer }
        #expect(Double(right) / Double(full.count) > 0.75, "\(right) of \(full.count)")
        for syllable in full {
            let score = syllable["score"]?.double ?? -1
            #expect((0...1).contains(score))
        }
    }

    @Test("a word with another tone is almost right, and the tone is named")
    func wrongTone() throws {
        guard let machine = try chinese() else { return }
        // 中心 zhōngxīn, held against 重心 zhòngxīn.
        let sound = Self.speech + "/cmn-words/中心.mp3"
        let right = try machine.run("check", "--lang", "cmn", "--text", "中心", sound)
        #expect(right.status == .done && right.output == [sound + ": right"])
        let wrong = try machine.run("check", "--lang", "cmn", "--text", "重心", sound)
        #expect(wrong.status == .done && wrong.output.first == sound + ": almost")
        #expect(wrong.output.last?.contains("The tone of “zhòng” was off: you said the first") == true)
    }

    @Test("a recording's name commands no terminal")
    func controlCharacters() throws {
        let answer = try machine().run("check", "--lang", "en", "--text", "hi", "/no/\u{1B}[31mred.wav")
        #expect(answer.status == .badData)
        let told = answer.said.joined(separator: "\n")
        #expect(told.contains("␛[31mred.wav") && !told.contains("\u{1B}"))
    }
}
