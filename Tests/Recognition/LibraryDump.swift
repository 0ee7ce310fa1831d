import CPocketSphinx
import Foundation

/// The library's own senone scores of a recording, as it writes them with `-senlogdir`.
enum LibraryDump {
    /// [frame][senone] in units of 1024 × ln 1.0001, 0 for the frame's best; nil where the library fails.
    static func scores(model: String, dictionary: String, word: String, samples: [Int16]) throws -> [[Int16]]? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("senones-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let grammar = folder.appendingPathComponent("g.gram").path
        try "#JSGF V1.0;\ngrammar g;\npublic <s> = \(word);\n".write(toFile: grammar, atomically: true, encoding: .utf8)
        let arguments = [
            "test", "-hmm", model, "-dict", dictionary, "-jsgf", grammar, "-compallsen", "yes", "-topn", "4",
            "-senlogdir", folder.path, "-remove_silence", "no", "-logfn", "/dev/null", "-cmn", "batch",
        ]
        var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        defer { pointers.forEach { free($0) } }
        guard let configuration = cmd_ln_parse_r(nil, ps_args(), Int32(arguments.count), &pointers, 0) else {
            return nil
        }
        defer { cmd_ln_free_r(configuration) }
        guard let decoder = ps_init(configuration) else { return nil }
        ps_start_stream(decoder)
        ps_start_utt(decoder)
        ps_process_raw(decoder, samples, samples.count, 0, 1)
        ps_end_utt(decoder)
        ps_free(decoder)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".sen") }
        guard let name = files.first else { return nil }
        return parse(try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    private static func parse(_ data: Data) -> [[Int16]] {
        guard let header = data.range(of: Data("endhdr\n".utf8)) else { return [] }
        var at = header.upperBound + 4
        var frames: [[Int16]] = []
        func short() -> Int16 {
            defer { at += 2 }
            return Int16(bitPattern: UInt16(data[at]) | UInt16(data[at + 1]) << 8)
        }
        while at + 2 <= data.count {
            let count = Int(short())
            guard at + count * 2 <= data.count else { break }
            frames.append((0..<count).map { _ in short() })
        }
        return frames
    }
}
