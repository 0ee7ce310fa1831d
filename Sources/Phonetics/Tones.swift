/// A syllable of a tone language as it is to be said.
public struct TonedSyllable: Sendable, Hashable {
    /// With its tone mark, as the text has it: `nǐ`.
    public var text: String
    /// The tone that stands after sandhi, 1…5.
    public var tone: Int
    /// Another tone that may stand there as well, where speakers differ.
    public var otherTone: Int?
    /// Whether the r of 儿 colours it, which models have as a syllable of its own.
    public var isErhua: Bool
    /// Whether the word could be read otherwise, so that another tone may be right.
    public var isDoubtful = false

    public init(text: String, tone: Int, otherTone: Int? = nil, isErhua: Bool = false) {
        self.text = text
        self.tone = tone
        self.otherTone = otherTone
        self.isErhua = isErhua
    }
}

/// A syllable of a tone language as it was heard.
public struct HeardSyllable: Sendable, Equatable {
    /// What was to be said.
    public var target: TonedSyllable
    /// The aligned frames.
    public var frames: Range<Int>
    /// Those of its final, the part that bears the tone.
    public var final: Range<Int>
    /// Its pitch; nil where there is too little voice in it.
    public var contour: ToneContour?

    public init(target: TonedSyllable, frames: Range<Int>, final: Range<Int>) {
        self.target = target
        self.frames = frames
        self.final = final
    }
}

/// The pitch of a syllable.
public struct ToneContour: Sendable, Equatable {
    /// The mean pitch in each fifth of the time from the first voiced frame to the last, ``count`` of them: semitones above
    /// the middle of the voice in the syllables around.
    public var points: [Float]
    /// Frames that have a voice.
    public var voicedFrames: Int
    /// From the first of them to the last.
    public var frames: Range<Int>

    /// How many points there are.
    public static let count = 5

    public init(points: [Float], voicedFrames: Int, frames: Range<Int>) {
        self.points = points
        self.voicedFrames = voicedFrames
        self.frames = frames
    }
}
