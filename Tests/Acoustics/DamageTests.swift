import Acoustics
import Foundation
import Testing

/// A small continuous model and a small semi-continuous one of the packaged test data, and the English one.
enum PackagedModel {
    static let small = "/usr/share/pocketsphinx/test/data/an4_ci_cont"
    static let english = "/usr/share/pocketsphinx/model/en-us/en-us"

    static func bytes(_ folder: String, _ file: String) throws -> [UInt8] {
        try Array(Data(contentsOf: URL(fileURLWithPath: folder + "/" + file)))
    }

    /// Reads one file as what it is.
    static func read(_ file: String, _ bytes: [UInt8], of folder: String) throws(ModelDamage) {
        switch file {
        case "mdef": _ = try ModelDefinition(bytes)
        case "means": _ = try Gaussians(means: bytes, variances: bytes)
        case "transition_matrices": _ = try Transitions(bytes)
        case "mixture_weights":
            _ = try MixtureWeights(mixtureWeights: bytes, senones: 102, streams: 1, densities: 1)
        default: _ = try MixtureWeights(sendump: bytes, senones: 5_126, streams: 3, densities: 128)
        }
    }

    static let files: [(folder: String, file: String)] = [
        (small, "mdef"), (small, "means"), (small, "transition_matrices"), (small, "mixture_weights"),
        (english, "mdef"), (english, "means"), (english, "transition_matrices"), (english, "sendump"),
    ]
}

struct DamageTests {
    @Test("A whole file is read", arguments: PackagedModel.files)
    func whole(_ folder: String, _ file: String) throws {
        try PackagedModel.read(file, PackagedModel.bytes(folder, file), of: folder)
    }

    @Test("A file cut off anywhere is an error with its name, never a crash", arguments: PackagedModel.files)
    func truncated(_ folder: String, _ file: String) throws {
        let bytes = try PackagedModel.bytes(folder, file)
        let count = bytes.count
        let lengths = [
            0, 1, 2, 3, 4, 7, 20, 40, 60, 100, 200, 400, count / 4, count / 2, count - 600, count - 5, count - 1,
        ]
        for length in lengths where length >= 0 && length < count {
            // A text's last line may lack its end.
            if file == "mdef", folder == PackagedModel.small, length == count - 1 { continue }
            #expect(throws: ModelDamage.self, "\(length) of \(count) bytes of \(file)") {
                try PackagedModel.read(file, Array(bytes.prefix(length)), of: folder)
            }
        }
    }

    @Test("What is something else is refused", arguments: PackagedModel.files)
    func other(_ folder: String, _ file: String) throws {
        let text = Array(String(repeating: "This is a letter, not a model.\n", count: 200).utf8)
        for bytes in [text, [UInt8](repeating: 0, count: 4_096), [UInt8](repeating: 255, count: 4_096)] {
            #expect(throws: ModelDamage.self) { try PackagedModel.read(file, bytes, of: folder) }
        }
    }

    @Test("A changed byte is refused or read, never a crash", arguments: PackagedModel.files)
    func changed(_ folder: String, _ file: String) throws {
        let bytes = try PackagedModel.bytes(folder, file)
        var state: UInt64 = 42
        func chance(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for round in 0..<(bytes.count > 100_000 ? 24 : 200) {
            var damaged = bytes
            // Headers first: counts and lengths are there.
            let reach = round % 2 == 0 ? min(1_400, bytes.count) : bytes.count
            for _ in 0..<1 + chance(4) { damaged[chance(reach)] = UInt8(chance(256)) }
            do throws(ModelDamage) {
                try PackagedModel.read(file, damaged, of: folder)
            } catch {
                #expect(!error.file.isEmpty && !error.detail.isEmpty)
            }
        }
    }

    @Test("A number that is changed is noticed by the check sum")
    func checksum() throws {
        var bytes = try PackagedModel.bytes(PackagedModel.small, "means")
        bytes[bytes.count - 40] ^= 1
        let error = #expect(throws: ModelDamage.self) { try Gaussians(means: bytes, variances: bytes) }
        #expect(error?.kind == .checksum)
    }

    @Test("Files of two models do not make one")
    func mismatch() throws {
        let definition = try ModelDefinition(PackagedModel.bytes(PackagedModel.english, "mdef"))
        let means = try PackagedModel.bytes(PackagedModel.small, "means")
        let gaussians = try Gaussians(means: means, variances: PackagedModel.bytes(PackagedModel.small, "variances"))
        let mixtures = try MixtureWeights(
            mixtureWeights: PackagedModel.bytes(PackagedModel.small, "mixture_weights"),
            senones: 102,
            streams: 1,
            densities: 1
        )
        let transitions = try Transitions(PackagedModel.bytes(PackagedModel.english, "transition_matrices"))
        #expect(throws: ModelDamage.self) {
            try SenoneModel(definition: definition, gaussians: gaussians, mixtures: mixtures, transitions: transitions)
        }
    }
}
