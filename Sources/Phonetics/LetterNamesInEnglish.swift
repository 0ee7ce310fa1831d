extension LetterNames {
    /// How the English model may take the name of a French or Spanish letter, in its phones; empty for other letters, whose
    /// names it takes sound by sound.
    ///
    /// English has no short e at the end of a syllable, no clear l after a vowel, no /y/ and no /x/: what stands for such a
    /// sound is one of several.
    public func heardInEnglish(_ letter: Character) -> [Pronunciation] {
        let table = letters.contains("ê") ? Self.frenchInEnglish : letters.contains("ñ") ? Self.spanishInEnglish : [:]
        return (table[letter] ?? []).compactMap { Pronunciation($0) }
    }

    private static let frenchInEnglish: [Character: [String]] = [
        "a": ["AA", "AE"], "e": ["AH", "UH", "ER"], "g": ["ZH EY"], "h": ["AA SH", "AE SH"], "j": ["ZH IY"],
        "k": ["K AA", "K AE"], "l": ["EH L", "EH N L", "EH Y"], "o": ["OW", "AO"], "q": ["K Y UW", "K IY UW"],
        "r": ["EH R", "EH HH", "AE R", "AE EH R"], "u": ["Y UW", "IY UW"], "w": ["D UW B L AH V EY"],
    ]

    private static let spanishInEnglish: [Character: [String]] = [
        "f": ["EH F EY"], "g": ["HH EY"], "j": ["HH OW T AA", "HH AO T AA"], "l": ["EH L EY"], "m": ["EH M EY"],
        "n": ["EH N EY", "EH N EH"], "ñ": ["EH N Y EY"], "o": ["OW", "AO"], "r": ["EH R EY"], "s": ["EH S EY"],
        "u": ["UW"], "v": ["UW V EY"], "x": ["EH K IY S"], "y": ["IY G R IY EH G AA"],
    ]
}
