/// Finds where speech begins and ends while it comes in.
///
/// A frame of 20 ms is speech where its power lies 6.5 dB above the noise floor and 80 of the 200 ms up to it do. The noise
/// floor is the least power of any 100 ms among the last four seconds; when it falls or rises, these four seconds are
/// looked at again, so a word at the very beginning counts and a fan that is switched on does not. Nothing ends in a
/// pause of two seconds: 2.6 s without speech after speech end a take, since the faint edges of words are taken for
/// silence. What is decided does not depend on how the sound is cut into pieces.
public struct Endpointer: Sendable {
    /// How a take ended.
    public enum End: Sendable, Equatable {
        /// Silence after speech.
        case silence
        /// The time was up, with speech in it.
        case limit
        /// The time was up, with nothing but steady noise above −50 dBFS.
        case noise
        /// The time was up, with nothing heard.
        case nothing
        /// The first one and a half seconds hold no sound at all: a muted microphone.
        case muted
    }

    /// What is known after the last samples.
    public enum Decision: Sendable, Equatable {
        /// No speech yet.
        case waiting
        /// Speech, or the first moments after it.
        case speaking
        /// This many seconds without speech after speech, from 0.2.
        case pausing(seconds: Double)
        /// Stays so.
        case ended(End)
    }

    /// Seconds without speech that end a take.
    public let pause: Double
    /// Seconds after which a take ends in any case.
    public let limit: Double

    private let rate: Int
    private let frame: Int
    private let limitSamples: Int
    private var pending: [Int16] = []
    private var count = 0
    private var end: End?

    /// What was taken in, for the muted microphone.
    private var (least, most) = (Int16.max, Int16.min)
    /// The last sample and the last output of the filter that takes away hum and a constant.
    private var (lastIn, lastOut) = (0.0, 0.0)
    /// Power of each frame, full scale 1.
    private var powers: [Double] = []
    private var isSpeech: [Bool] = []

    /// - Parameters:
    ///   - rate: samples a second.
    ///   - pause: seconds without speech that end a take.
    ///   - limit: the longest take in seconds, at most an hour.
    public init(rate: Int = Waveform.judgedRate, pause: Double = 2.6, limit: Double = 30) {
        self.rate = max(50, rate)
        self.pause = pause > 0 ? pause : 0
        self.limit = limit > 0 ? min(limit, 3_600) : 0
        frame = self.rate / 50
        limitSamples = Int(self.limit * Double(self.rate))
    }

    /// Seconds taken in.
    public var seconds: Double { Double(count) / Double(rate) }

    /// Where the first speech begins, in seconds; nil before any.
    public var speechStart: Double? { firstSpeech.map { Double($0 * frame) / Double(rate) } }

    /// Where the last speech so far ends, in seconds; nil before any.
    public var speechEnd: Double? { lastSpeech.map { Double(($0 + 1) * frame) / Double(rate) } }

    /// The noise floor of the last four seconds in dBFS, at least −75.
    public var noiseDecibels: Double { decibels(power: floor) }

    /// Takes in the next samples. What comes after the end is ignored.
    public mutating func push(_ samples: [Int16]) -> Decision {
        for sample in samples where end == nil {
            count += 1
            least = min(least, sample)
            most = max(most, sample)
            pending.append(sample)
            if pending.count == frame { takeFrame() }
            if end == nil && count >= limitSamples { end = endAtLimit }
        }
        return decision
    }

    /// What is known so far.
    public var decision: Decision {
        if let end { return .ended(end) }
        guard let last = lastSpeech else { return .waiting }
        let still = Double((powers.count - 1 - last) * frame) / Double(rate)
        return still < 0.2 ? .speaking : .pausing(seconds: still)
    }

    private mutating func takeFrame() {
        var sum = 0.0
        for sample in pending {
            // A high-pass filter at about 80 Hz.
            let value = Double(sample) / 32_768
            lastOut = value - lastIn + Self.memory * lastOut
            lastIn = value
            sum += lastOut * lastOut
        }
        pending.removeAll(keepingCapacity: true)
        powers.append(max(Self.leastPower, sum / Double(frame)))
        isSpeech.append(false)
        look()

        if case .pausing(let seconds) = decision, seconds >= pause {
            end = .silence
        } else if count >= rate * 3 / 2, Int(most) - Int(least) <= 1 {
            end = .muted
        }
    }

    /// Looks at the last four seconds again, in the light of their noise floor.
    private mutating func look() {
        let threshold = max(floor * Self.margin, Self.leastSpeech)
        let first = max(0, powers.count - Self.memoryFrames)
        var above = powers.indices.dropLast(powers.count - first).suffix(10).filter { powers[$0] > threshold }.count
        for index in first..<powers.count {
            if powers[index] > threshold { above += 1 }
            if index >= 10, powers[index - 10] > threshold { above -= 1 }
            isSpeech[index] = powers[index] > threshold && above >= 4
        }
    }

    private var floor: Double {
        let recent = powers.suffix(Self.memoryFrames)
        guard recent.count >= 5 else { return recent.min() ?? Self.leastPower }
        var sum = 0.0
        var least = Double.infinity
        for index in recent.indices {
            sum += recent[index]
            if index >= recent.startIndex + 5 { sum -= recent[index - 5] }
            if index >= recent.startIndex + 4 { least = min(least, sum / 5) }
        }
        return max(Self.leastPower, least)
    }

    private var firstSpeech: Int? {
        // The frame that is the fourth of its 200 ms stands for the first of them.
        isSpeech.firstIndex(of: true).map { max(0, $0 - 3) }
    }

    private var lastSpeech: Int? { isSpeech.lastIndex(of: true) }

    private var endAtLimit: End {
        guard lastSpeech == nil else { return .limit }
        if Int(most) - Int(least) <= 1 { return .muted }
        return floor > Self.noise ? .noise : .nothing
    }

    private static let memory = 0.97
    private static let memoryFrames = 200
    /// −75 dBFS.
    private static let leastPower = 3.2e-8
    /// −62 dBFS.
    private static let leastSpeech = 6.3e-7
    /// −50 dBFS.
    private static let noise = 1e-5
    /// 6.5 dB.
    private static let margin = 4.5
}
