import Phonetics
import func Glibc.log2

/// The melody and the loudness of one recording, a value every 10 ms, and where its words lie.
public struct Prosody: Sendable, Equatable {
    /// The fundamental frequency in hertz; 0 where there is no voice.
    public var pitch: [Float]
    /// Decibels below full scale.
    public var level: [Float]
    /// The frames of each word, in order, none overlapping; empty where they are not known.
    public var words: [Range<Int>]
    /// The frames from the first sign of speech to the last.
    public var speech: Range<Int>

    public init(pitch: [Float], level: [Float], words: [Range<Int>] = [], speech: Range<Int>) {
        self.pitch = pitch
        self.level = level
        self.words = words
        let count = max(pitch.count, level.count)
        let start = min(max(0, speech.lowerBound), count)
        self.speech = start..<max(start, min(speech.upperBound, count))
    }

    /// Frames.
    public var count: Int { max(pitch.count, level.count) }

    /// From the beginning of the first word to the end of the last, where the words are known.
    public var span: Range<Int> {
        guard let first = words.first, let last = words.last, last.upperBound > first.lowerBound else { return speech }
        return first.lowerBound..<last.upperBound
    }

    /// The pitch of each frame in semitones about the median of the speaker's voice in the span; nil where there is no voice.
    public var semitones: [Float?] {
        let voiced = span.compactMap { pitch.indices.contains($0) && pitch[$0] > 0 ? pitch[$0] : nil }.sorted()
        guard !voiced.isEmpty else { return pitch.map { _ in nil } }
        let middle = voiced[voiced.count / 2]
        return pitch.map { $0 > 0 ? 12 * log2($0 / middle) : nil }
    }

    /// The level of each frame in decibels below the loudest of the span, at most 0.
    public var loudness: [Float] {
        let loudest = span.compactMap { level.indices.contains($0) ? level[$0] : nil }.max() ?? 0
        return level.map { min(0, $0 - loudest) }
    }
}
