/// Two recordings of one text laid in step: each word of the one over the same word of the other.
///
/// Between the borders of words time runs linearly in both. What lies between two borders takes half of the time it takes
/// in the two together, so that a pause of the one stands as a gap that the other has not.
public struct InStep: Sendable, Equatable {
    /// A piece of both recordings between two borders; its frames are fractions where words are cut.
    public struct Piece: Sendable, Equatable {
        /// The word it is; nil for what lies between words.
        public var word: Int?
        public var first: Range<Double>
        public var second: Range<Double>

        /// Half of both lengths, in frames.
        public var length: Double {
            (first.upperBound - first.lowerBound + second.upperBound - second.lowerBound) / 2
        }
    }

    /// In order, without gaps between them.
    public let pieces: [Piece]
    /// Whether the words are laid over each other; otherwise time runs linearly from the beginning of speech to its end.
    public let isByWords: Bool

    /// - Parameter byWords: whether the words of the two may be trusted to be the same.
    public init(_ first: Prosody, _ second: Prosody, byWords: Bool = true) {
        isByWords = byWords && !first.words.isEmpty && first.words.count == second.words.count
        guard isByWords else {
            pieces = [Piece(word: nil, first: Self.range(first.speech), second: Self.range(second.speech))]
            return
        }
        var pieces: [Piece] = []
        var (one, other) = (first.words[0].lowerBound, second.words[0].lowerBound)
        for (index, (word, twin)) in zip(first.words, second.words).enumerated() {
            let gap = Piece(
                word: nil,
                first: Self.range(one..<max(one, word.lowerBound)),
                second: Self.range(other..<max(other, twin.lowerBound))
            )
            if gap.length > 0 { pieces.append(gap) }
            pieces.append(Piece(word: index, first: Self.range(word), second: Self.range(twin)))
            (one, other) = (max(one, word.upperBound), max(other, twin.upperBound))
        }
        self.pieces = pieces
    }

    private static func range(_ frames: Range<Int>) -> Range<Double> {
        Double(frames.lowerBound)..<Double(frames.upperBound)
    }

    /// Frames of the whole.
    public var length: Double { pieces.reduce(0) { $0 + $1.length } }

    /// For each of so many columns the frames of the first and of the second recording that it stands for; an empty range
    /// where the one has nothing that the other has.
    public func columns(_ count: Int) -> [(first: Range<Double>, second: Range<Double>)] {
        guard count > 0, length > 0 else { return [] }
        let step = length / Double(count)
        return (0..<count).map { column in
            let start = place(at: Double(column) * step)
            let end = place(at: Double(column + 1) * step)
            return (start.first..<max(start.first, end.first), start.second..<max(start.second, end.second))
        }
    }

    /// The columns in which each word lies, in order; none where the words are not known.
    public func words(in count: Int) -> [Range<Int>] {
        guard isByWords, length > 0 else { return [] }
        let scale = Double(count) / length
        var passed = 0.0
        var words: [Range<Int>] = []
        for piece in pieces {
            let start = Int((passed * scale).rounded())
            passed += piece.length
            if piece.word != nil { words.append(start..<max(start, min(count, Int((passed * scale).rounded())))) }
        }
        return words
    }

    /// Where in both recordings a moment of the whole lies.
    private func place(at moment: Double) -> (first: Double, second: Double) {
        var rest = moment
        for piece in pieces {
            if rest <= piece.length, piece.length > 0 {
                let share = rest / piece.length
                return (
                    piece.first.lowerBound + share * (piece.first.upperBound - piece.first.lowerBound),
                    piece.second.lowerBound + share * (piece.second.upperBound - piece.second.lowerBound)
                )
            }
            rest -= piece.length
        }
        return (pieces.last?.first.upperBound ?? 0, pieces.last?.second.upperBound ?? 0)
    }
}

/// The mean of the frames in a range of fractions of frames; nil where none of them has a value, or where the values are
/// fewer than a third of the frames.
///
/// A range shorter than a frame takes the frame it lies in; an empty one has no value.
public func mean(_ values: [Float?], over frames: Range<Double>) -> Double? {
    guard !frames.isEmpty, frames.lowerBound.isFinite, frames.upperBound.isFinite,
        frames.upperBound < Double(Int32.max)
    else { return nil }
    let start = max(0, Int(frames.lowerBound.rounded(.down)))
    let end = max(start + 1, Int(frames.upperBound.rounded(.up)))
    let within = values[min(start, values.count)..<min(end, values.count)]
    let known = within.compactMap { $0 }
    guard !known.isEmpty, 3 * known.count >= within.count else { return nil }
    return Double(known.reduce(0, +)) / Double(known.count)
}
