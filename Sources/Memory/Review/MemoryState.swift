/// What is supposed of one memory: how long it lasts, and how hard it is to strengthen.
public struct MemoryState: Sendable, Hashable {
    /// Days after which it is recalled with a probability of .9; 0.001…36,500.
    public let stability: Double
    /// 1…10.
    public let difficulty: Double

    /// Values out of range are moved into it; what is no number becomes the lowest.
    public init(stability: Double, difficulty: Double) {
        self.stability = stability > 0.001 ? min(stability, 36_500) : 0.001
        self.difficulty = difficulty > 1 ? min(difficulty, 10) : 1
    }
}
