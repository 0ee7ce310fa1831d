import func Glibc.log10

/// Finds stretches of speech that stand alone, in a stream without an end.
///
/// A frame of 20 ms is speech where its power lies 6.5 dB above the noise floor and 80 of the 200 ms up to it do, as in
/// ``Endpointer``; the floor is the least power of any 100 ms in the last six seconds, and with every frame these six
/// seconds are looked at again. A stretch ends with a pause; what lies closer together is one stretch. What is found does
/// not depend on how the sound is cut into pieces, and memory does not grow.
public struct StretchFinder: Sendable {
    /// A stretch of speech between two pauses. Samples are counted from the beginning of the stream.
    public struct Stretch: Sendable, Equatable {
        public var samples: Range<Int>
        /// How far the louder half of it lies above the noise floor. Decibels.
        public var contrast: Float
        /// Whether it began too long ago: then only its end is known.
        public var isLong: Bool
        /// Seconds from the end of the stretch before it, or the most where it is the first; at most ``mostQuiet``.
        public var quietBefore: Double

        /// As many seconds of quiet as are told apart.
        public static let mostQuiet = 10.0
    }

    /// Seconds without speech that end a stretch.
    public let pause: Double

    private let rate: Int
    private let frame: Int
    private let pauseFrames: Int
    private var pending: [Int16] = []
    private var (lastIn, lastOut) = (0.0, 0.0)
    /// Power of each of the last frames, full scale 1.
    private var powers: [Double] = []
    /// How many frames are no longer among them.
    private var dropped = 0
    /// The frame up to which all was told.
    private var told = 0
    /// The frame after the last stretch that was told; nil before the first.
    private var lastEnd: Int?

    /// - Parameters:
    ///   - rate: samples a second.
    ///   - pause: seconds without speech that end a stretch, 0.1…2.
    public init(rate: Int = Waveform.judgedRate, pause: Double) {
        self.rate = max(50, rate)
        self.pause = min(max(pause, 0.1), 2)
        frame = self.rate / 50
        pauseFrames = Int((self.pause * 50).rounded())
    }

    /// Whether the last frame belongs to speech, or to a pause too short to end it.
    public private(set) var isSpeaking = false

    /// Takes in the next samples; answers the stretches that ended with them.
    public mutating func push(_ samples: [Int16]) -> [Stretch] {
        var found: [Stretch] = []
        for sample in samples {
            pending.append(sample)
            if pending.count == frame, let stretch = takeFrame() { found.append(stretch) }
        }
        return found
    }

    /// Ends the stream: what is being said ends with it.
    public mutating func finish() -> [Stretch] { look(isFinal: true).map { [$0] } ?? [] }

    private mutating func takeFrame() -> Stretch? {
        var sum = 0.0
        for sample in pending {
            // A high-pass filter at about 80 Hz.
            let value = Double(sample) / 32_768
            lastOut = value - lastIn + 0.97 * lastOut
            lastIn = value
            sum += lastOut * lastOut
        }
        pending.removeAll(keepingCapacity: true)
        powers.append(max(StretchFinder.leastPower, sum / Double(frame)))
        if powers.count > StretchFinder.memoryFrames {
            powers.removeFirst()
            dropped += 1
        }
        return look()
    }

    /// Looks at the last six seconds again: does a stretch end exactly now?
    private mutating func look(isFinal: Bool = false) -> Stretch? {
        let floor = floor
        let threshold = max(floor * StretchFinder.margin, StretchFinder.leastSpeech)
        var above = 0
        var last = -1
        var first = -1
        var isOpen = false
        for index in powers.indices {
            if powers[index] > threshold { above += 1 }
            if index >= 10, powers[index - 10] > threshold { above -= 1 }
            guard powers[index] > threshold, above >= 4, dropped + index >= told else { continue }
            if last < 0 || index - last > pauseFrames {
                // The frame that is the fourth of its 200 ms stands for the first of them.
                first = max(0, index - 3)
                isOpen = dropped > 0 && first < pauseFrames
            }
            last = index
        }
        guard last >= 0 else {
            isSpeaking = false
            return nil
        }
        isSpeaking = !isFinal && powers.count - 1 - last < pauseFrames
        guard !isSpeaking else { return nil }
        told = dropped + powers.count
        let quiet = lastEnd.map { Double(dropped + first - $0) / 50 } ?? Stretch.mostQuiet
        lastEnd = dropped + last + 1
        let loud = powers[first...last].sorted().suffix(max(1, (last - first + 1) / 2))
        let mean = loud.reduce(0, +) / Double(loud.count)
        return Stretch(
            samples: (dropped + first) * frame..<(dropped + last + 1) * frame,
            contrast: Float(10 * log10(mean / floor)),
            isLong: isOpen,
            quietBefore: min(max(quiet, 0), Stretch.mostQuiet)
        )
    }

    private var floor: Double {
        guard powers.count >= 5 else { return powers.min() ?? StretchFinder.leastPower }
        var sum = 0.0
        var least = Double.infinity
        for index in powers.indices {
            sum += powers[index]
            if index >= 5 { sum -= powers[index - 5] }
            if index >= 4 { least = min(least, sum / 5) }
        }
        return max(StretchFinder.leastPower, least)
    }

    private static let memoryFrames = 300
    /// −75 dBFS.
    private static let leastPower = 3.2e-8
    /// −62 dBFS.
    private static let leastSpeech = 6.3e-7
    /// 6.5 dB.
    private static let margin = 4.5
}
