import Acoustics
import Testing

struct FeatureTests {
    @Test("Changes over time, as sphinxbase computes them")
    func changes() {
        // Cepstrum number 0 of frame t is t², all others 0.
        var cepstra: [Float] = []
        for frame in 0..<10 { cepstra += [Float(frame * frame)] + [Float](repeating: 0, count: 12) }
        var features: [Float] = []
        Features.append(5..<6, of: cepstra, mean: [Float](repeating: 0, count: 13), to: &features)
        #expect(features.count == 39)
        #expect(features[0] == 25)
        #expect(features[13] == 49 - 9)
        #expect(features[26] == (64 - 16) - (36 - 4))
    }

    @Test("Frames beyond an end are the frame at that end")
    func edges() {
        let cepstra = (0..<4).flatMap { [Float](repeating: Float($0), count: 13) }
        var features: [Float] = []
        Features.append(0..<4, of: cepstra, mean: [Float](repeating: 1, count: 13), to: &features)
        #expect(features.count == 4 * 39)
        #expect(features[0] == -1)
        #expect(features[13] == 2)
        #expect(features[3 * 39 + 13] == 2)
    }

    @Test("The mean is that of the chosen frames")
    func mean() {
        let cepstra = (0..<4).flatMap { [Float](repeating: Float($0), count: 13) }
        #expect(Features.mean(cepstra) { $0 > 1 } == [Float](repeating: 2.5, count: 13))
        #expect(Features.mean(cepstra) { _ in false } == nil)
        #expect(Features.mean([]) { _ in true } == nil)
    }
}
