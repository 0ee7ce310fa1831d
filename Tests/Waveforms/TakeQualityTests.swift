import Foundation
import Testing

@testable import Waveforms

@Suite struct TakeQualityTests {
    func quality(_ samples: [Int16], rate: Int = 16_000) -> TakeQuality {
        TakeQuality(of: Waveform(samples: samples, rate: rate))
    }

    @Test(arguments: [30.0, 20, 15, 10, 5])
    func signalToNoiseIsMeasured(_ decibels: Double) {
        let speech = silence(0.5) + word(-20, seconds: 1) + silence(0.5) + word(-20, seconds: 1) + silence(0.5)
        let clean = quality(speech)
        let mixed = quality(mix(speech, noise(clean.speechDecibels - decibels, seconds: 3.5)))
        #expect(abs(mixed.signalToNoise - decibels) < 2, "\(mixed)")
        #expect(mixed.isNoisy == (decibels < 9))
        #expect(!mixed.isQuiet && !mixed.isClipped && !mixed.isSilent)
    }

    @Test func noiseAloneIsSilentAndNoisy() {
        for smoothing in [0, 0.5, 0.9] {
            let quality = quality(noise(-30, seconds: 3, smoothing: smoothing))
            #expect(quality.isNoisy)
            #expect(quality.isSilent || smoothing > 0.8)
            #expect(quality.noiseDecibels > -50)
        }
    }

    @Test func zerosAreZeros() {
        let zero = quality(silence(2))
        #expect(zero.isAllZero && zero.isSilent && zero.isQuiet)
        #expect(zero.peakDecibels == Level.floor && zero.noiseDecibels == Level.floor)
        #expect(quality(silence(1) + word(-30, seconds: 1)).isAllZero == false)
    }

    @Test func theShortestTakesAreMeasured() {
        for count in [0, 1, 2, 100, 511, 512, 513, 671, 672] {
            let short = quality([Int16](repeating: 100, count: count))
            #expect(short.seconds == Double(count) / 16_000)
            #expect(short.speechSeconds <= short.seconds)
        }
    }

    @Test func whatIsCutOffIsCounted() {
        let speech = word(-20, seconds: 1) + silence(0.3)
        #expect(quality(speech).clippedShare == 0)
        let loud = quality(speech.map { Int16(clamping: Int($0) * 12) })
        #expect(loud.isClipped)
        #expect(quality(tone(440, 0, seconds: 1).map { $0 == .max ? $0 - 1 : $0 }).clippedShare < 1)
    }

    @Test func quietSpeechIsQuiet() {
        #expect(quality(silence(0.3) + word(-65, seconds: 1)).isQuiet)
        #expect(!quality(silence(0.3) + word(-40, seconds: 1)).isQuiet)
    }

    @Test func aClickIsShort() {
        #expect(quality(mix(silence(2), silence(1) + tone(1_000, -10, seconds: 0.02))).isShort)
        #expect(!quality(silence(1) + word(-20, seconds: 0.5) + silence(1)).isShort)
    }

    @Test func aPieceCutOutOfSpeechIsShort() {
        #expect(quality(word(-20, seconds: 0.2)).isShort)
        #expect(!quality(word(-20, seconds: 0.33)).isShort)
    }

    @Test func bandwidthIsWhereTheSoundEnds() {
        // The word's harmonics end at 3,900 Hz; hiss reaches to the top.
        let narrow = silence(0.3) + word(-20, seconds: 1)
        #expect(quality(narrow).isNarrowBand)
        #expect(!quality(narrow + noise(-40, seconds: 0.3)).isNarrowBand)
    }

    @Test func halfTheRateBroughtUpIsNarrow() {
        let slow = mix(word(-20, seconds: 2), noise(-35, seconds: 2))
        let line = slow.indices.flatMap { index -> [Int16] in
            let next = index + 1 < slow.count ? slow[index + 1] : slow[index]
            return [slow[index], Int16((Int(slow[index]) + Int(next)) / 2)]
        }
        #expect(quality(line).isNarrowBand)
        #expect(quality(slow.flatMap { [$0, $0] }).isNarrowBand)
    }

    @Test func otherRatesAreMeasuredInTheirOwnHertz() {
        #expect(quality(noise(-30, seconds: 1), rate: 8_000).bandwidth < 4_100)
        #expect(quality(noise(-30, seconds: 1), rate: 48_000).bandwidth > 20_000)
    }
}
