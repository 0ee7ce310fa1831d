/// What was measured of one short stretch of speech that may be a command: numbers only, no verdict.
///
/// Scores are natural logarithms of likelihoods (nats); a gain is how much better another account of the whole stretch is
/// than the command's, below 0 where the command fits better. Frames are of 10 ms.
public struct CommandMeasures: Sendable, Equatable {
    /// The command that fits best of those that are listened for.
    public var command: SpokenCommand
    /// Gain of a free loop of phones, phone penalties included.
    public var phoneGain: Float
    /// Gain of the best of all other commands and of the texts that are known not to be one; nil where there is none.
    public var rivalGain: Float?
    /// Gain of the best of all words that differ from the command in one phone; nil where it was not asked for.
    public var editGain: Float?
    /// Frames in which the free loop heard speech.
    public var speechFrames: Int
    /// Frames of speech that lie outside the command.
    public var outsideFrames: Int
    /// The phones of the command, in order.
    public var phones: [Phone]
    /// How loud the speech is over what is heard around it. Decibels.
    public var contrast: Float
    /// How periodic the frames of the vowels are, 0…1.
    public var voice: Float
    /// Seconds without speech before the stretch.
    public var quietBefore: Float
    /// How probable it is that the command's words were said, judged as a phrase is, 0…1; nil where it was not asked for.
    public var phrase: Float?

    /// A phone of the command.
    public struct Phone: Sendable, Equatable {
        /// The model's symbol.
        public var symbol: String
        /// Frames, at least 1.
        public var frames: Int
        /// Mean score, relative to all that the model can hear. Nats a frame.
        public var score: Float
        /// Mean of the score less that of the free loop. Nats a frame.
        public var ratio: Float

        public init(symbol: String, frames: Int, score: Float, ratio: Float) {
            self.symbol = symbol
            self.frames = frames
            self.score = score
            self.ratio = ratio
        }
    }

    public init(
        command: SpokenCommand,
        phoneGain: Float,
        rivalGain: Float? = nil,
        editGain: Float? = nil,
        speechFrames: Int,
        outsideFrames: Int = 0,
        phones: [Phone],
        contrast: Float = 0,
        voice: Float = 1,
        quietBefore: Float = 10,
        phrase: Float? = nil
    ) {
        self.command = command
        self.phoneGain = phoneGain
        self.rivalGain = rivalGain
        self.editGain = editGain
        self.speechFrames = speechFrames
        self.outsideFrames = outsideFrames
        self.phones = phones
        self.contrast = contrast
        self.voice = voice
        self.quietBefore = quietBefore
        self.phrase = phrase
    }
}
