import Orthography

/// Looks at the speech data before the library does, which crashes on tables that were cut short.
enum DataCheck {
    /// Checks the tables that are loaded at the start.
    ///
    /// Throws ``SynthesisError/Kind/noData`` and ``SynthesisError/Kind/damagedData``.
    static func tables(in directory: String) throws(SynthesisError) {
        let index = try DataFile(directory + "/phonindex")
        let data = try DataFile(directory + "/phondata")
        let phonemes = try DataFile(directory + "/phontab")
        let intonations = try DataFile(directory + "/intonations")
        // Version and rate stand at the beginning of the sounds.
        guard data.word(at: 4) == Engine.rate, data.bytes.count > lastSound(directory) else { throw damaged(data) }
        guard let last = lastProgram(phonemes) else { throw damaged(phonemes) }
        // Programs of halves, of which the last ends in a return, 1.
        guard index.word(at: 0) == data.word(at: 0), index.bytes.count > 2 * last,
            index.half(at: index.bytes.count - 2) == 1
        else { throw damaged(index) }
        guard intonations.bytes.count >= tune, intonations.bytes.count.isMultiple(of: tune) else {
            throw damaged(intonations)
        }
    }

    /// Checks a language's dictionary, without which its voice would speak as it likes, or crash.
    ///
    /// Throws ``SynthesisError/Kind/noData`` and ``SynthesisError/Kind/damagedData``.
    static func dictionary(of language: Language, in directory: String) throws(SynthesisError) {
        let file = try DataFile(directory + "/" + language.code + "_dict")
        // A hash table of 1,024 lists, the place of the rules, and the rules, whose last group ends in 7 and 0.
        guard file.word(at: 0) == 1_024, let rules = file.word(at: 4), rules > 8, rules < file.bytes.count,
            file.bytes.suffix(2).elementsEqual([7, 0])
        else { throw damaged(file) }
    }

    /// The bytes of one tune.
    private static let tune = 68

    /// The highest program that a phoneme names, counted in halves of the index; nil where the tables do not add up.
    ///
    /// A byte says how many tables there are; each has a count of phonemes, three more bytes, a name of 32 and 16 bytes a
    /// phoneme, of which the ninth and tenth name its program.
    private static func lastProgram(_ file: DataFile) -> Int? {
        guard let tables = file.bytes.first, tables > 0 else { return nil }
        var place = 4
        var last = 0
        for _ in 0..<tables {
            guard place < file.bytes.count else { return nil }
            let count = Int(file.bytes[place])
            place += 36
            for _ in 0..<count {
                guard let program = file.half(at: place + 8) else { return nil }
                last = max(last, program)
                place += 16
            }
        }
        return place == file.bytes.count ? last : nil
    }

    /// The highest place of a sound in the data, by the list that comes with it; 0 where there is none.
    private static func lastSound(_ directory: String) -> Int {
        guard let file = try? DataFile(directory + "/phondata-manifest") else { return 0 }
        var last = 0
        for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
            // `S  0x86754  vietnam/a`
            let fields = line.split(separator: UInt8(ascii: " "))
            guard fields.count >= 2, line.first != UInt8(ascii: "#"), fields[1].starts(with: "0x".utf8) else {
                continue
            }
            let digits = String(decoding: fields[1].dropFirst(2), as: UTF8.self)
            if let place = Int(digits, radix: 16) { last = max(last, place) }
        }
        return last
    }

    private static func damaged(_ file: DataFile) -> SynthesisError {
        SynthesisError(kind: .damagedData, subject: file.path)
    }
}
