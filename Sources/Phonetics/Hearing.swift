public import Orthography

/// Everything that was measured of one take against its target: numbers only, no verdict.
///
/// Log-likelihoods are natural logarithms (nats). A frame is 10 ms. Frames are counted from the start of the recording
/// and lie within it. Scores of a frame are relative to the frame's *total*: the logarithm of the summed likelihoods of
/// all context-independent senones, so that 0 is as good as the whole model, and −3 twenty times less likely.
public struct Hearing: Sendable, Equatable {
    /// The language of the target.
    public var language: Language
    /// The acoustic model's name.
    public var model: String
    /// Whether the model is another language's.
    public var isApproximate: Bool
    /// How good the recording is.
    public var quality: SoundQuality
    /// One for each word of the target, in order. Empty where ``isAligned`` is false.
    public var words: [HeardWord]
    /// One for each place between words: before the first, between each two, after the last. One more than ``words``.
    public var junctions: [Junction]
    /// The symbols of the model's phones, in the order of ``HeardPhone/rivals``.
    public var phoneSymbols: [String]
    /// What a free loop over the model's phones heard, in order, silence and noises too.
    public var loop: [LoopPhone]
    /// What was measured frame by frame.
    public var frames: FrameMeasures
    /// Frames of the recording before the first that was measured: silence before the speech.
    public var firstFrame = 0
    /// Whether the target could be laid over the recording at all; false where it is too short for it, or silent.
    public var isAligned: Bool
    /// The forced alignment's score over all frames, transitions included, relative to the totals. Nats.
    public var alignmentScore: Float
    /// The free loop's score over all frames, transitions and phone penalties included. Nats.
    public var loopScore: Float
    /// The score of the alignment that may put gaps between words. Nats.
    public var gapScore: Float
    /// Phones of the target's aligned pronunciations that are vowels: its syllables, roughly.
    public var syllableCount: Int

    public init(
        language: Language,
        model: String,
        isApproximate: Bool,
        quality: SoundQuality,
        words: [HeardWord] = [],
        junctions: [Junction] = [],
        phoneSymbols: [String] = [],
        loop: [LoopPhone] = [],
        frames: FrameMeasures = FrameMeasures(),
        isAligned: Bool = false,
        alignmentScore: Float = 0,
        loopScore: Float = 0,
        gapScore: Float = 0,
        syllableCount: Int = 0
    ) {
        self.language = language
        self.model = model
        self.isApproximate = isApproximate
        self.quality = quality
        self.words = words
        self.junctions = junctions
        self.phoneSymbols = phoneSymbols
        self.loop = loop
        self.frames = frames
        self.isAligned = isAligned
        self.alignmentScore = alignmentScore
        self.loopScore = loopScore
        self.gapScore = gapScore
        self.syllableCount = syllableCount
    }

    /// The length of so many frames in seconds.
    public static func seconds(frames: Int) -> Double { Double(frames) * 0.01 }

    /// Seconds from the start of the recording of a frame's beginning.
    public func seconds(ofFrame frame: Int) -> Double { Hearing.seconds(frames: frame + firstFrame) }
}

/// How good a recording is: what decides whether it can be judged. Decibels are relative to full scale.
public struct SoundQuality: Sendable, Equatable {
    /// Length of the recording in seconds.
    public var seconds: Double
    /// Seconds that stand out of the noise.
    public var speechSeconds: Double
    /// The greatest amplitude in decibels.
    public var peak: Double
    /// Mean level of the seconds of speech in decibels.
    public var speechLevel: Double
    /// Level of the background in decibels.
    public var noiseLevel: Double
    /// Speech against background in decibels.
    public var signalToNoise: Double
    /// Share of the samples that are cut off at full scale, 0…1.
    public var clippedShare: Double
    /// Frequency in hertz up to which there is speech.
    public var bandwidth: Double
    /// Nothing stands out of the noise.
    public var isSilent: Bool
    /// Too quiet to be judged.
    public var isQuiet: Bool
    /// Too much of it is cut off.
    public var isClipped: Bool
    /// The background is too loud.
    public var isNoisy: Bool
    /// Nothing above the telephone band is in it.
    public var isNarrowBand: Bool
    /// Too little speech.
    public var isShort: Bool

