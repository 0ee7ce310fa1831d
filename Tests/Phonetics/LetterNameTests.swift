import Testing

@testable import Phonetics

@Suite("letter names")
struct LetterNameTests {
    @Test("what is to be spelled of a text: its letters in lower case")
    func signs() throws {
        let english = try #require(LetterNames(.english))
        #expect(english.signs(of: " Café! ").map { String($0) } == "cafe")
        #expect(english.signs(of: "cafe\u{301}").map { String($0) } == "cafe")
        #expect(english.signs(of: "ｓｈｉｐ").map { String($0) } == "ship")
        #expect(english.signs(of: "it’s").map { String($0) } == "it's")
        let french = try #require(LetterNames(.french))
        #expect(french.signs(of: "arc-en-ciel").map { String($0) } == "arc-en-ciel")
        #expect(french.signs(of: "E\u{301}LE\u{300}VE").map { String($0) } == "élève")
        #expect(french.signs(of: "cœur").map { String($0) } == "cœur")
        let spanish = try #require(LetterNames(.spanish))
        #expect(spanish.signs(of: "¿Niño?").map { String($0) } == "niño")
    }

    @Test("what has no letters, or others, cannot be spelled", arguments: ["", "…", "10", "b4", "你好", "𠮷", "a你"])
    func unspellable(text: String) throws {
        #expect(try #require(LetterNames(.english)).signs(of: text) == nil)
    }

    @Test("every letter has names, and there are tables for three languages")
    func tables() throws {
        for language in LetterNames.languages {
            let names = try #require(LetterNames(language))
            #expect(Set("abcdefghijklmnopqrstuvwxyz").isSubset(of: names.letters))
            for letter in names.letters { #expect(!names.names(of: letter).isEmpty, "\(letter)") }
        }
        #expect(LetterNames(.german) == nil)
        #expect(try #require(LetterNames(.spanish)).letters.contains("ñ"))
        #expect(try #require(LetterNames(.french)).names(of: "é").contains("əaksɑ̃teɡy"))
        #expect(try #require(LetterNames(.french)).names(ofTwo: "l") == ["døɛl", "døzɛl", "dublɛl"])
    }

    @Test("British zed stands beside zee, and double u is w alone")
    func english() throws {
        let english = try #require(LetterNames(.english))
        #expect(english.names(of: "z") == ["ziː", "zɛd"])
        #expect(english.names(ofTwo: "l") == ["dʌbəlɛl"])
        #expect(english.names(ofTwo: "u").isEmpty)
    }

    @Test("the models' phones can make every name")
    func phones() throws {
        let cmu: Set<String> = [
            "AA", "AE", "AH", "AO", "AW", "AY", "B", "CH", "D", "DH", "EH", "ER", "EY", "F", "G", "HH", "IH", "IY",
            "JH", "K",
            "L", "M", "N", "NG", "OW", "OY", "P", "R", "S", "SH", "T", "TH", "UH", "UW", "V", "W", "Y", "Z", "ZH",
        ]
        let english = try #require(LetterNames(.english))
        func said(_ letter: Character) -> [String] {
            english.names(of: letter).flatMap { PhoneMap.pronunciations(ofIPA: [$0], phones: cmu) }.map(\.description)
        }
        #expect(said("z") == ["Z IY", "Z EH D"])
        #expect(said("h") == ["EY CH", "HH EY CH"])
        #expect(said("w") == ["D AH B AH L Y UW", "D AH B AH Y UW"])
        #expect(said("x") == ["EH K S"])
        #expect(said("r") == ["AA R", "AA"])
    }
}
