import Orthography
import Testing

@testable import Phonetics

@Suite("what two models heard of a spelled word")
struct SpelledHearingTests {
    private func hearing(_ model: String, _ rivals: [SpellingRival], loop: Float, phones: Float) -> SpelledHearing {
        SpelledHearing(
            language: .french,
            model: model,
            quality: SoundQuality(seconds: 3),
            letters: Array("sel"),
            spans: [0..<10, 20..<30, 40..<50],
            isAligned: true,
            speechFrames: 30,
            phoneGain: phones,
            loopGain: loop,
            loop: Array(model),
            rivals: rivals
        )
    }

    @Test("gains are weighed and sorted anew; what one alone could lay over the recording is dropped")
    func joined() {
        let own = hearing(
            "fr",
            [
                SpellingRival(.replaced, at: 0, letter: "f", gain: 60), SpellingRival(.leftOut, at: 2, gain: 10),
                SpellingRival(.added, at: 3, letter: "e", gain: 5),
            ],
            loop: 50,
            phones: -20
        )
        let other = hearing(
            "en",
            [SpellingRival(.leftOut, at: 2, gain: 30), SpellingRival(.replaced, at: 0, letter: "f", gain: -60)],
            loop: 8,
            phones: -60
        )
        let joined = own.joined(with: other, weight: 0.5)
        #expect(
            joined.rivals == [
                SpellingRival(.leftOut, at: 2, gain: 20), SpellingRival(.replaced, at: 0, letter: "f", gain: 0),
            ]
        )
        #expect(joined.phoneGain == -40)
        #expect(joined.loopGain == 8 && joined.loop == Array("en"))
        #expect(joined.spans == own.spans)
        #expect(own.joined(with: other, weight: 0).rivals.map(\.gain) == [60, 10])
    }

    @Test("where one of them could not lay the letters over the recording, the other's word stands")
    func alone() {
        let own = hearing("fr", [], loop: 50, phones: -20)
        var other = hearing("en", [], loop: 8, phones: -60)
        other.isAligned = false
        #expect(own.joined(with: other, weight: 0.5) == own)
    }

    @Test("sounds that English lacks have stand-ins for the English model; other letters and English itself have none")
    func inEnglish() throws {
        let french = try #require(LetterNames(.french))
        #expect(french.heardInEnglish("j").map(\.description) == ["ZH IY"])
        #expect(french.heardInEnglish("b").isEmpty)
        let spanish = try #require(LetterNames(.spanish))
        #expect(spanish.heardInEnglish("g").map(\.description) == ["HH EY"])
        #expect(spanish.heardInEnglish("ñ").map(\.description) == ["EH N Y EY"])
        #expect(spanish.names(of: "y").contains("iɡɾieɡa"))
        let english = try #require(LetterNames(.english))
        #expect(english.letters.allSatisfy { english.heardInEnglish($0).isEmpty })
    }
}
