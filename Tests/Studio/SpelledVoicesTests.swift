import Audio
import Foundation
import Orthography
import Phonetics
import Recognition
import Scoring
import Synthesis
import Testing
import Waveforms

@testable import Studio

/// Words joined from people's single letters, of voices that the models do not know well.
struct SpelledVoicesTests {
    private static let cache =
        ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? NSHomeDirectory() + "/.cache"
    private static let listener = Listener(
        shelf: ModelShelf(places: ModelShelf.found(in: [cache + "/aloud/models"]) + [ModelShelf.packagedEnglish]),
        synthesizer: Synthesizer(cache: nil)
    )
    private static let june = "/usr/share/asterisk/sounds/fr_CA_f_June/letters/"

    /// The letters with a fifth of a second of nothing between them; nil, said aloud, where they cannot be had.
    private func spelled(_ word: String) throws -> Waveform? {
        guard Self.listener.shelf.place(for: .french)?.isApproximate == false else {
            print("SKIPPED: no French model")
            return nil
        }
        var samples = [Int16](repeating: 0, count: 4_800)
        for letter in word {
            let path = Self.june + "\(letter).g722"
            guard let clip = try Packaged.prompt(path) else { return nil }
            let peak = clip.map { abs(Int($0)) }.max() ?? 0
            let first = clip.firstIndex { abs(Int($0)) > peak / 40 } ?? 0
            let last = clip.lastIndex { abs(Int($0)) > peak / 40 } ?? 0
            samples += clip[max(0, first - 640)..<min(clip.count, last + 640)]
            samples += [Int16](repeating: 0, count: 3_200)
        }
        return Waveform(samples: samples)
    }

    private func verdict(_ waveform: Waveform, on word: String) throws -> SpellingVerdict {
        judge(try Self.listener.hearing(of: waveform, for: Self.listener.spelling(of: word, in: .french)))
    }

    @Test("a Canadian voice that a French model alone hears badly spells its words", arguments: ["compris", "belle"])
    func canadian(word: String) throws {
        guard let waveform = try spelled(word) else { return }
        #expect(try verdict(waveform, on: word).passed)
    }

    @Test("and its misspelled words are not taken for them", arguments: [("compris", "combris"), ("belle", "bele")])
    func misspelled(word: String, said: String) throws {
        guard let waveform = try spelled(said) else { return }
        #expect(try verdict(waveform, on: word).passed == false)
    }

    @Test("silence is measured as silence, with two models as with one")
    func silence() throws {
        let empty = Waveform(samples: [Int16](repeating: 0, count: 16_000))
        let english = try Self.listener.spelling(of: "a", in: .english)
        #expect(try judge(Self.listener.hearing(of: empty, for: english)).outcome == .unheard)
        guard Self.listener.shelf.place(for: .french)?.isApproximate == false else { return }
        #expect(try verdict(empty, on: "été").outcome == .unheard)
        #expect(try verdict(Waveform(samples: []), on: "été").outcome == .unheard)
    }

    @Test("the hiss of a room fills what was cut out between words, and stays below them")
    func hiss() throws {
        let parameters = try FeatureParameters("-lowerf 130 -upperf 6800 -nfilt 25 -transform dct -lifter 22")
        let nothing = [Int16](repeating: 0, count: 16_000)
        let plain = try Take.cepstra(of: nothing, parameters, hiss: 0)
        let noisy = try Take.cepstra(of: nothing, parameters, hiss: 16)
        #expect(plain.count == noisy.count && plain.count / 13 >= 100 + 2 * Take.padding - 2)
        #expect(noisy.allSatisfy { $0.isFinite })
        // The first cepstrum follows the loudness.
        #expect(noisy[50 * 13] > plain[50 * 13] + 10)
        #expect(try Take.cepstra(of: nothing, parameters, hiss: 16) == noisy)
        #expect(try Take.cepstra(of: nothing, parameters, hiss: .nan) == plain)
    }
}
