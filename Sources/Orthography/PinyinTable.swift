/// Pinyin: its syllables, its spellings, its tones in connected speech.
public enum Pinyin {
    /// A syllable's initial and final.
    struct Parts: Sendable, Equatable {
        var initial: String
        var final: String
    }

    /// Every syllable of the standard, without tones, in alphabetical order (ü after u).
    public static let table: [String] = parts.keys.sorted { sortKey($0) < sortKey($1) }

    /// Which initials each final follows; `0` where the final stands alone.
    ///
    /// Source: 汉语拼音方案 (1958), with the syllables that 通用规范汉字表 (2013) reads besides.
    private static let scheme: [(final: String, initials: String)] = [
        ("a", "0 b p m f d t n l g k h zh ch sh z c s"),
        ("o", "0 b p m f l"),
        ("e", "0 m d t n l g k h zh ch sh r z c s"),
        ("ê", "0"),
        ("er", "0"),
        ("ai", "0 b p m d t n l g k h zh ch sh z c s"),
        ("ei", "0 b p m f d n l g k h zh sh z"),
        ("ao", "0 b p m d t n l g k h zh ch sh r z c s"),
        ("ou", "0 p m f d t n l g k h zh ch sh r z c s"),
        ("an", "0 b p m f d t n l g k h zh ch sh r z c s"),
        ("en", "0 b p m f d n g k h zh ch sh r z c s"),
        ("ang", "0 b p m f d t n l g k h zh ch sh r z c s"),
        ("eng", "b p m f d t n l g k h zh ch sh r z c s"),
        ("ong", "d t n l g k h zh ch r z c s"),
        ("i", "0 b p m d t n l j q x zh ch sh r z c s"),
        ("ia", "0 d l j q x"),
        ("io", "0"),
        ("ie", "0 b p m d t n l j q x"),
        ("iao", "0 b p m d t n l j q x"),
        ("iu", "0 m d n l j q x"),
        ("ian", "0 b p m d t n l j q x"),
        ("in", "0 b p m n l j q x"),
        ("iang", "0 n l j q x"),
        ("ing", "0 b p m d t n l j q x"),
        ("iong", "0 j q x"),
        ("u", "0 b p m f d t n l g k h zh ch sh r z c s"),
        ("ua", "0 g k h zh ch sh"),
        ("uo", "0 d t n l g k h zh ch sh r z c s"),
        ("uai", "0 g k h zh ch sh"),
        ("ui", "0 d t g k h zh ch sh r z c s"),
        ("uan", "0 d t n l g k h zh ch sh r z c s"),
        ("un", "0 d t l g k h zh ch sh r z c s"),
        ("uang", "0 g k h zh ch sh"),
        ("ueng", "0"),
        ("ü", "0 n l j q x"),
        ("üe", "0 n l j q x"),
        ("üan", "0 j q x"),
        ("ün", "0 j q x"),
        ("m", "0 h"),
        ("n", "0"),
        ("ng", "0 h"),
    ]

    /// The parts of each syllable, by its spelling.
    static let parts: [String: Parts] = {
        var result: [String: Parts] = [:]
        for (final, initials) in scheme {
            for initial in initials.split(separator: " ") {
                let start = initial == "0" ? "" : String(initial)
                result[spelling(start, final)] = Parts(initial: start, final: final)
            }
        }
        return result
    }()

    /// The letters of the longest syllable.
    static let longest = 6

    /// How an initial and a final are written together.
    private static func spelling(_ initial: String, _ final: String) -> String {
        if initial.isEmpty { return alone(final) }
        if "jqx".contains(initial), final.hasPrefix("ü") { return initial + "u" + final.dropFirst() }
        return initial + final
    }

    private static func alone(_ final: String) -> String {
        switch final {
        case "i", "in", "ing": return "y" + final
        case "u": return "wu"
        case "iu": return "you"
        case "ui": return "wei"
        case "un": return "wen"
        case "ueng": return "weng"
        default: break
        }
        switch final.first {
        case "i": return "y" + final.dropFirst()
        case "u": return "w" + final.dropFirst()
        case "ü": return "yu" + final.dropFirst()
        default: return final
        }
    }

    private static func sortKey(_ letters: String) -> String {
        letters.replacing("ü", with: "u~").replacing("ê", with: "e~")
    }
}
