import Testing

@testable import Phonetics

/// Symbols of the models' phone sets, as their `mdef` files have them.
enum ModelPhones {
    static let english = Set(
        """
        AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
    static let french = Set(
        "aa ai an au bb ch dd ee ei eu ff gg gn ii in jj kk ll mm nn oe on oo ou pp rr ss tt un uu uy vv ww yy zz"
            .split(separator: " ").map(String.init)
    )
    static let spanish = Set(
        "a b ch d e f g gn i j k l ll m n o p r rr s t u x y z".split(separator: " ").map(String.init)
    )
    static let mandarin = Set(
        """
        a ai an ang ao as b c ch d e ei en eng er es f g h i ia ian iang iao ib ie if in ing iong iu j k l m n o ong os ou p q
        r s sh t u ua uai uan uang ui un uo ux uxan uxe uxn uxs w x y z zh
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
}

struct PhoneMapTests {
    /// What eSpeak NG writes in the seven languages, one phoneme each.
    static let phonemes = """
        a aː ã ɐ ɐ̃ ɑ ɑː ɑ̃ ɒ æ ʌ ə ɚ ɜː ɛ ɛː ɛ̃ e eː ẽ i iː ɪ ᵻ ĩ o oː õ ɔ ɔː ɔ̃ ø øː œ œ̃ u uː ʊ ũ y yː ʏ
        aɪ aʊ eɪ oʊ əʊ ɔɪ ɔø ɔʏ iə ɪə eə ʊə ai ei oi au eu ɐ̃ʊ̃ õʊ̃ ẽɪ̃
        b β d ð dʒ dz f ɡ ɣ h ç j ʝ k l ɫ ʎ m n ɲ ŋ p pf r ɾ ɹ ʁ s ʃ t tʃ ts θ v w ɥ x z ʒ
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    @Test("Every phoneme of the synthesizer has phones of the model", arguments: phonemes)
    func total(_ phoneme: String) {
        for phones in [ModelPhones.english, ModelPhones.french, ModelPhones.spanish] {
            let made = PhoneMap.pronunciations(ofIPA: [phoneme], phones: phones)
            #expect(!made.isEmpty, "\(phoneme) in \(phones.count) phones")
        }
    }

    @Test("The tables name only phones that the model has")
    func known() {
        for (table, phones) in [
            (PhoneTable.english, ModelPhones.english), (.french, ModelPhones.french), (.spanish, ModelPhones.spanish),
        ] {
            for (_, made) in table.entries { #expect(phones.isSuperset(of: made), "\(made)") }
        }
    }

    @Test("Every phone of every model has an IPA name")
    func names() {
        for phones in [ModelPhones.english, ModelPhones.french, ModelPhones.spanish, ModelPhones.mandarin] {
            let ipa = PhoneMap.ipa(phones: phones)
            let table = PhoneMap.table(for: phones)
            for phone in phones { #expect(table?.ipa[phone] != nil && !ipa(phone).isEmpty, "\(phone)") }
        }
    }

    @Test("Stress and length marks do not count; the longest symbol does")
    func marks() {
        func english(_ phonemes: [String]) -> String? {
            PhoneMap.pronunciations(ofIPA: phonemes, phones: ModelPhones.english).first?.description
        }
        #expect(english(["ʃ", "ˈiː", "p"]) == "SH IY P")
        #expect(english(["tʃ", "ɜː", "tʃ"]) == "CH ER CH")
        #expect(english(["ɑ̃"]) == "AA" || english(["ɑ̃"]) == "AA N")
        #expect(english(["ʔ"]) == nil)
        #expect(english([]) == nil)
    }

    @Test("The French model's list of sounds is wrong about uu: it is /y/")
    func frenchVowels() {
        func french(_ phoneme: String) -> String? {
            PhoneMap.pronunciations(ofIPA: [phoneme], phones: ModelPhones.french).first?.description
        }
        #expect(french("y") == "uu")
        #expect(french("u") == "ou")
        #expect(french("o") == "au")
        #expect(french("ɔ") == "oo")
    }

    @Test("Unknown phone sets give nothing")
    func unknown() {
        #expect(PhoneMap.pronunciations(ofIPA: ["a"], phones: ["Q1", "Q2"]).isEmpty)
        #expect(PhoneMap.ipa(phones: ["Q1"])("Q1") == "Q1")
    }

    @Test("Vowels of each language's models")
    func vowels() {
        #expect(PhoneSet.isVowel("IY", in: .english))
        #expect(!PhoneSet.isVowel("Y", in: .english))
        #expect(PhoneSet.isVowel("an", in: .french))
        #expect(!PhoneSet.isVowel("nn", in: .french))
        #expect(PhoneSet.isVowel("iong", in: .mandarin))
        #expect(!PhoneSet.isVowel("zh", in: .mandarin))
        #expect(PhoneSet.isVowel("a", in: .spanish))
        #expect(!PhoneSet.isVowel("gn", in: .spanish))
    }
}
