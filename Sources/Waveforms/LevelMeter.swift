/// A moving level for the screen, fed as the sound comes in.
///
/// It rises at once and falls by 24 dB a second; the peak mark stays for a second. How the sound is cut into pieces
/// changes only how finely it follows.
public struct LevelMeter: Sendable {
    /// dBFS that is shown as nothing.
    public static let quietest = -60.0

    /// Level to show, 0 (``quietest``) … 1 (full scale).
    public private(set) var level = 0.0
    /// Greatest level of the last second or so, 0…1.
    public private(set) var peak = 0.0
    /// Whether a sample at the end of the range was seen within the last second.
    public private(set) var isClipping = false

    private let rate: Double
    private var sincePeak = 0.0
    private var sinceClipping = 0.0

    /// - Parameter rate: samples a second.
    public init(rate: Int = Waveform.judgedRate) { self.rate = Double(max(1, rate)) }

    /// Takes in the next samples.
    public mutating func push(_ samples: [Int16]) {
        guard !samples.isEmpty else { return }
        let seconds = Double(samples.count) / rate
        let now = Level(of: samples)
        let shown = max(0, min(1, 1 - now.rmsDecibels / Self.quietest))
        level = max(shown, level - seconds * Self.fall)

        sincePeak += seconds
        if shown >= peak {
            peak = shown
            sincePeak = 0
        } else if sincePeak > 1 {
            peak = max(shown, peak - seconds * Self.fall)
        }

        sinceClipping += seconds
        if now.peak >= 32_767.0 / 32_768 {
            isClipping = true
            sinceClipping = 0
        } else if sinceClipping > 1 {
            isClipping = false
        }
    }

    /// 24 dB a second, in parts of the scale.
    private static let fall = 24 / -quietest
}
