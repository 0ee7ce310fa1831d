/// A model's `feat.params`: how samples become features.
public struct FeatureParameters: Sendable, Equatable {
    /// A value of the front end's configuration.
    public enum Value: Sendable, Equatable {
        case number(Double)
        case count(Int)
        case flag(Bool)
        case text(String)
    }

    /// What the front end is told: name with its dash, value.
    public let frontEnd: [(name: String, value: Value)]
    /// Streams of features as ranges of the 39; one range of all where the file names none.
    public let streams: [Range<Int>]

    public static func == (left: FeatureParameters, right: FeatureParameters) -> Bool {
        left.streams == right.streams && left.frontEnd.count == right.frontEnd.count
            && zip(left.frontEnd, right.frontEnd).allSatisfy { $0 == $1 }
    }

    /// Options that are passed to the front end, with the range that is sane for 16 kHz sound.
    ///
    /// The library reads beyond its spectrum where a filter holds no bin of it. In these ranges none does: with 60 filters
    /// from 0 to 3,000 Hz the narrowest is 38 Hz wide, and with 512 points the bins lie 31 Hz apart.
    private static let numbers: [String: ClosedRange<Double>] = [
        "-lowerf": 0...1_000, "-upperf": 3_000...8_000, "-wlen": 0.01...0.03, "-alpha": 0...1,
    ]
    private static let counts: [String: ClosedRange<Int>] = [
        "-nfilt": 13...60, "-lifter": 0...100, "-nfft": 512...2_048, "-ncep": 13...13,
    ]
    /// Frames a second: all that is measured counts on it.
    private static let frameRate = 100
    private static let flags: Set<String> = [
        "-remove_dc", "-remove_noise", "-round_filters", "-unit_area", "-doublebw",
    ]

    /// Reads the file's `-name value` pairs; throws where one cannot be followed.
    public init(_ text: String) throws(RecognitionError) {
        func damage(_ reason: String) -> RecognitionError {
            RecognitionError(.model, call: "feat.params", reason: reason)
        }
        var frontEnd: [(name: String, value: Value)] = []
        var streams = [0..<39]
        let fields = text.split { $0.isWhitespace }.map { String($0) }
        var index = 0
        while index < fields.count {
            let name = fields[index]
            guard name.hasPrefix("-"), index + 1 < fields.count else { throw damage("no value after \(name)") }
            let value = fields[index + 1]
            index += 2
            if let range = FeatureParameters.numbers[name] {
                guard let number = Double(value), range.contains(number) else { throw damage("\(name) \(value)") }
                frontEnd.append((name, .number(number)))
            } else if let range = FeatureParameters.counts[name] {
                guard let count = Int(value), range.contains(count) else { throw damage("\(name) \(value)") }
                frontEnd.append((name, .count(count)))
            } else if FeatureParameters.flags.contains(name) {
                guard let flag = FeatureParameters.flag(value) else { throw damage("\(name) \(value)") }
                frontEnd.append((name, .flag(flag)))
            } else if name == "-transform" {
                guard ["dct", "legacy", "htk"].contains(value) else { throw damage("\(name) \(value)") }
                frontEnd.append((name, .text(value)))
            } else if name == "-feat" {
                guard value == "1s_c_d_dd" else { throw damage("features \(value) are not known") }
            } else if name == "-svspec" {
                guard let ranges = FeatureParameters.ranges(value) else { throw damage("\(name) \(value)") }
                streams = ranges
            } else if name == "-frate" {
                guard Int(value) == FeatureParameters.frameRate else { throw damage("\(value) frames a second") }
            } else if name == "-agc" {
                guard value == "none" else { throw damage("\(name) \(value)") }
            } else if name == "-varnorm" {
                guard FeatureParameters.flag(value) == false else { throw damage("\(name) \(value)") }
            }
            // What is left (-cmn, -cmninit, -model, …) concerns the decoder, or is done here.
        }
        frontEnd.append(("-remove_silence", .flag(false)))
        frontEnd.append(("-dither", .flag(false)))
        self.frontEnd = frontEnd
        self.streams = streams
    }

    private init(frontEnd: [(name: String, value: Value)], streams: [Range<Int>]) {
        self.frontEnd = frontEnd
        self.streams = streams
    }

    /// The same for a voice whose resonances lie `factor` times as high as those of the voices the model knows, 0.8…1.6.
    ///
    /// The mel scale is stretched between the same ends, as sphinxbase's `inverse_linear` does it; L. Lee and R. Rose, "Speaker
    /// normalization using efficient frequency warping procedures", 1996.
    public func warped(by factor: Double) -> FeatureParameters {
        guard factor != 1, (0.8...1.6).contains(factor) else { return self }
        let warp: [(name: String, value: Value)] = [
            ("-warp_type", .text("inverse_linear")), ("-warp_params", .text("\(factor)")),
        ]
        return FeatureParameters(frontEnd: frontEnd + warp, streams: streams)
    }

    private static func flag(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "yes", "true", "1": true
        case "no", "false", "0": false
        default: nil
        }
    }

    /// `0-12/13-25/26-38`: only streams that follow each other and cover all features.
    private static func ranges(_ text: String) -> [Range<Int>]? {
        var ranges: [Range<Int>] = []
        for part in text.split(separator: "/") {
            let ends = part.split(separator: "-").compactMap { Int($0) }
            guard ends.count == 2, ends[0] == ranges.last?.upperBound ?? 0, ends[1] >= ends[0], ends[1] < 39 else {
                return nil
            }
            ranges.append(ends[0]..<ends[1] + 1)
        }
        return ranges.last?.upperBound == 39 ? ranges : nil
    }
}
