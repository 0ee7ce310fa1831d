import Foundation
import Phonetics

@testable import Scoring

/// A hearing as the fit saw it, with what the fit made of it.
struct Fitting {
    var hearing: Hearing
    /// Rows of numbers by their name, in order.
    var expected: [String: [[Double]]] = [:]
}

/// Reads the fixtures that `Scripts/fit` writes beside this file.
struct FixtureReading {
    let tables: Tables
    private var reader: TableReader

    init(_ name: String, tables: Tables) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let text = try String(contentsOf: folder.appending(path: "Fixtures/\(name).txt"), encoding: .utf8)
        reader = TableReader(text)
        self.tables = tables
    }

    private mutating func row(_ name: String) throws -> [Double] {
        try reader.expect(name)
        return try reader.numbers(try reader.count())
    }

    mutating func all() throws -> [Fitting] {
        try reader.expect("items")
        return try (0..<(try reader.count())).map { _ in try item() }
    }

    private mutating func item() throws -> Fitting {
        let item = try row("item")
        var hearing = Hearing(
            language: .english,
            model: "fixture",
            isApproximate: false,
            quality: SoundQuality(signalToNoise: 40)
        )
        hearing.isAligned = true
        hearing.phoneSymbols = tables.symbols
        hearing.alignmentScore = Float(item[1])
        hearing.loopScore = Float(item[2])
        hearing.gapScore = Float(item[3])
        hearing.syllableCount = Int(item[4])
        hearing.frames.isSpeech = Array(repeating: true, count: Int(item[0]))
        try reader.expect("words")
        for _ in 0..<(try reader.count()) { hearing.words.append(try word()) }
        for _ in 0...hearing.words.count { hearing.junctions.append(try junction()) }
        var fitting = Fitting(hearing: hearing)
        func take(_ name: String, _ times: Int = 1) throws {
            for _ in 0..<times { fitting.expected[name, default: []].append(try row(name)) }
        }
        let words = hearing.words.count
        try take("network")
        try take("word-features", words)
        try take("word-scores")
        try take("missing-scores")
        try take("junction-features", words + 1)
        try take("added-scores")
        try take("phrase-features")
        try take("phrase-score")
        if tables.experts != nil {
            for name in ["phone-marks", "word-marks", "total-mark", "fluency-mark"] { try take(name) }
        }
        return fitting
    }

    private mutating func word() throws -> HeardWord {
        let numbers = try row("word")
        var word = HeardWord(
            text: "word",
            frames: Int(numbers[0])..<Int(numbers[1]),
            variant: 0,
            variantCount: 1,
            isGenerated: false,
            phones: [],
            omissionGain: Float(numbers[2]),
            loopGain: Float(numbers[3]),
            gapGain: Float(numbers[4])
        )
        try reader.expect("phones")
        for _ in 0..<(try reader.count()) { word.phones.append(try phone()) }
        return word
    }

    private mutating func phone() throws -> HeardPhone {
        let numbers = try row("phone")
        let place = Int(numbers[0])
        var phone = HeardPhone(
            symbol: tables.symbols[place],
            isVowel: numbers[4] == 1,
            frames: Int(numbers[1])..<Int(numbers[2])
        )
        // Only the margin above the best other phone is known: that one is put at 0.
        let rival = tables.symbols.indices.first { $0 != place && !tables.isFiller[$0] } ?? 0
        phone.rivals = Array(repeating: -1_000, count: tables.symbols.count)
        phone.rivals[rival] = 0
        phone.rivals[place] = Float(numbers[3])
        phone.score = Float(numbers[5])
        phone.ratio = Float(numbers[6])
        phone.posterior = Float(numbers[7])
        phone.flatPosterior = Float(numbers[8])
        phone.frameRank = Float(numbers[9])
        phone.hitShare = Float(numbers[10])
        phone.silenceShare = Float(numbers[11])
        phone.worstState = Float(numbers[12])
        phone.spectrum = try row("spectrum").map { Float($0) / 100 }
        return phone
    }

    private mutating func junction() throws -> Junction {
        let numbers = try row("junction")
        return Junction(
            silence: Int(numbers[0])..<Int(numbers[1]),
            speechFrames: Int(numbers[2]),
            gapFrames: Int(numbers[3]),
            gapRun: Int(numbers[4]),
            loopGain: Float(numbers[5]),
            loopFrames: Int(numbers[6])..<max(Int(numbers[6]), Int(numbers[7]))
        )
    }
}
