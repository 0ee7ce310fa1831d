import Foundation
import Orthography
import Testing

@testable import Recognition

struct ModelTests {
    static let small = "/usr/share/pocketsphinx/test/data/an4_ci_cont"
    static let files = [
        "mdef", "means", "variances", "transition_matrices", "mixture_weights", "feat.params", "noisedict",
    ]

    /// A copy of a small model with a dictionary, in a folder of its own.
    func copy(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("model-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in Self.files {
            try FileManager.default.copyItem(atPath: Self.small + "/" + file, toPath: folder.path + "/" + file)
        }
        try "ten T EH N\n".write(toFile: folder.path + "/an4.dic", atomically: true, encoding: .utf8)
        try body(folder.path)
    }

    @Test("A continuous model with one dictionary beside it is read")
    func whole() throws {
        try copy { folder in
            let model = try AcousticModel(directory: folder + "/")
            #expect(model.senones.definition.senoneCount == 102)
            #expect(model.lexicon.count == 1)
        }
    }

    @Test("A file that is missing is named", arguments: files + ["an4.dic"])
    func missing(_ file: String) throws {
        try copy { folder in
            try FileManager.default.removeItem(atPath: folder + "/" + file)
            let error = #expect(throws: RecognitionError.self) { try AcousticModel(directory: folder) }
            #expect(error?.kind == .incomplete)
        }
    }

    @Test("A file without a byte, of text, or half of it, is an error", arguments: files.dropLast() + ["an4.dic"])
    func damaged(_ file: String) throws {
        try copy { folder in
            let path = folder + "/" + file
            let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            for damaged in [Data(), Data("no model\n".utf8), bytes.prefix(bytes.count / 2 - 1)] {
                // Half of these two may still be whole in itself.
                if ["an4.dic", "feat.params", "noisedict"].contains(file), damaged.count == bytes.count / 2 - 1 {
                    continue
                }
                try damaged.write(to: URL(fileURLWithPath: path))
                let error = #expect(throws: RecognitionError.self, "\(file), \(damaged.count) bytes") {
                    try AcousticModel(directory: folder)
                }
                #expect(error.map { $0.kind == .model || $0.kind == .incomplete } ?? false)
                #expect(error?.call.hasPrefix(folder + "/") == true, "of which model: \(error?.call ?? "")")
            }
        }
    }

    @Test("A folder, a device or nothing in a file's place is an error")
    func oddFiles() throws {
        try copy { folder in
            try FileManager.default.removeItem(atPath: folder + "/means")
            try FileManager.default.createDirectory(atPath: folder + "/means", withIntermediateDirectories: true)
            #expect(throws: RecognitionError.self) { try AcousticModel(directory: folder) }
            try FileManager.default.removeItem(atPath: folder + "/means")
            try FileManager.default.createSymbolicLink(atPath: folder + "/means", withDestinationPath: "/dev/zero")
            #expect(throws: RecognitionError.self) { try AcousticModel(directory: folder) }
        }
        #expect(throws: RecognitionError.self) { try AcousticModel(directory: "/nowhere") }
        #expect(throws: RecognitionError.self) { try AcousticModel(directory: "") }
    }

    @Test(
        "Parameters that the front end cannot follow are refused",
        arguments: [
            "-lowerf x", "-upperf 90000", "-nfilt 0", "-nfilt 100000", "-lowerf", "nonsense", "-feat s2_4x",
            "-svspec 0-12/14-38", "-svspec 0-99", "-wlen 5", "-transform no", "-agc max", "-varnorm yes", "-ncep 12",
            "-lowerf nan", "-lowerf 4000 -upperf 3500", "-upperf 1000 -nfilt 40", "-nfilt 80", "-frate 50",
        ]
    )
    func parameters(_ text: String) {
        #expect(throws: RecognitionError.self) { try FeatureParameters(text) }
    }

    @Test("Models are found by the language that their mark names")
    func shelf() throws {
        try copy { folder in
            try "lang: es\n".write(toFile: folder + "/aloud.model", atomically: true, encoding: .utf8)
            let root = (folder as NSString).deletingLastPathComponent
            let places = ModelShelf.found(in: ["/nowhere", root]).filter { $0.directory == folder }
            #expect(places.map(\.language) == [.spanish])
            let shelf = ModelShelf(places: places)
            #expect(try shelf.model(for: .spanish).isApproximate == false)
            let error = #expect(throws: RecognitionError.self) { try shelf.model(for: .french) }
            #expect(error?.kind == .noModel)
        }
    }

    @Test("German, Italian and Portuguese borrow a model, and it is said")
    func standIns() {
        let shelf = ModelShelf(places: [ModelShelf.packagedEnglish])
        for language in [Language.german, .italian, .portuguese] {
            #expect(shelf.place(for: language)?.isApproximate == true)
        }
        #expect(shelf.place(for: .mandarin) == nil)
        #expect(shelf.place(for: .english)?.isApproximate == false)
    }
}
