extension Syllable {
    /// The syllable in the International Phonetic Alphabet with its tone in tone letters: `ʈʂɑŋ˨˩˦`.
    ///
    /// The neutral tone and an unwritten one bear no tone letters.
    public var ipa: String {
        initialIPA + finalIPA + (tone.flatMap { Syllable.contours[$0] } ?? "")
    }

    /// The initial in the International Phonetic Alphabet; empty where there is none.
    public var initialIPA: String { Syllable.initials[initial] ?? "" }

    /// The final in the International Phonetic Alphabet, without its tone; ˞ where the r of 儿 colours it.
    public var finalIPA: String {
        var result = Syllable.finals[final] ?? final
        if final == "i" {
            if ["z", "c", "s"].contains(initial) { result = "ɹ̩" }
            if ["zh", "ch", "sh", "r"].contains(initial) { result = "ɻ̩" }
        }
        if letters == "o" { result = "ɔ" }
        return result + (isErhua ? "˞" : "")
    }

    private static let contours = [1: "˥", 2: "˧˥", 3: "˨˩˦", 4: "˥˩"]

    private static let initials = [
        "b": "p", "p": "pʰ", "m": "m", "f": "f", "d": "t", "t": "tʰ", "n": "n", "l": "l", "g": "k", "k": "kʰ", "h": "x",
        "j": "tɕ", "q": "tɕʰ", "x": "ɕ", "zh": "ʈʂ", "ch": "ʈʂʰ", "sh": "ʂ", "r": "ʐ", "z": "ts", "c": "tsʰ", "s": "s",
    ]

    private static let finals = [
        "a": "a", "o": "wo", "e": "ɤ", "ê": "ɛ", "er": "ɚ", "ai": "aɪ", "ei": "eɪ", "ao": "ɑʊ", "ou": "oʊ", "an": "an",
        "en": "ən", "ang": "ɑŋ", "eng": "əŋ", "ong": "ʊŋ", "i": "i", "ia": "ja", "io": "jɔ", "ie": "jɛ", "iao": "jɑʊ",
        "iu": "joʊ", "ian": "jɛn", "in": "in", "iang": "jɑŋ", "ing": "iŋ", "iong": "jʊŋ", "u": "u", "ua": "wa",
        "uo": "wo",
        "uai": "waɪ", "ui": "weɪ", "uan": "wan", "un": "wən", "uang": "wɑŋ", "ueng": "wəŋ", "ü": "y", "üe": "ɥɛ",
        "üan": "ɥɛn", "ün": "yn", "m": "m̩", "n": "n̩", "ng": "ŋ̍",
    ]
}
