import Foundation
import Orthography
import Synthesis
import Testing

@Suite("Concurrency of speech")
struct ConcurrencyTests {
    @Test("Many callers at once are each served their own voice")
    func manyCallers() async throws {
        let scratch = Scratch()
        let synthesizer = Synthesizer(cache: scratch.path)
        let voices = Voice.all.filter { $0.language != .mandarin }
        let expected = try voices.map { try synthesizer.ipa(of: "Bonjour amigo, 70 water.", $0) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for caller in 0..<8 {
                group.addTask {
                    for round in 0..<6 {
                        synthesizer.prepare(voices[(caller + round) % voices.count])
                        let index = (caller * 5 + round) % voices.count
                        let voice = voices[index]
                        let ipa = try synthesizer.ipa(of: "Bonjour amigo, 70 water.", voice)
                        #expect(ipa == expected[index], "\(voice.name)")
                        let speech = try synthesizer.speak("Bonjour amigo.", voice, wordsPerMinute: 80 + 50 * caller)
                        var count = 0
                        while let chunk = try speech.next() { count += chunk.samples.count }
                        #expect(count > 3_000)
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("One speech is drawn, asked and cancelled from several threads")
    func oneSpeech() async throws {
        let synthesizer = Synthesizer(cache: nil)
        for round in 0..<6 {
            let text = String(repeating: "This is a long sentence that goes on and on. ", count: 40)
            let speech = try synthesizer.speak(text, Voice.standard(.english))
            await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { while try speech.next() != nil {} }
                group.addTask { while try speech.next() != nil {} }
                group.addTask { for moment in 0..<200 { _ = speech.word(at: Double(moment)) } }
                group.addTask {
                    try await Task.sleep(for: .milliseconds(round * 3))
                    speech.cancel()
                }
            }
            #expect(try speech.next() == nil)
            #expect(speech.isCancelled)
        }
    }

    @Test("A speech that nobody draws or holds ends its thread")
    func abandoned() async throws {
        let synthesizer = Synthesizer(cache: nil)
        let text = String(repeating: "This is a long sentence that goes on and on. ", count: 100)
        for _ in 0..<40 { _ = try synthesizer.speak(text, Voice.standard(.english)) }
        for _ in 0..<200 where threads() > 20 { try await Task.sleep(for: .milliseconds(20)) }
        #expect(threads() <= 20)
    }

    /// How many threads the process has.
    private func threads() -> Int {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []).count
    }
}