    public init(
        seconds: Double = 0,
        speechSeconds: Double = 0,
        peak: Double = -100,
        speechLevel: Double = -100,
        noiseLevel: Double = -100,
        signalToNoise: Double = 0,
        clippedShare: Double = 0,
        bandwidth: Double = 8_000,
        isSilent: Bool = false,
        isQuiet: Bool = false,
        isClipped: Bool = false,
        isNoisy: Bool = false,
        isNarrowBand: Bool = false,
        isShort: Bool = false
    ) {
        self.seconds = seconds
        self.speechSeconds = speechSeconds
        self.peak = peak
        self.speechLevel = speechLevel
        self.noiseLevel = noiseLevel
        self.signalToNoise = signalToNoise
        self.clippedShare = clippedShare
        self.bandwidth = bandwidth
        self.isSilent = isSilent
        self.isQuiet = isQuiet
        self.isClipped = isClipped
        self.isNoisy = isNoisy
        self.isNarrowBand = isNarrowBand
        self.isShort = isShort
    }
}

/// What was measured of one word.
public struct HeardWord: Sendable, Equatable {
    /// The word as the target has it.
    public var text: String
    /// The aligned frames, silence around the word not among them.
    public var frames: Range<Int>
    /// Which of the target's pronunciations fitted best.
    public var variant: Int
    /// How many pronunciations there were.
    public var variantCount: Int
    /// Whether the pronunciation was generated, as no dictionary has the word.
    public var isGenerated: Bool
    /// Its phones, in order.
    public var phones: [HeardPhone]
    /// Its syllables, where their tones are known; otherwise empty.
    public var syllables: [HeardSyllable] = []
    /// How much better the whole alignment gets without this word: usually far below 0; above 0 where the word was
    /// probably left out. Nats.
    public var omissionGain: Float
    /// How much better the whole alignment gets when a free phone loop stands in the word's place (its borders free,
    /// phone penalties included). Nats.
    public var loopGain: Float
    /// The same with the gap model in its place. Nats.
    public var gapGain: Float

    public init(
        text: String,
        frames: Range<Int>,
        variant: Int,
        variantCount: Int,
        isGenerated: Bool,
        phones: [HeardPhone],
        omissionGain: Float,
        loopGain: Float,
        gapGain: Float
    ) {
        self.text = text
        self.frames = frames
        self.variant = variant
        self.variantCount = variantCount
        self.isGenerated = isGenerated
        self.phones = phones
        self.omissionGain = omissionGain
        self.loopGain = loopGain
        self.gapGain = gapGain
    }
}

/// What was measured of one phone of a word. Means are over the phone's frames.
public struct HeardPhone: Sendable, Equatable {
    /// The model's symbol.
    public var symbol: String
    /// Whether it is a vowel.
    public var isVowel: Bool
    /// The aligned frames; empty only at the recording's very ends.
    public var frames: Range<Int>
    /// Mean score of the aligned senones, relative to the frames' totals (LISTENING's `am`). Nats.
    public var score: Float
    /// Mean of the aligned senones' score minus the free loop's (`llr`). Nats.
    public var ratio: Float
    /// The lowest mean score of any of the phone's states. Nats.
    public var worstState: Float
    /// Mean score of the same phone without context, its best state in each frame. Nats.
    public var independent: Float
    /// That of the best other phone, silence and noises not counted. Nats.
    public var rival: Float
    /// The best other phone's symbol.
    public var rivalSymbol: String
    /// How many other phones fit better, 0 for none.
    public var rank: Int
    /// Share of the frames in which the free loop heard this very phone, 0…1.
    public var loopShare: Float
    /// Share of the frames in which the free loop heard silence or noise, 0…1.
    public var silenceShare: Float
    /// Mean logarithm of the posterior of the phone's states without context, among all of them (`cp`). Nats.
    public var posterior: Float
    /// The same with likelihoods flattened to their third root. Nats.
    public var flatPosterior: Float
    /// Mean over the frames of how many other phones, silence and noises not counted, have a better state.
    public var frameRank: Float
    /// Share of the frames in which no other phone has a better state, 0…1.
    public var hitShare: Float
    /// Mean score of the frame's best state of any phone without context. Nats.
    public var best: Float
    /// Frames of each of the phone's states.
    public var stateFrames: [Int]
    /// For each phone of the model without context, in the model's order: mean score of the best way through its states
    /// from left to right over exactly these frames, transitions not counted. Nats.
    public var rivals: [Float]
    /// What the whole model makes of the phone and its surroundings; see ``Spectrum``.
    public var spectrum: [Float]

