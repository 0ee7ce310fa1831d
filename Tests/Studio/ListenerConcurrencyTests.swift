import Audio
import Foundation
import Phonetics
import Recognition
import Synthesis
import Testing
import Waveforms

@testable import Studio

/// Run under the thread sanitizer too, where numeric loops are slow: half a second of sound.
struct ListenerConcurrencyTests {
    @Test("Listeners in several threads agree exactly")
    func agreement() throws {
        let samples = try Array(readSoundFile(Packaged.goForward).samples[7_000..<15_000])
        let waveform = Waveform(samples: samples)
        let alone = try Packaged.listener.hearing(of: waveform, for: Packaged.listener.prompt("go", in: .english))
        // A shelf of its own, so that the threads load the model at once as well.
        let listener = Listener(
            shelf: ModelShelf(places: [ModelShelf.packagedEnglish]),
            synthesizer: Synthesizer(cache: nil)
        )
        let found = Lock<[Hearing]>([])
        DispatchQueue.concurrentPerform(iterations: 4) { index in
            let prompt = try? listener.prompt(index % 2 == 0 ? "go" : "blorp", in: .english)
            guard let prompt, let hearing = try? listener.hearing(of: waveform, for: prompt) else { return }
            if index % 2 == 0 { found.use { $0.append(hearing) } }
        }
        #expect(found.use { $0 } == [alone, alone])
    }
}

private final class Lock<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = NSLock()
    init(_ value: Value) { self.value = value }
    func use<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
