extension Strictness {
    /// A tone is called wrong where the one that should stand there is less likely than this.
    ///
    /// Chosen on one half of the Mandarin words, by cross-validation; what each brings on the other half is printed by
    /// `Scripts/fit --only tones` and stands in docs/accuracy.md.
    var toneLimit: Double {
        switch self {
        case .gentle: 0.01
        case .normal: 0.05
        case .strict: 0.1
        }
    }
}
