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
    /// Seconds of speech in the last ten before the stretch.
    public var talkBefore: Float
    /// How its single phones fit; nil where it was not asked for, or the command cannot be laid over the stretch.
    public var closer: Closer?

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

    /// How well single phones of a command fit, beside every other phone; nats a frame unless it says otherwise.
    public struct Closer: Sendable, Equatable {
        /// Logarithm of the posterior of the phones without context: mean over the phones, and the least.
        public var posterior: Float
        public var leastPosterior: Float
        /// The same with likelihoods flattened to their third root.
        public var flatPosterior: Float
        public var leastFlatPosterior: Float
        /// The lowest mean score of any state.
        public var worstState: Float
        /// Score without context over that of the best other phone: mean, and the least.
        public var lead: Float
        public var leastLead: Float
        /// Frames of the command.
        public var frames: Int
        /// Frames before and after it in which a free loop of phones heard speech.
        public var strayFrames: Int
        /// The longest run of frames before or after it that an added word would take.
        public var strayRun: Int
        /// How much better all of it fits with free phones before or after the command. Nats.
        public var strayGain: Float

        public init(
            posterior: Float,
            leastPosterior: Float,
            flatPosterior: Float,
            leastFlatPosterior: Float,
            worstState: Float,
            lead: Float,
            leastLead: Float,
            frames: Int,
            strayFrames: Int,
            strayRun: Int,
            strayGain: Float
        ) {
            self.posterior = posterior
            self.leastPosterior = leastPosterior
            self.flatPosterior = flatPosterior
            self.leastFlatPosterior = leastFlatPosterior
            self.worstState = worstState
            self.lead = lead
            self.leastLead = leastLead
            self.frames = frames
            self.strayFrames = strayFrames
            self.strayRun = strayRun
            self.strayGain = strayGain
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
        talkBefore: Float = 0,
        closer: Closer? = nil
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
        self.talkBefore = talkBefore
        self.closer = closer
    }
}

extension CommandMeasures.Closer {
    /// What a command's words, held against a stretch as a phrase is against a take, tell; nil where they cannot be laid over it.
    public init?(_ hearing: Hearing) {
        let phones = hearing.words.flatMap(\.phones)
        guard hearing.isAligned, !phones.isEmpty else { return nil }
        /// Beyond 20 nats a frame it is all the same.
        func all(_ value: (HeardPhone) -> Float) -> (mean: Float, least: Float) {
            let values = phones.map { phone -> Float in
                let value = value(phone)
                return value < -20 ? -20 : value > 20 ? 20 : value
            }
            return (values.reduce(0, +) / Float(values.count), values.min() ?? 0)
        }
        let posterior = all(\.posterior)
        let flat = all(\.flatPosterior)
        let lead = all { $0.independent - $0.rival }
        self.init(
            posterior: posterior.mean,
            leastPosterior: posterior.least,
            flatPosterior: flat.mean,
            leastFlatPosterior: flat.least,
            worstState: all(\.worstState).least,
            lead: lead.mean,
            leastLead: lead.least,
            frames: hearing.words.reduce(0) { $0 + $1.frames.count },
            strayFrames: hearing.junctions.reduce(0) { $0 + $1.speechFrames },
            strayRun: hearing.junctions.map(\.gapRun).max() ?? 0,
            strayGain: hearing.junctions.map(\.loopGain).max() ?? 0
        )
    }
}
