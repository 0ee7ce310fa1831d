import Foundation

/// Words joined from people's single letters, for sessions in which a word is spelled: `$SPELLED/VOICE/WORD.wav`.
///
/// Nobody's spelling of whole words is at hand. The voices are those of Debian's klettres-data and of its packaged English
/// prompts (asterisk-core-sounds-en-g722); a fifth of a second stands between two letters.
enum SpelledRecordings {
    static let voices: [String: @Sendable (Character) -> String] = [
        "klettres": { "/usr/share/klettres/en/alpha/\($0.uppercased()).ogg" },
        "packaged": { "/usr/share/asterisk/sounds/en_US_f_Allison/letters/\($0).g722" },
    ]

    static let folder = Program.ownHome + "-spelled"

    /// Makes the recordings that a session names; answers what is missing on this machine.
    static func make(for session: String) throws -> String? {
        for part in session.components(separatedBy: "$SPELLED/").dropFirst() {
            let name = part.prefix { !$0.isWhitespace }
            let parts = name.split(separator: "/")
            guard parts.count == 2, let letters = voices[String(parts[0])], parts[1].hasSuffix(".wav") else { continue }
            let path = folder + "/" + name
            if FileManager.default.fileExists(atPath: path) { continue }
            var samples = [Int16](repeating: 0, count: 4_800)
            for letter in parts[1].dropLast(4) {
                let file = letters(letter)
                guard FileManager.default.fileExists(atPath: file) else { return file }
                guard let clip = try decoded(file) else { return "ffmpeg" }
                samples += speech(clip) + [Int16](repeating: 0, count: 3_200)
            }
            try FileManager.default.createDirectory(atPath: folder + "/" + parts[0], withIntermediateDirectories: true)
            try wave(samples).write(to: URL(filePath: path))
        }
        return nil
    }

    /// 16 kHz mono; nil where there is no ffmpeg.
    static func decoded(_ file: String) throws -> [Int16]? {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg") else { return nil }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/ffmpeg")
        let source = file.hasSuffix(".g722") ? ["-f", "g722"] : []
        process.arguments = ["-v", "error"] + source + ["-i", file, "-ar", "16000", "-ac", "1", "-f", "s16le", "-"]
        let output = Pipe()
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return data.withUnsafeBytes { bytes in
            (0..<bytes.count / 2).map {
                Int16(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 2, as: Int16.self))
            }
        }
    }

    /// The speech alone, with a twentieth of a second on either side.
    private static func speech(_ clip: [Int16]) -> ArraySlice<Int16> {
        let peak = clip.map { abs(Int($0)) }.max() ?? 0
        let first = clip.firstIndex { abs(Int($0)) > peak / 40 } ?? 0
        let last = clip.lastIndex { abs(Int($0)) > peak / 40 } ?? 0
        return clip[max(0, first - 800)..<min(clip.count, last + 800)]
    }

    static func wave(_ samples: [Int16]) -> Data {
        var data = Data("RIFF".utf8)
        func word(_ value: Int) { withUnsafeBytes(of: UInt32(value).littleEndian) { data.append(contentsOf: $0) } }
        func half(_ value: Int) { withUnsafeBytes(of: UInt16(value).littleEndian) { data.append(contentsOf: $0) } }
        word(36 + samples.count * 2)
        data.append(Data("WAVEfmt ".utf8))
        for value in [16, -1, -1, 16_000, 32_000] { if value < 0 { half(1) } else { word(value) } }
        half(2)
        half(16)
        data.append(Data("data".utf8))
        word(samples.count * 2)
        for sample in samples { withUnsafeBytes(of: sample.littleEndian) { data.append(contentsOf: $0) } }
        return data
    }
}
