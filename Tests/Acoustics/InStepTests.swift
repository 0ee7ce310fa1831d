@testable import Acoustics
import Testing

@Suite("Two recordings in step")
struct InStepTests {
    private func prosody(_ words: [Range<Int>], count: Int, pitch: Float = 100) -> Prosody {
        Prosody(
            pitch: Array(repeating: pitch, count: count),
            level: Array(repeating: -20, count: count),
            words: words,
            speech: 0..<count
        )
    }

    @Test("each word lies over the same word, and a pause of the one is a gap that the other has not")
    func words() {
        let model = prosody([10..<30, 30..<50], count: 60)
        let take = prosody([20..<60, 100..<120], count: 140)
        let step = InStep(model, take)
        #expect(step.isByWords)
        // 20 and 40 frames give 30, a gap of 0 and 40 gives 20, 20 and 20 give 20.
        #expect(step.length == 70)
        #expect(step.words(in: 70) == [0..<30, 50..<70])
        let columns = step.columns(70)
        #expect(columns[0].first.lowerBound == 10 && columns[0].second.lowerBound == 20)
        #expect(abs(columns[15].first.lowerBound - 20) < 1e-9 && abs(columns[15].second.lowerBound - 40) < 1e-9)
        #expect(columns[40].first.isEmpty, "the model does not pause")
        #expect(abs(columns[40].second.lowerBound - 80) < 1e-9)
        #expect(abs(columns[69].second.upperBound - 120) < 1e-9)
    }

    @Test("without words time runs from the beginning of speech to its end")
    func time() {
        var model = prosody([], count: 100)
        model.speech = 20..<60
        let take = prosody([], count: 200)
        let step = InStep(model, take)
        #expect(!step.isByWords)
        #expect(step.words(in: 10).isEmpty)
        let columns = step.columns(10)
        #expect(columns[5].first.lowerBound == 40 && columns[5].second.lowerBound == 100)
    }

    @Test("words that are not as many are not laid over each other")
    func counts() {
        #expect(!InStep(prosody([0..<5], count: 9), prosody([0..<5, 5..<9], count: 9)).isByWords)
    }

    @Test("a mean takes what has a value, and none where most has not")
    func means() {
        #expect(mean([1, nil, 3], over: 0..<3) == 2)
        #expect(mean([1, nil, nil, nil], over: 0..<4) == nil)
        #expect(mean([1, 5], over: 1.2..<1.4) == 5)
        #expect(mean([1, 5], over: 1..<1) == nil)
        #expect(mean([], over: 3..<9) == nil)
        #expect(mean([1], over: 0..<Double.infinity) == nil)
    }

    @Test("semitones are about the speaker's own median: an octave is twelve")
    func semitones() throws {
        var low = prosody([], count: 3)
        low.pitch = [100, 0, 200]
        #expect(low.semitones == [-12, nil, 0] || low.semitones == [0, nil, 12])
        #expect(prosody([], count: 4, pitch: 311).semitones == [0, 0, 0, 0])
        #expect(Prosody(pitch: [], level: [], speech: 0..<9).semitones.isEmpty)
    }
}
