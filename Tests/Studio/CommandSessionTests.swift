import Coaching
import Exercises
import Foundation
import Orthography
import Phonetics
import Recognition
import Studio
import Testing

/// The ear between takes, with the real model; the numbers are Debian's packaged prompts.
@Suite("The ear open for commands", .serialized)
struct CommandSessionTests {
    private let choices = SpokenChoices(
        language: .english,
        forms: CommandWords.forms(in: .english) ?? [:]
    )

    /// A packaged number between silences; nil, said loudly, where it or ffmpeg is missing.
    private func number(_ number: Int) throws -> String? {
        let file = "/usr/share/asterisk/sounds/en_US_f_Allison/digits/\(number).g722"
        guard StudioFixture.isThere, FileManager.default.fileExists(atPath: file),
            FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg")
        else {
            print("SKIPPED: asterisk-core-sounds-en-g722 or ffmpeg is not there")
            return nil
        }
        let path = NSTemporaryDirectory() + "aloud-said-\(UUID().uuidString).wav"
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/ffmpeg")
        process.arguments = [
            "-v", "error", "-f", "g722", "-i", file, "-af", "adelay=700,apad=pad_dur=0.7", "-ar", "16000", path,
        ]
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return path
    }

    private func command(_ inbox: Inbox, _ tag: CueTag) -> SpokenCommand? {
        let news = StudioFixture.wait(inbox) { news in
            switch news {
            case .commanded, .unsure: true
            case .played(tag): true
            default: false
            }
        }
        if case .commanded(let command, tag)? = news { return command }
        return nil
    }

    @Test("a number that is said is understood; a sentence is no command")
    func understood() throws {
        guard let three = try number(3) else { return }
        defer { try? FileManager.default.removeItem(atPath: three) }
        let inbox = Inbox()
        let ear = StudioFixture.ear([three, StudioFixture.words], inbox)
        ear.hearken(to: choices, as: CueTag(1))
        #expect(command(inbox, CueTag(1)) == .number(3))
        ear.rest()
        let other = StudioFixture.ear([StudioFixture.words], inbox, holdsSilence: true)
        other.hearken(to: choices, as: CueTag(2))
        #expect(StudioFixture.wait(inbox) { $0 == .played(CueTag(2)) } != nil)
        other.pass(seconds: 2)
        #expect(command(inbox, CueTag(2)) == nil)
        other.rest()
    }

    @Test("what sounds while it is closed, as when the program speaks, is never heard")
    func closed() throws {
        guard let two = try number(2) else { return }
        defer { try? FileManager.default.removeItem(atPath: two) }
        let inbox = Inbox()
        let ear = StudioFixture.ear([two], inbox, holdsSilence: true)
        ear.hearken(to: choices, as: CueTag(1))
        // The program begins to speak at once, and the command falls into its speech.
        ear.rest()
        ear.hearken(to: choices, as: CueTag(2))
        ear.pass(seconds: 2)
        usleep(500_000)
        let heard = inbox.take().contains { if case .commanded(_, CueTag(1)) = $0 { true } else { false } }
        #expect(!heard)
        ear.rest()
    }

    @Test("a command said instead of the phrase is the command; the phrase itself is never one")
    func insteadOfThePhrase() throws {
        guard let four = try number(4) else { return }
        defer { try? FileManager.default.removeItem(atPath: four) }
        let inbox = Inbox()
        let ear = StudioFixture.ear([four, four], inbox)
        ear.listen(for: .verdict(StudioFixture.prompt), or: choices, as: CueTag(1))
        let first = StudioFixture.wait(inbox) { news in
            switch news {
            case .commanded, .event(.heard), .event(.unheard), .event(.failed): true
            default: false
            }
        }
        #expect(first == .commanded(.number(4), CueTag(1)))
        ear.listen(for: .verdict(Prompt("four", in: .english)), or: choices, as: CueTag(2))
        #expect(StudioFixture.outcome(StudioFixture.ending(inbox)) == .right)
    }
}
