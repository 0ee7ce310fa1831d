import Foundation
import Testing
import Waveforms

@testable import Audio

/// Reading and writing sound files through libsndfile and libsamplerate.
@Suite struct SoundFileTests {
    let folder = Folder()

    @Test(arguments: ["wav", "flac", "aiff", "au", "caf", "raw"])
    func losslessFormatsKeepEverySample(_ ending: String) throws {
        let sound = tone(440, seconds: 0.5)
        let path = folder.path("sound." + ending)
        try writeSoundFile(sound, to: path)
        #expect(try readSoundFile(path) == sound)
    }

    @Test func extremesSurvive() throws {
        let sound = Waveform(samples: [0, 1, -1, .max, .min, 12_345, -12_345])
        let path = folder.path("extremes.wav")
        try writeSoundFile(sound, to: path)
        #expect(try readSoundFile(path) == sound)
    }

    @Test(arguments: ["ogg", "mp3", "opus"])
    func lossyFormatsKeepTheTone(_ ending: String) throws {
        let path = folder.path("sound." + ending)
        try writeSoundFile(tone(440, seconds: 1), to: path)
        let sound = try readSoundFile(path)
        #expect(sound.rate == 16_000)
        #expect(abs(sound.seconds - 1) < 0.15)
        #expect(strength(of: 440, in: sound) > 0.9)
    }

    @Test(arguments: [8_000, 11_025, 22_050, 44_100, 48_000, 96_000])
    func anyRateBecomesTheJudgedOne(_ rate: Int) throws {
        let path = folder.path("sound.wav")
        try writeSoundFile(tone(1_000, seconds: 1, rate: rate), to: path)
        let sound = try readSoundFile(path)
        #expect(sound.rate == 16_000)
        #expect(abs(sound.samples.count - 16_000) <= 2)
        #expect(strength(of: 1_000, in: sound) > 0.99)
        #expect(try readSoundFile(path, rate: nil).rate == rate)
    }

    @Test func whatLiesAboveTheNewRateDoesNotFoldBack() throws {
        let path = folder.path("high.wav")
        try writeSoundFile(tone(9_000, seconds: 1, rate: 44_100), to: path)
        let sound = try readSoundFile(path)
        let loudest = sound.samples[1_000..<15_000].map { abs(Int($0)) }.max() ?? 0
        #expect(loudest < 10)
    }

    @Test(arguments: 1...8)
    func channelsAreAveraged(_ channels: Int) throws {
        let path = folder.path("many.wav")
        try run(
            "sox",
            "-n",
            "-r",
            "16000",
            "-c",
            "\(channels)",
            "-b",
            "16",
            path,
            "synth",
            "0.5",
            "sine",
            "440",
            "vol",
            "0.5"
        )
        let sound = try readSoundFile(path)
        #expect(sound.samples.count == 8_000)
        #expect(abs(peak(sound) - 16_384) < 200)
    }

    @Test func oppositeChannelsCancel() throws {
        let path = folder.path("opposite.wav")
        try run(
            "sox",
            "-n",
            "-r",
            "16000",
            "-c",
            "1",
            "-b",
            "16",
            folder.path("one.wav"),
            "synth",
            "0.5",
            "sine",
            "440",
            "vol",
            "0.5"
        )
        try run("sox", "-M", folder.path("one.wav"), "-v", "-1", folder.path("one.wav"), path)
        #expect(peak(try readSoundFile(path)) <= 1)
    }

    @Test func eightBitAndFloatAndLawFilesAreRead() throws {
        for (ending, options) in [
            ("wav", ["-b", "8"]), ("wav", ["-e", "float", "-b", "32"]), ("wav", ["-b", "24"]),
            ("wav", ["-e", "a-law"]), ("wav", ["-e", "ima-adpcm"]),
        ] {
            let path = folder.path("coded." + ending)
            try run(
                "sox",
                ["-n", "-r", "16000", "-c", "1"] + options + [path, "synth", "1", "sine", "440", "vol", "0.5"]
            )
            let sound = try readSoundFile(path)
            #expect(abs(sound.seconds - 1) < 0.05)
            #expect(strength(of: 440, in: sound) > 0.98, "\(options)")
        }
    }

    // MARK: What cannot be read

    @Test func absentFileIsNotFound() {
        #expect(kind { try readSoundFile(folder.path("absent.wav")) } == .notFound)
        #expect(kind { try readSoundFile("") } == .notFound)
        #expect(kind { try readSoundFile("a\0b.wav") } == .notFound)
    }

    @Test func directoryPipeAndDeviceAreRefusedAtOnce() throws {
        let pipe = folder.path("pipe.wav")
        #expect(mkfifo(pipe, 0o600) == 0)
        try FileManager.default.createSymbolicLink(atPath: folder.path("zero.wav"), withDestinationPath: "/dev/zero")
        for path in [folder.path(""), pipe, folder.path("zero.wav"), "/dev/null", "/dev/zero"] {
            #expect(kind { try readSoundFile(path) } == .notAFile, "\(path)")
        }
    }

    @Test func dashIsAFileOfThatName() {
        #expect(kind { try readSoundFile("-") } == .notFound)
    }

