/// The numbers of an acoustic model that turn a frame of features into scores of senones.
public struct SenoneModel: Sendable {
    /// Phones and their senones.
    public let definition: ModelDefinition
    /// Codebooks.
    public let gaussians: Gaussians
    /// Weights of the codebooks' densities for each senone.
    public let mixtures: MixtureWeights
    /// Transitions between states.
    public let transitions: Transitions
    /// For each senone, its codebook.
    let codebookOfSenone: [UInt16]

    /// Puts the files of one model together; throws where they disagree.
    public init(
        definition: ModelDefinition,
        gaussians: Gaussians,
        mixtures: MixtureWeights,
        transitions: Transitions
    ) throws(ModelDamage) {
        guard mixtures.senoneCount == definition.senoneCount, mixtures.densityCount == gaussians.densityCount,
            mixtures.streamCount == gaussians.streamLengths.count
        else { throw ModelDamage(.mismatch, file: "sendump", "another shape than mdef and means have") }
        guard transitions.count == definition.transitionCount, transitions.stateCount == definition.statesPerPhone
        else { throw ModelDamage(.mismatch, file: "transition_matrices", "another shape than mdef has") }
        switch gaussians.codebookCount {
        case 1:
            codebookOfSenone = Array(repeating: 0, count: definition.senoneCount)
        case definition.phones.count:
            codebookOfSenone = definition.phoneOfSenone.map { UInt16($0) }
        case definition.senoneCount:
            codebookOfSenone = (0..<definition.senoneCount).map { UInt16($0) }
        default:
            throw ModelDamage(.mismatch, file: "means", "\(gaussians.codebookCount) codebooks for no phone set")
        }
        self.definition = definition
        self.gaussians = gaussians
        self.mixtures = mixtures
        self.transitions = transitions
    }

    /// Features a frame, all streams together.
    public var featureCount: Int { gaussians.streamLengths.reduce(0, +) }
}
