import Orthography
import Phonetics
import Testing

@testable import Scoring

/// What follows from the quality of a recording and from the limits, whatever was fitted.
struct RuleTests {
    private func hearing(_ change: (inout SoundQuality) -> Void) -> Hearing {
        var quality = SoundQuality(signalToNoise: 40)
        change(&quality)
        return Hearing(language: .english, model: "none", isApproximate: false, quality: quality)
    }

    @Test func unheardForAReason() {
        let cases: [(UnheardReason, (inout SoundQuality) -> Void)] = [
            (.silence, { $0.isSilent = true }), (.quiet, { $0.isQuiet = true }), (.noise, { $0.isNoisy = true }),
            (.narrowBand, { $0.isNarrowBand = true }), (.short, { $0.isShort = true }),
            (
                .clipped,
                {
                    $0.isClipped = true
                    $0.clippedShare = 0.3
                }
            ),
        ]
        for (reason, change) in cases {
            let verdict = judge(hearing(change))
            #expect(verdict.outcome == .unheard)
            #expect(verdict.reason == reason)
            #expect(verdict.score == 0)
            #expect(verdict.words.isEmpty)
        }
    }

    @Test func silenceOutranksEveryOtherReason() {
        let verdict = judge(
            hearing {
                $0.isSilent = true
                $0.isShort = true
                $0.isNoisy = true
            }
        )
        #expect(verdict.reason == .silence)
    }

    @Test func aLittleClippingIsJudgedAllTheSame() {
        for (share, reason) in [(0.01, nil), (0.16, nil), (0.17, UnheardReason.clipped)] {
            let verdict = judge(
                hearing {
                    $0.isClipped = true
                    $0.clippedShare = share
                }
            )
            #expect(verdict.reason == reason)
        }
    }

    @Test func aLittleNoiseIsNotHeldAgainstTheLearnerEither() {
        #expect(judge(hearing { $0.signalToNoise = 13.9 }).reason == .noise)
        #expect(judge(hearing { $0.signalToNoise = 14 }).outcome == .wrong)
    }

    @Test func ofATakeThatIsTooShortNothingElseIsSaid() {
        let verdict = judge(
            hearing {
                $0.isShort = true
                $0.isNoisy = true
                $0.isNarrowBand = true
            }
        )
        #expect(verdict.reason == .short)
    }

    @Test func whatCannotBeAlignedIsAnotherPhrase() {
        for strictness in Strictness.allCases {
            #expect(judge(hearing { _ in }, strictness: strictness).outcome == .wrong)
        }
    }

    @Test func stricterIsNeverMoreLenient() {
        for (lenient, strict) in [(Limits.gentle, Limits.normal), (.normal, .strict)] {
            #expect(lenient.phrase <= strict.phrase)
            #expect(lenient.word <= strict.word)
            #expect(lenient.wrongWord <= strict.wrongWord)
            #expect(lenient.unclearWord <= strict.unclearWord)
            #expect(lenient.leftOut >= strict.leftOut)
            #expect(lenient.added >= strict.added)
        }
        for limits in [Limits.gentle, .normal, .strict] { #expect(limits.wrongWord <= limits.unclearWord) }
    }

    @Test func calibrationsRise() {
        for tables in [Fitted.english, Fitted.french, Fitted.spanish, Fitted.mandarin] {
            guard let tables else {
                Issue.record("a table cannot be read")
                continue
            }
            for score in [tables.words, tables.missing, tables.added, tables.phrase] {
                #expect(score.scale.slope > 0)
            }
        }
        #expect(probability(-1_000) >= 0)
        #expect(probability(1_000) <= 1)
        #expect(probability(1) > probability(0))
    }

    @Test func tablesOfOtherModelsAreNotUsed() {
        #expect(Fitted.tables(for: ["SIL", "a"]) == nil)
        #expect(Fitted.tables(for: Fitted.english?.symbols ?? []) != nil)
    }
}
