import Phonetics
import Waveforms

extension SoundQuality {
    /// What was measured of a take's sound.
    init(_ take: TakeQuality) {
        self.init(
            seconds: take.seconds,
            speechSeconds: take.speechSeconds,
            peak: take.peakDecibels,
            speechLevel: take.speechDecibels,
            noiseLevel: take.noiseDecibels,
            signalToNoise: take.signalToNoise,
            clippedShare: take.clippedShare,
            bandwidth: take.bandwidth,
            isSilent: take.isSilent,
            isQuiet: take.isQuiet,
            isClipped: take.isClipped,
            isNoisy: take.isNoisy,
            isNarrowBand: take.isNarrowBand,
            isShort: take.isShort
        )
    }
}
