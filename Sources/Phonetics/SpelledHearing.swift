public import Orthography

/// Everything that was measured of a word spelled aloud: numbers only, no verdict.
///
/// Scores are natural logarithms of likelihoods (nats) over the whole recording; a gain is how much better another
/// account of the recording is than the word's own letters, below 0 where the letters fit better.
public struct SpelledHearing: Sendable, Equatable {
    /// The language of the letters' names.
    public var language: Language
    /// The acoustic model's name.
    public var model: String
    /// How good the recording is.
    public var quality: SoundQuality
    /// The word's letters, in lower case; what may be left unsaid (hyphens, apostrophes) is not among them.
    public var letters: [Character]
    /// The frames of each letter, two letters said at once sharing theirs; empty where ``isAligned`` is false.
    public var spans: [Range<Int>]
    /// Whether the letters could be laid over the recording at all.
    public var isAligned: Bool
    /// Frames in which the free loop heard speech.
    public var speechFrames: Int
    /// Gain of a free loop of phones, phone penalties included.
    public var phoneGain: Float
    /// Gain of the best string of letters of any length.
    public var loopGain: Float
    /// That string.
    public var loop: [Character]
    /// The words that are one edit away, the best of each kind and place and letter, best first.
    public var rivals: [SpellingRival]

    public init(
        language: Language,
        model: String,
        quality: SoundQuality,
        letters: [Character],
        spans: [Range<Int>] = [],
        isAligned: Bool = false,
        speechFrames: Int = 0,
        phoneGain: Float = 0,
        loopGain: Float = 0,
        loop: [Character] = [],
        rivals: [SpellingRival] = []
    ) {
        self.language = language
        self.model = model
        self.quality = quality
        self.letters = letters
        self.spans = spans
        self.isAligned = isAligned
        self.speechFrames = speechFrames
        self.phoneGain = phoneGain
        self.loopGain = loopGain
        self.loop = loop
        self.rivals = rivals
    }
}

extension SpelledHearing {
    /// What two models heard, as if it were one: gains are weighed, and what only one of them could lay over the recording is
    /// left out. Another string of letters counts only as far as it does for both.
    ///
    /// - Parameter weight: of the other one's gains, 0…1.
    public func joined(with other: SpelledHearing, weight: Float) -> SpelledHearing {
        guard isAligned, other.isAligned, letters == other.letters else { return self }
        var joined = self
        func mixed(_ own: Float, _ others: Float) -> Float { (1 - weight) * own + weight * others }
        joined.model += "+" + other.model
        joined.phoneGain = mixed(phoneGain, other.phoneGain)
        if other.loopGain < loopGain {
            joined.loopGain = other.loopGain
            joined.loop = other.loop
        }
        func key(_ rival: SpellingRival) -> SpellingRival {
            SpellingRival(rival.kind, at: rival.index, letter: rival.letter, gain: 0)
        }
        var gains: [SpellingRival: Float] = [:]
        for rival in other.rivals { gains[key(rival)] = rival.gain }
        joined.rivals = rivals.compactMap { rival in
            gains[key(rival)].map { other in
                SpellingRival(rival.kind, at: rival.index, letter: rival.letter, gain: mixed(rival.gain, other))
            }
        }
        .sorted { ($0.gain, $1.kind.rawValue, $1.index) > ($1.gain, $0.kind.rawValue, $0.index) }
        return joined
    }
}

/// A word that differs from the one to be spelled in one edit, and how well it fits.
public struct SpellingRival: Sendable, Hashable {
    /// The edit. The raw value is what the JSON gives.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Another letter in a letter's place.
        case replaced
        /// A letter left out.
        case leftOut = "left out"
        /// A letter more, before the letter at the index.
        case added
        /// A letter and the one after it in each other's place.
        case swapped
    }

    public var kind: Kind
    /// The letter's place in the word, from 0; for an added one the place it stands before, the word's length at the end.
    public var index: Int
    /// What was said instead, or added; nil where something was left out or swapped.
    public var letter: Character?
    /// How much better it fits than the word. Nats.
    public var gain: Float

    public init(_ kind: Kind, at index: Int, letter: Character? = nil, gain: Float) {
        self.kind = kind
        self.index = index
        self.letter = letter
        self.gain = gain
    }
}
