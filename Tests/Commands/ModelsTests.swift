import Foundation
import JSON
import Testing

@testable import Commands

@Suite("aloud models")
struct ModelsTests {
    private static let shared = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/models").path

    private static func spanish() -> String? {
        let path = shared + "/es-cmusphinx-5.2"
        if FileManager.default.fileExists(atPath: path + "/mdef") { return path }
        print("SKIPPED: no Spanish model in \(shared)")
        return nil
    }

    private func shell(_ line: String, in folder: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "cd '\(folder)' && \(line)"]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(line)")
    }

    private func spanishModel(_ machine: Machine) throws -> String? {
        let lines = try machine.run("models", "--json").output.map { try JSONValue(parsing: $0) }
        #expect(lines.map { $0["lang"]?.string } == ["en", "fr", "es", "de", "it", "pt", "cmn"])
        return lines[2]["model"]?.string
    }

    @Test("a model is brought as a folder or an archive, checked and tried, and removed")
    func bring() throws {
        guard let spanish = Self.spanish() else { return }
        let machine = try Machine()
        #expect(try spanishModel(machine) == nil)
        #expect(try machine.run("models", "add", spanish, "--name", "own").status == .usage, "the language is not said")
        #expect(try machine.run("models", "add", spanish).status == .done)
        #expect(try spanishModel(machine) == "es-cmusphinx-5.2")
        #expect(try machine.run("models", "add", spanish).status == .usage, "the name is taken")
        #expect(try machine.run("models", "remove", "es-cmusphinx-5.2").status == .done)
        #expect(try machine.run("models", "remove", "es-cmusphinx-5.2").status == .wrong)
        #expect(try spanishModel(machine) == nil)
        try shell("tar czf es.tgz -C '\(Self.shared)' es-cmusphinx-5.2", in: machine.home)
        try shell("mkdir m && tar xf es.tgz -C m && mkdir m/es-cmusphinx-5.2/LICENSES", in: machine.home)
        #expect(
            try machine.run("models", "add", machine.home + "/m/es-cmusphinx-5.2").status == .done,
            "a folder of licences does no harm"
        )
        #expect(try machine.run("models", "remove", "es-cmusphinx-5.2").status == .done)
        #expect(try machine.run("models", "add", machine.home + "/es.tgz").status == .done)
        #expect(try spanishModel(machine) == "es")
    }

    @Test("what is incomplete, damaged or unsafe is refused with one line, and nothing is left of it")
    func refused() throws {
        guard let spanish = Self.spanish() else { return }
        let machine = try Machine()
        try shell("cp -rL '\(spanish)' m && chmod -R u+w m", in: machine.home)
        func refuses(_ source: String, _ words: String, status: Commands.ExitStatus = .badData, line: Int = #line)
            throws
        {
            let answer = try machine.run("models", "add", machine.home + "/" + source, "--lang", "es", "--name", "x")
            #expect(answer.status == status, "\(source), line \(line)")
            #expect(answer.said.count == 1 && answer.said.first?.contains(words) == true, "\(answer.said)")
        }
        try shell("mv m/mdef mdef", in: machine.home)
        try refuses("m", "m/mdef")
        try shell("head -c 5000 mdef > m/mdef", in: machine.home)
        try refuses("m", "mdef")
        try shell("cp mdef m/mdef && mv m/es.dict . && printf 'hola XX YY\\n' > m/es.dict", in: machine.home)
        try refuses("m", "XX")
        try shell(
            "cp es.dict m/ && ln -s /etc/passwd m/LICENSE2 && tar cf link.tar m && rm m/LICENSE2",
            in: machine.home
        )
        try refuses("link.tar", "LICENSE2")
        try shell("mkdir in && cd in && tar cPf ../dots.tar ../m/noisedict", in: machine.home)
        try refuses("dots.tar", "../m/noisedict")
        try shell("tar cPf root.tar /etc/passwd", in: machine.home)
        try refuses("root.tar", "/etc/passwd")
        try shell("echo hello > text.tar", in: machine.home)
        try refuses("text.tar", "text.tar")
        try refuses("missing", "missing", status: .noInput)
        let folder = machine.home + "/.local/share/aloud/models"
        #expect((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] == [])
        for name in ["../x", ".x", "a/b", "", "ü"] {
            #expect(
                try machine.run("models", "add", machine.home + "/m", "--lang", "es", "--name", name).status == .usage
            )
            // No name at all is a slip on the command line.
            #expect(try machine.run("models", "remove", name).status == (name.isEmpty ? .usage : .wrong))
        }
    }
}
