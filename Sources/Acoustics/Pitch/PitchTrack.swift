/// The pitch of a recording, a value every 10 ms; frame n lies around the middle of the recogniser's frame n.
public struct PitchTrack: Sendable, Equatable {
    /// The fundamental frequency in hertz, ``PitchTracker/lowest``…``PitchTracker/highest``; 0 where there is no voice.
    public var frequency: [Float]
    /// How periodic the sound is, 0…1: at 1 each period repeats the one before. Also given where there is no voice.
    public var voicing: [Float]

    public init(frequency: [Float] = [], voicing: [Float] = []) {
        self.frequency = frequency
        self.voicing = voicing
    }

    /// Some of the frames; those that were not measured have no voice.
    public func only(_ range: Range<Int>) -> PitchTrack {
        func part(_ values: [Float]) -> [Float] { range.map { values.indices.contains($0) ? values[$0] : 0 } }
        return PitchTrack(frequency: part(frequency), voicing: part(voicing))
    }
}