    /// A phone of which nothing is measured yet.
    public init(symbol: String, isVowel: Bool, frames: Range<Int>) {
        self.symbol = symbol
        self.isVowel = isVowel
        self.frames = frames
        score = 0
        ratio = 0
        worstState = 0
        independent = 0
        rival = 0
        rivalSymbol = symbol
        rank = 0
        loopShare = 0
        silenceShare = 0
        posterior = 0
        flatPosterior = 0
        frameRank = 0
        hitShare = 0
        best = 0
        stateFrames = []
        rivals = []
        spectrum = []
    }
}

/// What lies between two words of the target, before the first or after the last.
public struct Junction: Sendable, Equatable {
    /// Frames of silence in the forced alignment.
    public var silence: Range<Int>
    /// Of those, frames in which the free loop heard speech.
    public var speechFrames: Int
    /// Frames that the gap alignment spent here and that are not silence: an added word's.
    public var gapFrames: Int
    /// The longest run of them.
    public var gapRun: Int
    /// How much better the whole alignment gets with one piece of free phone loop inserted here. Nats, at least 0
    /// but for the loop's phone penalties.
    public var loopGain: Float
    /// The frames that this piece would take.
    public var loopFrames: Range<Int>

    public init(
        silence: Range<Int>,
        speechFrames: Int,
        gapFrames: Int,
        gapRun: Int,
        loopGain: Float,
        loopFrames: Range<Int>
    ) {
        self.silence = silence
        self.speechFrames = speechFrames
        self.gapFrames = gapFrames
        self.gapRun = gapRun
        self.loopGain = loopGain
        self.loopFrames = loopFrames
    }
}

/// A phone that the free loop heard.
public struct LoopPhone: Sendable, Equatable {
    /// The model's symbol.
    public var symbol: String
    /// Whether it is silence or a noise.
    public var isFiller: Bool
    /// Its frames.
    public var frames: Range<Int>
    /// Mean score relative to the frames' totals. Nats.
    public var score: Float

    public init(symbol: String, isFiller: Bool, frames: Range<Int>, score: Float) {
        self.symbol = symbol
        self.isFiller = isFiller
        self.frames = frames
        self.score = score
    }
}

/// Numbers a frame; all arrays have one element a frame of the recording.
public struct FrameMeasures: Sendable, Equatable {
    /// Level in decibels below full scale.
    public var level: [Float]
    /// Score of silence, relative to the total. Nats.
    public var silence: [Float]
    /// Score of the best single senone without context, relative to the total. Nats.
    public var best: [Float]
    /// Score of the free loop's senone, relative to the total. Nats.
    public var loop: [Float]
    /// Score of the forced alignment's senone, relative to the total; that of silence between words. Nats.
    public var aligned: [Float]
    /// Whether the free loop heard speech.
    public var isSpeech: [Bool]
    /// The pitch in hertz, 0 where there is no voice; empty where it was not measured.
    public var pitch: [Float] = []
    /// How periodic the sound is, 0…1; empty where ``pitch`` is.
    public var voicing: [Float] = []

    public init(
        level: [Float] = [],
        silence: [Float] = [],
        best: [Float] = [],
        loop: [Float] = [],
        aligned: [Float] = [],
        isSpeech: [Bool] = []
    ) {
        self.level = level
        self.silence = silence
        self.best = best
        self.loop = loop
        self.aligned = aligned
        self.isSpeech = isSpeech
    }

    /// Frames.
    public var count: Int { isSpeech.count }
}
