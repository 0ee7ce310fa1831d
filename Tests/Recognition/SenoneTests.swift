import Acoustics
import Foundation
import Testing

@testable import Recognition

/// A model that the tests use where it is on this machine.
struct InstalledModel: CustomStringConvertible, Sendable {
    var name: String
    var directory: String
    var dictionary: String
    /// A word of the dictionary.
    var word: String

    var description: String { name }
    var isThere: Bool { FileManager.default.fileExists(atPath: directory + "/mdef") }

    static let shared = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared").path
    static let cache =
        ProcessInfo.processInfo.environment["XDG_CACHE_HOME"]
        ?? (ProcessInfo.processInfo.environment["HOME"] ?? "") + "/.cache"
    static let english = InstalledModel(
        name: "English",
        directory: ModelShelf.packagedEnglish.directory,
        dictionary: ModelShelf.packagedEnglish.dictionary ?? "",
        word: "ten"
    )
    static let french = InstalledModel(
        name: "French",
        directory: cache + "/aloud/models/fr",
        dictionary: cache + "/aloud/models/fr/fr.dict",
        word: "dix"
    )
    static let spanish = InstalledModel(
        name: "Spanish",
        directory: shared + "/models/es-cmusphinx-5.2",
        dictionary: shared + "/models/es-cmusphinx-5.2/es.dict",
        word: "abajo"
    )
    static let mandarin = InstalledModel(
        name: "Mandarin",
        directory: shared + "/models/cmn-tdt-sc-8k",
        dictionary: shared + "/models/cmn-tdt-sc-8k/mandarin_notone.dic",
        word: "人"
    )
    static let all = [english, french, spanish, mandarin]
}

/// 16-bit samples of a packaged recording without a header.
func packagedSamples(_ name: String) throws -> [Int16] {
    let data = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/pocketsphinx/test/data/" + name))
    return data.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
}

struct SenoneTests {
    @Test("Senone scores agree with the library's own dump", arguments: InstalledModel.all)
    func agreement(_ installed: InstalledModel) throws {
        guard installed.isThere else {
            print("SKIPPED: no \(installed) model at \(installed.directory)")
            return
        }
        let samples = try packagedSamples("goforward.raw")
        let dump = try #require(
            try LibraryDump.scores(
                model: installed.directory,
                dictionary: installed.dictionary,
                word: installed.word,
                samples: samples
            )
        )
        #expect(dump.count > 250)
        let model = try AcousticModel(directory: installed.directory, dictionary: installed.dictionary)
        let frontEnd = try FrontEnd(model.parameters)
        var cepstra: [Float] = []
        try frontEnd.start()
        try frontEnd.process(samples, into: &cepstra)
        try frontEnd.end(into: &cepstra)
        // The library leaves frames without energy out of the mean.
        let mean = try #require(Features.mean(cepstra) { cepstra[$0 * 13] >= 0 })
        var features: [Float] = []
        let count = cepstra.count / 13
        #expect(count == dump.count)
        Features.append(0..<count, of: cepstra, mean: mean, to: &features)
        let all = (0..<model.senones.definition.senoneCount).map { UInt16($0) }
        let scorer = SenoneScorer(model: model.senones, senones: all)
        var scores: [Float] = []
        scorer.score(features, frames: 0..<count, into: &scores)

        var sum = 0.0
        var worst: Float = 0
        var far = 0
        for frame in 0..<min(count, dump.count) {
            let own = Array(scores[frame * all.count..<(frame + 1) * all.count])
            #expect(dump[frame].count == all.count)
            // Only differences within a frame mean anything.
            let theirs = dump[frame].map { -Float($0) * 0.1023949 }
            let shift = zip(own, theirs).reduce(Float(0)) { $0 + $1.0 - $1.1 } / Float(all.count)
            for (one, other) in zip(own, theirs) {
                let difference = abs(one - other - shift)
                sum += Double(difference)
                worst = max(worst, difference)
                if difference > 2 { far += 1 }
            }
        }
        let average = sum / Double(count * all.count)
        let farShare = Double(far) / Double(count * all.count)
        print("\(installed): mean difference \(average) nats, worst \(worst), \(farShare) beyond 2")
        // The library keeps scores in steps of 0.1 nat, and now and then takes other densities for the best four.
        #expect(average < 0.25)
        #expect(farShare < 0.01)
    }
}
