import Threads

/// Where chance comes from: the machine, or a seed that gives the same again.
public final class Chance: RandomNumberGenerator, Sendable {
    private let state: Lock<UInt64?>

    /// Chance that nobody can foresee.
    public init() { state = Lock(nil) }

    /// Chance that is the same for the same seed.
    public init(seed: UInt64) { state = Lock(seed) }

    /// Begins again from a seed.
    public func reset(seed: UInt64) { state.use { $0 = seed } }

    /// The next number. With a seed: SplitMix64 (Steele, Lea, Flood 2014).
    public func next() -> UInt64 {
        state.use { seed in
            guard let current = seed else {
                var machine = SystemRandomNumberGenerator()
                return machine.next()
            }
            let stepped = current &+ 0x9E37_79B9_7F4A_7C15
            seed = stepped
            var mixed = stepped
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
