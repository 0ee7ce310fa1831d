public import Acoustics
public import Phonetics

/// An acoustic model and its dictionary, read and checked: every file complete and consistent with the others.
///
/// Nothing of the library is called before all this stands. Shared by any number of threads.
public final class AcousticModel: Sendable {
    /// The name that results give: the folder's.
    public let name: String
    /// Codebooks, senones and phones.
    public let senones: SenoneModel
    /// How samples become features.
    public let parameters: FeatureParameters
    /// The pronouncing dictionary.
    public let lexicon: Lexicon

    /// Reads a model.
    ///
    /// - Parameters:
    ///   - directory: holds `mdef means variances transition_matrices feat.params noisedict` and `sendump` or
    ///     `mixture_weights`.
    ///   - dictionary: the dictionary's file; nil for the only `.dict` or `.dic` in the directory.
    /// - Throws: `incomplete`, `unreadable`, or `model` with the file and what is wrong with it.
    public init(directory: String, dictionary: String? = nil, name: String? = nil) throws(RecognitionError) {
        let folder = directory.hasSuffix("/") && directory.count > 1 ? String(directory.dropLast()) : directory
        func read(_ file: String) throws(RecognitionError) -> [UInt8] {
            let bytes = try FileBytes.read(folder + "/" + file)
            guard !bytes.isEmpty else { throw RecognitionError(.model, call: folder + "/" + file, reason: "0 bytes") }
            return bytes
        }
        let text = String(decoding: try read("feat.params"), as: UTF8.self)
        let parameters: FeatureParameters
        do throws(RecognitionError) {
            parameters = try FeatureParameters(text)
        } catch {
            throw RecognitionError(error.kind, call: folder + "/feat.params", reason: error.reason)
        }
        _ = try read("noisedict")
        let definitionBytes = try read("mdef")
        let meanBytes = try read("means")
        let varianceBytes = try read("variances")
        let transitionBytes = try read("transition_matrices")
        let hasDump = FileBytes.exists(folder + "/sendump")
        let mixtureBytes = try read(hasDump ? "sendump" : "mixture_weights")
        do throws(ModelDamage) {
            let definition = try ModelDefinition(definitionBytes)
            let gaussians = try Gaussians(means: meanBytes, variances: varianceBytes)
            guard gaussians.streamLengths == parameters.streams.map(\.count) else {
                throw ModelDamage(.mismatch, file: "feat.params", "other streams than the means have")
            }
            let streams = gaussians.streamLengths.count
            let mixtures: MixtureWeights
            if hasDump {
                mixtures = try MixtureWeights(
                    sendump: mixtureBytes,
                    senones: definition.senoneCount,
                    streams: streams,
                    densities: gaussians.densityCount
                )
            } else {
                mixtures = try MixtureWeights(
                    mixtureWeights: mixtureBytes,
                    senones: definition.senoneCount,
                    streams: streams,
                    densities: gaussians.densityCount
                )
            }
            senones = try SenoneModel(
                definition: definition,
                gaussians: gaussians,
                mixtures: mixtures,
                transitions: Transitions(transitionBytes)
            )
        } catch {
            let reason = "\(error.kind.rawValue): \(error.detail)"
            throw RecognitionError(.model, call: folder + "/" + error.file, reason: reason)
        }
        self.parameters = parameters
        let dictionaryPath: String
        if let dictionary {
            dictionaryPath = dictionary
        } else {
            dictionaryPath = try AcousticModel.dictionary(in: folder)
        }
        let lexicon = Lexicon(try FileBytes.read(dictionaryPath))
        guard lexicon.count > 0 else {
            throw RecognitionError(.model, call: dictionaryPath, reason: "no word with a pronunciation")
        }
        let used = lexicon.sampledPhones(500)
        let symbols = Set(senones.definition.phones)
        let unknown = used.subtracting(symbols)
        guard unknown.count * 5 <= used.count else {
            let reason = "phones that the model has not: \(unknown.sorted().prefix(5).joined(separator: " "))"
            throw RecognitionError(.model, call: dictionaryPath, reason: reason)
        }
        self.lexicon = lexicon
        self.name = name ?? folder.split(separator: "/").last.map { String($0) } ?? folder
    }

    private static func dictionary(in folder: String) throws(RecognitionError) -> String {
        let names = FileBytes.names(in: folder).filter { $0.hasSuffix(".dict") || $0.hasSuffix(".dic") }
        guard let name = names.first, names.count == 1 else {
            let reason = names.isEmpty ? "no dictionary (.dict or .dic)" : "more than one dictionary"
            throw RecognitionError(.incomplete, call: folder, reason: reason)
        }
        return folder + "/" + name
    }
}
