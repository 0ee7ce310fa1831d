import Phonetics
import Testing

@testable import Scoring

/// What is computed here is what `Scripts/fit` computed, on hearings that it wrote down.
struct AgreementTests {
    static let languages: [(String, Tables?)] = [
        ("English", Fitted.english), ("French", Fitted.french), ("Spanish", Fitted.spanish),
        ("Mandarin", Fitted.mandarin),
    ]

    private func expect(_ got: [Double], _ expected: [Double]?, within share: Double, _ what: Comment) {
        guard let expected else {
            Issue.record(what)
            return
        }
        #expect(got.count == expected.count, what)
        for (index, (one, other)) in zip(got, expected).enumerated() {
            #expect(abs(one - other) <= share * max(1, abs(other)), "\(what) \(index)")
        }
    }

    @Test(arguments: [0, 1, 2, 3]) func agrees(_ language: Int) throws {
        let (name, found) = AgreementTests.languages[language]
        let tables = try #require(found, "the table of \(name) can be read")
        var reading = try FixtureReading(name, tables: tables)
        for fitting in try reading.all() {
            let evidence = try #require(Evidence(fitting.hearing, tables))
            let expected = fitting.expected
            expect(evidence.words.flatMap { $0.map(\.network) }, expected["network"]?[0], within: 0.01, "network")
            let words = evidence.wordFeatures()
            for (index, features) in words.enumerated() {
                expect(features, expected["word-features"]?[index], within: 0.01, "feature of word \(index),")
            }
            let scores = words.map { tables.words($0) }
            expect(scores, expected["word-scores"]?[0], within: 0.05, "score of word")
            expect(words.map { tables.missing($0) }, expected["missing-scores"]?[0], within: 0.05, "missing")
            let junctions = evidence.junctionFeatures(scores)
            for (index, features) in junctions.enumerated() {
                expect(features, expected["junction-features"]?[index], within: 0.02, "feature of junction \(index),")
            }
            let added = junctions.map { tables.added($0) }
            // A tree may turn at a feature that was written down rounded.
            expect(added, expected["added-scores"]?[0], within: 0.08, "added")
            let phrase = evidence.phraseFeatures(scores, added)
            expect(phrase, expected["phrase-features"]?[0], within: 0.02, "feature of the phrase")
            expect([tables.phrase(phrase)], expected["phrase-score"]?[0], within: 0.05, "phrase")
            guard let experts = tables.experts else { continue }
            let phones = evidence.phoneMarkFeatures(scores, usual: { tables.usualMark(of: $0) }, phrase: phrase)
            let marks = phones.map { $0.map { experts.phone($0) } }
            expect(marks.flatMap { $0 }, expected["phone-marks"]?[0], within: 0.02, "mark of phone")
            let wordMarks = words.indices.map {
                experts.word(evidence.wordMarkFeatures(words[$0], phoneMarks: marks[$0], phrase: phrase))
            }
            expect(wordMarks, expected["word-marks"]?[0], within: 0.02, "mark of word")
            expect([experts.total(phrase)], expected["total-mark"]?[0], within: 0.02, "total")
            expect([experts.fluency(phrase)], expected["fluency-mark"]?[0], within: 0.02, "fluency")
        }
    }
}
