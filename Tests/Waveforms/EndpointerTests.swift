import Testing

@testable import Waveforms

@Suite struct EndpointerTests {
    /// The last decision, and when it was taken in seconds.
    func run(_ sound: [Int16], block: Int = 320, _ endpointer: Endpointer = Endpointer()) -> (
        Endpointer.Decision, Double
    ) {
        var endpointer = endpointer
        for first in stride(from: 0, to: sound.count, by: block) {
            let decision = endpointer.push(Array(sound[first..<min(sound.count, first + block)]))
            if case .ended = decision { return (decision, endpointer.seconds) }
        }
        return (endpointer.decision, endpointer.seconds)
    }

    let room = noise(-60, seconds: 40, smoothing: 0.9)

    func inRoom(_ parts: [[Int16]]) -> [Int16] { mix(Array(parts.joined()), room) }

    @Test func silenceAfterSpeechEnds() {
        let sound = inRoom([silence(1), word(-25, seconds: 0.6), silence(5)])
        let (decision, seconds) = run(sound)
        #expect(decision == .ended(.silence))
        #expect(abs(seconds - 4.2) < 0.2)
    }

    @Test func speechIsFoundWhereItIs() {
        var endpointer = Endpointer()
        #expect(
            endpointer.push(inRoom([silence(1), word(-25, seconds: 0.6)]).dropLast(room.count - 25_600)) == .speaking
        )
        #expect(abs((endpointer.speechStart ?? 0) - 1.05) < 0.1)
        #expect(abs((endpointer.speechEnd ?? 0) - 1.55) < 0.1)
    }

    @Test(arguments: [20.0, 10.0])
    func twoSecondsOfThinkingDoNotCut(_ signalToNoise: Double) {
        let speech = silence(0.5) + word(-25, seconds: 0.6) + silence(2) + word(-25, seconds: 0.5) + silence(4)
        let sound = mix(speech, noise(-25 - signalToNoise, seconds: 7.6, smoothing: 0.5))
        let (decision, seconds) = run(sound)
        #expect(decision == .ended(.silence))
        #expect(seconds > 5.8)
    }

    @Test func pausesAreTold() {
        var endpointer = Endpointer()
        let sound = inRoom([word(-25, seconds: 0.6), silence(1.5)]).dropLast(room.count - 33_600)
        guard case .pausing(let seconds) = endpointer.push(Array(sound)) else {
            Issue.record("\(endpointer.decision)")
            return
        }
        #expect(abs(seconds - 1.55) < 0.1)
    }

    @Test func aWordAtTheVeryBeginningCounts() {
        let vowel = word(-20, seconds: 0.6).dropFirst(3_000).dropLast(3_000)
        let (decision, seconds) = run(inRoom([Array(vowel), silence(6)]))
        #expect(decision == .ended(.silence))
        #expect(seconds < 3.2)
    }

    @Test func aClickIsNotSpeech() {
        let click = tone(2_000, -6, seconds: 0.03)
        var endpointer = Endpointer()
        #expect(endpointer.push(Array(inRoom([silence(1), click, silence(3)]).prefix(64_000))) == .waiting)
    }

    @Test(arguments: [0, 1])
    func aMutedMicrophoneIsToldWithinTwoSeconds(_ step: Int16) {
        var sound = silence(10)
        for index in stride(from: 0, to: sound.count, by: 7) { sound[index] = step }
        let (decision, seconds) = run(sound)
        #expect(decision == .ended(.muted))
        #expect(seconds < 1.7)
    }

    @Test func quietButLivingIsNotMuted() {
        let sound = (0..<80_000).map { Int16($0 % 3) }
        #expect(run(sound).0 == .waiting)
    }

    @Test func silenceOfDigitsAfterSpeechIsASilence() {
        #expect(run(word(-25, seconds: 0.7) + silence(5)).0 == .ended(.silence))
    }

    @Test(arguments: [(0.0, -40.0), (0.9, -35), (0.99, -25), (0.5, -20)])
    func constantNoiseEndsAtTheLimitAndSaysSo(_ smoothing: Double, _ decibels: Double) {
        let (decision, seconds) = run(noise(decibels, seconds: 33, smoothing: smoothing))
        #expect(decision == .ended(.noise))
        #expect(seconds == 30)
    }

    @Test func aQuietRoomEndsAtTheLimitWithNothing() {
        let (decision, seconds) = run(room)
        #expect(decision == .ended(.nothing))
        #expect(seconds == 30)
    }

    @Test func endlessSpeechEndsAtTheLimit() {
        let sound = inRoom((0..<50).map { _ in word(-25, seconds: 0.6) + silence(0.2) })
        let (decision, seconds) = run(sound)
        #expect(decision == .ended(.limit))
        #expect(seconds == 30)
    }

    @Test func aFanSwitchedOnIsNotSpeech() {
        let fan = silence(3) + noise(-35, seconds: 12, smoothing: 0.8)
        let (decision, seconds) = run(mix(inRoom([silence(1), word(-20, seconds: 0.8)]), fan))
        #expect(decision == .ended(.silence))
        #expect(seconds < 9)
    }

    @Test(arguments: [1, 7, 160, 512, 16_000, 200_000])
    func piecesDoNotMatter(_ block: Int) {
        let sound = inRoom([silence(1), word(-25, seconds: 0.6), silence(2), word(-30, seconds: 0.4), silence(5)])
        var (whole, pieces) = (Endpointer(), Endpointer())
        _ = whole.push(sound)
        for first in stride(from: 0, to: sound.count, by: block) {
            _ = pieces.push(Array(sound[first..<min(sound.count, first + block)]))
        }
        #expect(whole.decision == pieces.decision)
        #expect(whole.seconds == pieces.seconds)
        #expect(whole.speechStart == pieces.speechStart)
        #expect(whole.speechEnd == pieces.speechEnd)
    }

    @Test func nothingFollowsTheEnd() {
        var endpointer = Endpointer()
        _ = endpointer.push(silence(3))
        #expect(endpointer.push(word(-20, seconds: 1)) == .ended(.muted))
        #expect(endpointer.seconds == 1.5)
    }

    @Test func strangeSettingsDoNoHarm() {
        for value in [0, -1, .nan, .infinity] as [Double] {
            #expect(run(word(-20, seconds: 1), Endpointer(pause: value, limit: value)).1 <= 1)
        }
        var slow = Endpointer(rate: -5)
        _ = slow.push(word(-20, seconds: 0.1))
    }
}