    @Test(arguments: ["wav", "flac", "mp3", "raw"])
    func zeroBytesAreEmpty(_ ending: String) throws {
        let path = folder.path("zero." + ending)
        try Data().write(to: URL(fileURLWithPath: path))
        #expect(kind { try readSoundFile(path) } == .empty)
    }

    @Test func headerWithoutSoundIsEmpty() throws {
        let path = folder.path("header.wav")
        try writeSoundFile(Waveform(samples: []), to: path)
        #expect(kind { try readSoundFile(path) } == .empty)
    }

    @Test(arguments: ["wav", "flac", "mp3", "ogg", "au"])
    func textIsUnreadableAndTheReasonIsTheLibrarys(_ ending: String) throws {
        let path = folder.path("text." + ending)
        try Data(String(repeating: "这不是声音。Not a sound.\n", count: 100).utf8).write(to: URL(fileURLWithPath: path))
        let error = problem { try readSoundFile(path) }
        #expect(error?.kind == .unreadable)
        #expect(error?.call == "sf_open_fd")
        #expect(error?.reason.contains("not") == true, "\(error?.reason ?? "")")
        #expect(error?.name == path)
    }

    @Test(arguments: ["wav", "flac", "aiff", "au"])
    func cutFilesAreTruncated(_ ending: String) throws {
        let path = folder.path("cut." + ending)
        try writeSoundFile(noise(seconds: 2), to: path)
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        for share in [0.2, 0.5, 0.9] {
            try whole.prefix(Int(Double(whole.count) * share)).write(to: URL(fileURLWithPath: path))
            #expect(kind { try readSoundFile(path) } == .truncated, "\(share)")
        }
    }

    @Test(arguments: ["wav", "flac", "mp3", "ogg", "aiff"])
    func everyCutIsAnErrorOrASound(_ ending: String) throws {
        let path = folder.path("cut." + ending)
        try writeSoundFile(noise(seconds: 0.3), to: path)
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        for length in stride(from: 1, to: whole.count, by: max(1, whole.count / 97)) {
            try whole.prefix(length).write(to: URL(fileURLWithPath: path))
            do throws(AudioError) {
                #expect(try readSoundFile(path).samples.isEmpty == false)
            } catch {
                #expect([.unreadable, .truncated, .empty].contains(error.kind), "\(length): \(error)")
            }
        }
    }

    @Test func oddRawIsTruncated() throws {
        let path = folder.path("odd.raw")
        try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path))
        #expect(kind { try readSoundFile(path) } == .truncated)
    }

    @Test func streamedHeaderOfUnknownLengthIsRead() throws {
        let sound = tone(440, seconds: 0.5)
        let path = folder.path("stream.wav")
        try writeSoundFile(sound, to: path)
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        bytes.replaceSubrange(40..<44, with: [0xFF, 0xFF, 0xFF, 0xFF])
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(try readSoundFile(path) == sound)
    }

    @Test func longFilesAreRefused() throws {
        let path = folder.path("long.raw")
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try handle.truncate(atOffset: 16_000 * 2 * 3_600 * 5)
        try handle.close()
        let error = problem { try readSoundFile(path) }
        #expect(error?.kind == .tooLong)
        #expect(error?.reason == "18000 s > 600 s")

        let wave = folder.path("long.wav")
        try writeSoundFile(tone(440, seconds: 3), to: wave)
        #expect(kind { try readSoundFile(wave, longest: 2.9) } == .tooLong)
        #expect(kind { try readSoundFile(wave, longest: 3) } == nil)
        #expect(kind { try readSoundFile(wave, longest: -.infinity) } == .tooLong)
        #expect(kind { try readSoundFile(wave, longest: .nan) } == .tooLong)
    }

    // MARK: What cannot be written

    @Test func unknownEndingIsNoFormat() {
        #expect(kind { try writeSoundFile(noise(seconds: 0.1), to: folder.path("sound.doc")) } == .format)
        #expect(kind { try writeSoundFile(noise(seconds: 0.1), to: folder.path("sound")) } == .format)
        #expect(FileManager.default.fileExists(atPath: folder.path("sound.doc")) == false)
    }

    @Test func impossibleRateIsAFormat() {
        let path = folder.path("sound.mp3")
        #expect(kind { try writeSoundFile(Waveform(samples: [1, 2], rate: 1_000_000), to: path) } != nil)
        #expect(kind { try readSoundFile(path, rate: 0) } != nil)
    }

    @Test func placesThatCannotBeWritten() throws {
        let sound = noise(seconds: 0.1)
        #expect(kind { try writeSoundFile(sound, to: folder.path("absent/sound.wav")) } == .cannotWrite)
        try FileManager.default.createDirectory(atPath: folder.path("d.wav"), withIntermediateDirectories: true)
        #expect(kind { try writeSoundFile(sound, to: folder.path("d.wav")) } == .cannotWrite)
        try FileManager.default.createSymbolicLink(atPath: folder.path("full.wav"), withDestinationPath: "/dev/full")
        #expect(kind { try writeSoundFile(sound, to: folder.path("full.wav")) } == .cannotWrite)
    }
}
