import Foundation
import Testing

@testable import Audio

/// Libraries print on standard error by themselves; the screen is ours.
@Suite(.serialized) struct ChatterTests {
    let folder = Folder()

    /// What is written to standard error meanwhile; it is passed on afterwards, for other tests write there too.
    func chatter(_ body: () throws -> Void) throws -> String {
        let path = folder.path("stderr")
        let file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        let screen = dup(STDERR_FILENO)
        dup2(file, STDERR_FILENO)
        defer {
            close(file)
            close(screen)
        }
        do {
            try body()
        } catch {
            dup2(screen, STDERR_FILENO)
            throw error
        }
        fflush(nil)
        dup2(screen, STDERR_FILENO)
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        FileHandle.standardError.write(Data(text.utf8))
        return text
    }

    @Test func absentDevicesAreQuiet() throws {
        _ = TestCard.configured
        let text = try chatter {
            _ = problem { try Microphone(.device("no-such-card")).start { _ in } }
            _ = problem { try Loudspeaker(.device("hw:77")).play(WaveformSource(tone(440, seconds: 0.1))) }
        }
        #expect(!text.contains("ALSA") && !text.contains("server"), "\(text)")
    }

    @Test func damagedMusicIsQuiet() throws {
        let path = folder.path("sound.mp3")
        try run("ffmpeg", "-y", "-f", "lavfi", "-i", "sine=440:d=3", path)
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        var spoilt = whole
        for index in spoilt.indices.dropFirst(3_000).prefix(2_000) {
            spoilt[index] = UInt8(truncatingIfNeeded: index * 7)
        }
        for data in [whole.prefix(whole.count / 2), whole.prefix(500), spoilt, whole + whole] {
            try data.write(to: URL(fileURLWithPath: path))
            let text = try chatter { _ = problem { try readSoundFile(path) } }
            for word in ["mpg123", "Warning", "Note:", "error:"] { #expect(!text.contains(word), "\(text)") }
        }
    }

    @Test func cutMusicIsTruncated() throws {
        let path = folder.path("sound.mp3")
        try run("ffmpeg", "-y", "-f", "lavfi", "-i", "sine=440:d=3", path)
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(abs(try readSoundFile(path).seconds - 3) < 0.1)
        try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: path))
        #expect(kind { try readSoundFile(path) } == .truncated)
    }

    @Test func musicWithoutItsLengthIsReadWhole() throws {
        let path = folder.path("sound.mp3")
        try run(
            "ffmpeg",
            "-y",
            "-f",
            "lavfi",
            "-i",
            "sine=440:d=4",
            "-f",
            "lavfi",
            "-i",
            "anoisesrc=d=4",
            "-filter_complex",
            "[0][1]concat=n=2:v=0:a=1",
            "-write_xing",
            "0",
            "-q:a",
            "4",
            path
        )
        #expect(abs(try readSoundFile(path).seconds - 8) < 0.1)
    }

    @Test func junkBeforeAndBehindMusicIsPassedOver() throws {
        let path = folder.path("sound.mp3")
        try run("ffmpeg", "-y", "-f", "lavfi", "-i", "sine=440:d=2", path)
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        try (whole + Data((0..<3_000).map { UInt8(truncatingIfNeeded: $0 * 31) })).write(to: URL(fileURLWithPath: path))
        #expect(abs(try readSoundFile(path).seconds - 2) < 0.1)
    }
}
