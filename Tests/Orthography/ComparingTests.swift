import Orthography
import Testing

/// Swift calls composed and decomposed forms equal: compare what they are made of.
private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

@Suite("Folding and comparing")
struct ComparingTests {
    @Test("Composed and decomposed forms turn into each other")
    func forms() {
        #expect(scalars(composed("e\u{301}")) == [0xE9])
        #expect(scalars(decomposed("é")) == [0x65, 0x301])
        #expect(scalars(composed("ǜ")) == [0x1DC])
        #expect(scalars(decomposed("ǜ")) == [0x75, 0x308, 0x300])
        #expect(scalars(composed("한")) == [0xD55C])
        #expect(composed("你好𠮷") == "你好𠮷")
        let long = String(repeating: "ṩ", count: 3_000)
        #expect(scalars(composed(decomposed(long))) == scalars(long))
    }

    @Test(
        "A search sees neither case nor accent nor kind of mark",
        arguments: [
            ("L’EAU", "l'eau"), ("l`eau", "l'eau"), ("lʼeau", "l'eau"), ("École", "ecole"), ("E\u{301}cole", "ecole"),
            ("œuf", "oeuf"), ("Straße", "strasse"), ("STRAẞE", "strasse"), ("ＡＢ１？", "ab1?"), ("你好。", "你好."),
            ("a\u{202F}!", "a !"), ("  a \t b ", "a b"), ("peut–être", "peut-etre"), ("«oui»", "\"oui\""),
            ("ﬁn", "fin"), ("Ærø", "aero"), ("lǜ", "lu"), ("ＬǙ", "lu"), ("𠮷", "𠮷"), ("so\u{AD}ft", "soft"),
            ("ɡē", "ge"), ("l´eau", "l'eau"), ("가", "가"), ("", ""),
        ]
    )
    func folding(text: String, expected: String) {
        #expect(scalars(folded(text)) == scalars(expected))
        #expect(scalars(folded(folded(text))) == scalars(folded(text)))
    }

    @Test(
        "Case, apostrophes, composition, marks and width are of no account",
        arguments: [
            ("L'EAU", "l’eau", Language.french), ("e\u{301}té", "Été", .french),
            ("Comment vas-tu", "Comment vas-tu\u{202F}?", .french),
            ("cómo estás", "¿Cómo estás?", .spanish), ("Ｈｅｌｌｏ！", "hello", .english),
            ("你好吗", "你 好 吗？", .mandarin), ("你好 , 𠮷", "你好，𠮷！", .mandarin),
        ]
    )
    func equal(typed: String, expected: String, language: Language) {
        #expect(likeness(of: typed, to: expected, in: language) == .same)
        #expect(isSame(typed, expected, in: language))
    }

    @Test("Accents and ligatures count only where spelling is strict")
    func accents() {
        for (typed, expected, language) in [
            ("ecole", "école", Language.french), ("oeuf", "œuf", .french), ("Strasse", "Straße", .german),
            ("schoen", "schön", .german), ("Uebung", "Übung", .german), ("schon", "schön", .german),
            ("anos", "años", .spanish),
        ] {
            #expect(likeness(of: typed, to: expected, in: language) == .plain, "\(typed)")
            #expect(isSame(typed, expected, in: language))
            #expect(!isSame(typed, expected, in: language, strictSpelling: true))
            #expect(isSame(expected, expected, in: language, strictSpelling: true))
        }
    }

    @Test("Other words are other words")
    func different() {
        for (typed, expected, language) in [
            ("ship", "sheep", Language.english), ("leau", "l'eau", .french), ("du bist", "bist du", .german),
            ("你好", "你们好", .mandarin), ("", "a", .english), ("shoen", "schön", .german), ("周", "州", .mandarin),
        ] {
            #expect(likeness(of: typed, to: expected, in: language) == .different, "\(typed)")
        }
    }

    @Test("Escapes stand for letters a keyboard lacks")
    func escapes() {
        #expect(scalars(unescaped("\\'ecole")) == scalars("école"))
        #expect(unescaped("\\'Ecole \\oeuf gar\\,con \\^ile na\\:if") == "École œuf garçon île naïf")
        #expect(unescaped("\\?Qu\\'e\\~nu?") == "¿Quéñu?")
        #expect(unescaped("\\`a Stra\\sse \\\\ \\z \\'") == "à Straße \\ \\z \\'")
        #expect(unescaped("你好\\") == "你好\\")
        #expect(isSame(unescaped("\\'ecole"), "école", in: .french, strictSpelling: true))
    }

    @Test("Sentences agree in their final mark across scripts")
    func marks() {
        #expect(finalMark(of: "How are you?") == .question)
        #expect(finalMark(of: "你好吗？ ") == .question)
        #expect(finalMark(of: "好！”") == .exclamation)
        #expect(finalMark(of: "What?!") == .question)
        #expect(finalMark(of: "What!?") == .question)
        #expect(finalMark(of: "再见。") == .statement)
        #expect(finalMark(of: "Oui…») ") == .statement)
        #expect(finalMark(of: "¿Qué") == nil)
        #expect(finalMark(of: "Comment ? oui") == nil)
        #expect(finalMark(of: "") == nil)
    }

    @Test("Language codes are read in any spelling")
    func codes() {
        #expect(Language(code: "zh_CN.UTF-8") == .mandarin)
        #expect(Language(code: "EN-gb") == .english)
        #expect(Language(code: "cmn") == .mandarin)
        #expect(Language(code: "ru") == nil)
        #expect(Language(code: "") == nil)
    }
}
