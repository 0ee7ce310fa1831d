/// How ``HeardPhone/spectrum`` is laid out: mean scores, each frame's not below ``floor``.
///
/// First the scores of all senones without context over the first, the middle and the last third of the phone's frames;
/// then, for each phone without context, its best state's over the four frames before the phone and the four after it.
/// It is what a small network judges a phone by, as it holds what else the frames may have been.
public enum Spectrum {
    /// Least score of a frame that counts, in nats relative to the frame's total.
    public static let floor: Float = -30
    /// Frames of the surroundings on either side.
    public static let surroundings = 4

    /// Numbers for a model of so many senones without context and so many phones.
    public static func count(senones: Int, phones: Int) -> Int { 3 * senones + 2 * phones }

    /// The first, the middle and the last third of `span`, which is not empty: never empty, overlapping where short.
    public static func thirds(of span: Range<Int>) -> [Range<Int>] {
        let third = max(1, span.count / 3)
        let first = span.lowerBound + third
        let last = max(span.upperBound - third, first)
        let middle = last > first ? first..<last : max(first - 1, span.lowerBound)..<max(first, span.lowerBound + 1)
        return [span.lowerBound..<first, middle, min(last, span.upperBound - 1)..<span.upperBound]
    }
}
