import Testing

@testable import Waveforms

@Suite struct LevelTests {
    @Test func knownLevels() {
        #expect(abs(Level(of: tone(440, 0, seconds: 1)).rmsDecibels - -3.01) < 0.02)
        #expect(abs(Level(of: tone(440, -20, seconds: 1)).peakDecibels - -20) < 0.02)
        #expect(abs(Level(of: noise(-30, seconds: 1)).rmsDecibels - -30) < 0.2)
        #expect(Level(of: [Int16.min]).peak == 1)
    }

    @Test func nothingIsTheFloor() {
        #expect(Level(of: []).rmsDecibels == Level.floor)
        #expect(Level(of: silence(0.1)).peakDecibels == Level.floor)
    }

    @Test func meterRisesAtOnceAndFallsSlowly() {
        var meter = LevelMeter()
        meter.push(tone(440, 0, seconds: 0.02))
        let loud = meter.level
        #expect(loud > 0.9)
        meter.push(silence(0.5))
        #expect(abs(meter.level - (loud - 0.2)) < 0.001)
        #expect(meter.peak == loud)
        meter.push(silence(5))
        #expect(meter.level == 0)
    }

    @Test func meterStaysInItsScale() {
        var meter = LevelMeter(rate: 0)
        meter.push([])
        #expect(meter.level == 0)
        meter.push([.min, .max])
        #expect(meter.level > 0.999 && meter.level <= 1 && meter.isClipping)
    }

    @Test func meterShowsClippingForASecond() {
        var meter = LevelMeter()
        meter.push([.max])
        meter.push(tone(440, -20, seconds: 0.5))
        #expect(meter.isClipping)
        meter.push(tone(440, -20, seconds: 0.6))
        #expect(!meter.isClipping)
    }
}
