public import Orthography

/// A language spoken with one of its accents.
public struct Voice: Sendable, Hashable {
    public let language: Language
    /// The accent's name on the command line and in the settings: `us`, `rp`, `419`.
    public let accent: String
    /// The language and place in English, such as `English (Scotland)`.
    public let name: String
    /// The name of the voice file the library is asked for.
    let file: String
    /// What the library calls the voice once it is set: a check that no other was taken in its place.
    let identifier: String

    /// Whether the voice file is of our own making and stands in a private directory.
    var isPrivate: Bool { file == AustralianVoice.file }

    /// Every voice, by language in the order of ``Language``, each language's default first.
    public static let all: [Voice] = [
        Voice(.english, "us", "English (United States)", "en-us", "gmw/en-US"),
        Voice(.english, "rp", "English (Received Pronunciation)", "en-gb-x-rp", "gmw/en-GB-x-rp"),
        Voice(.english, "scotland", "English (Scotland)", "en-gb-scotland", "gmw/en-GB-scotland"),
        Voice(.english, "lancaster", "English (Lancaster)", "en-gb-x-gbclan", "gmw/en-GB-x-gbclan"),
        Voice(.english, "west-midlands", "English (West Midlands)", "en-gb-x-gbcwmd", "gmw/en-GB-x-gbcwmd"),
        Voice(.english, "caribbean", "English (Caribbean)", "en-029", "gmw/en-029"),
        Voice(.english, "new-york", "English (New York City)", "en-us-nyc", "gmw/en-US-nyc"),
        Voice(.english, "australia", "English (Australia)", AustralianVoice.file, AustralianVoice.file),
        Voice(.french, "fr", "French (France)", "fr", "roa/fr"),
        Voice(.french, "be", "French (Belgium)", "fr-be", "roa/fr-BE"),
        Voice(.french, "ch", "French (Switzerland)", "fr-ch", "roa/fr-CH"),
        Voice(.spanish, "es", "Spanish (Spain)", "es", "roa/es"),
        Voice(.spanish, "419", "Spanish (Latin America)", "es-419", "roa/es-419"),
        Voice(.german, "de", "German", "de", "gmw/de"),
        Voice(.italian, "it", "Italian", "it", "roa/it"),
        Voice(.portuguese, "br", "Portuguese (Brazil)", "pt-br", "roa/pt-BR"),
        Voice(.portuguese, "pt", "Portuguese (Portugal)", "pt", "roa/pt"),
        Voice(.mandarin, "cn", "Mandarin Chinese", "cmn-latn-pinyin", "sit/cmn-Latn-pinyin"),
    ]

    /// The voices of a language, the default first.
    public static func voices(of language: Language) -> [Voice] {
        all.filter { $0.language == language }
    }

    /// The default voice of a language.
    public static func standard(_ language: Language) -> Voice {
        all.first { $0.language == language } ?? all[0]
    }

    /// The voice of an accent, named in any case as ``accent`` has it, or as the library names it (`en-gb-scotland`).
    ///
    /// Nil asks for the default. Throws ``SynthesisError/Kind/unknownAccent``.
    public init(_ language: Language, accent: String? = nil) throws(SynthesisError) {
        guard let accent else {
            self = Voice.standard(language)
            return
        }
        let wanted = accent.lowercased()
        let named = Voice.aliases[wanted] ?? wanted
        let found = Voice.voices(of: language).first { $0.accent == named || $0.file == named }
        guard let found else { throw SynthesisError(kind: .unknownAccent, subject: accent) }
        self = found
    }

    private static let aliases = [
        "gb": "rp", "uk": "rp", "en-gb": "rp", "au": "australia", "nyc": "new-york", "fr-fr": "fr", "es-es": "es",
        "pt-pt": "pt", "zh": "cn", "zh-cn": "cn", "cmn": "cn",
    ]

    private init(_ language: Language, _ accent: String, _ name: String, _ file: String, _ identifier: String) {
        self.language = language
        self.accent = accent
        self.name = name
        self.file = file
        self.identifier = identifier
    }
}
