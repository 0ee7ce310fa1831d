/// An Australian accent, which the packaged data lacks: a voice file of our own.
enum AustralianVoice {
    /// The file's name, by which the library finds it in a directory of voices.
    static let file = "en-au"

    /// General Australian from the library's southern British phonemes.
    ///
    /// The short front vowels stand one step higher (DRESS e, TRAP ɛ), STRUT is an open a and START its long twin, SQUARE
    /// is a long e, CURE falls in with THOUGHT, and a final -er is open. No two of these fall together. The diphthongs of the
    /// base, measured in its output, are wide already (FACE from 660/1780 Hz to 370/2150 Hz) and GOOSE is fronted.
    static let text = """
        name English (Australia)
        language en-au 2

        phonemes en
        dictionary en

        replace 00 E e
        replace 00 a E
        replace 00 V a
        replace 00 A: aa
        replace 00 A@ aa
        replace 00 e@ e:
        replace 00 U@ O:
        replace 03 @ a#
        replace 03 3 a#

        """

    /// How the accent's phonemes are written: the library would give the base accent's letters.
    ///
    /// Source: Harrington, Cox and Evans, "An acoustic phonetic study of broad, general, and cultivated Australian
    /// English vowels", 1997.
    static let letters: [String: String] = [
        "e": "e", "E": "æ", "a": "ɐ", "aa": "ɐː", "e:": "eː", "O:": "oː", "o@": "oː", "O@": "oː", "0": "ɔ", "eI": "æɪ",
        "aI": "ɑɪ",
        "OI": "oɪ", "aU": "æɔ", "oU": "əʉ", "u:": "ʉː", "i@": "ɪə", "i@3": "ɪə", "a#": "ɐ",
    ]
}
