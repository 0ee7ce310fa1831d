public import Orthography

/// What a reading is found by.
public enum SoundKey {
    /// The letters of the syllables without tones and spaces, the r of erhua as `er`: `zhangda`, `lüe`, `huaer`.
    public static func letters(of syllables: [Syllable]) -> String {
        syllables.map { $0.letters + ($0.isErhua ? "er" : "") }.joined()
    }

    /// The first letter of each syllable: `zgr`.
    public static func initials(of syllables: [Syllable]) -> String {
        String(syllables.compactMap(\.letters.first))
    }

    /// Whether a reading agrees with what was typed: the same syllables, and the same tone where one was typed.
    public static func agrees(_ reading: [Syllable], with typed: [Syllable]) -> Bool {
        let (reading, typed) = (spread(reading), spread(typed))
        return reading.count == typed.count
            && zip(reading, typed).allSatisfy { own, typed in
                own.letters == typed.letters && (typed.tone == nil || (own.tone ?? 5) == typed.tone)
            }
    }

    /// Whether a reading begins with what was typed, syllable by syllable.
    public static func begins(_ reading: [Syllable], with typed: [Syllable]) -> Bool {
        let count = spread(typed).count
        return agrees(Array(spread(reading).prefix(count)), with: typed)
    }

    /// The r of erhua as a syllable of its own, so that huār, huā r, huāer and hua1 r5 are one.
    private static func spread(_ syllables: [Syllable]) -> [Syllable] {
        syllables.flatMap { syllable -> [Syllable] in
            guard syllable.isErhua, let er = Syllable("er") else { return [syllable] }
            var plain = syllable
            plain.isErhua = false
            return [plain, er]
        }
    }
}
