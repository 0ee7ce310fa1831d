public import Orthography

/// What people call the letters of a language when they spell a word aloud, and how that sounds.
///
/// The sounds are in the International Phonetic Alphabet, as eSpeak NG says the names; ``PhoneMap`` turns them into a
/// model's phones. A letter may have several names: British zed beside zee, `uve` beside `be corta`.
public struct LetterNames: Sendable {
    /// The letters that have a name, in the table's order.
    public let letters: [Character]
    private let single: [Character: [String]]
    private let broad: [Character: [String]]
    private let doubled: [Character: [String]]
    private let marks: [Character: [String]]

    /// The names of a language's letters; nil where there is no table for it.
    public init?(_ language: Language) {
        switch language {
        case .english: self = .english
        case .french: self = .french
        case .spanish: self = .spanish
        default: return nil
        }
    }

    /// The most letters of a word that is spelled.
    public static let longestWord = 40

    /// The languages that have a table.
    public static let languages: [Language] = [.english, .french, .spanish]

    /// How a letter may be said, in IPA; empty where it has no name.
    public func names(of letter: Character) -> [String] { single[letter] ?? [] }

    /// How a letter is said in a broad accent, in IPA; empty where that has no names of its own.
    ///
    /// Broad English and Australian `a` sounds much like a general `i`: the accents are not to be mixed in one word.
    public func broadNames(of letter: Character) -> [String] { broad[letter] ?? [] }

    /// How two of a letter may be said at once (`double l`, `deux l`, `doble ele`), in IPA; empty where nobody does.
    public func names(ofTwo letter: Character) -> [String] { doubled[letter] ?? [] }

    /// How a hyphen or an apostrophe may be said, in IPA. It may be left unsaid.
    public func names(ofMark mark: Character) -> [String] { marks[mark] ?? [] }

    /// What is to be spelled of a text: its letters in lower case, hyphens and apostrophes; nil where something in it
    /// has no name (a digit, a Chinese character) or there is no letter.
    ///
    /// A letter that the language does not know stands for its plain ones: `é` in English for `e`, `œ` in Spanish for
    /// `o` `e`. White space is passed over, and so are full stops and the like at the ends.
    public func signs(of text: some StringProtocol) -> [Character]? {
        var signs: [Character] = []
        for character in composed(trimmingMarks(text).lowercased()) {
            if character.isWhitespace { continue }
            if single[character] != nil {
                signs.append(character)
                continue
            }
            let plain = folded(String(character))
            guard !plain.isEmpty, plain.allSatisfy({ single[$0] != nil || marks[$0] != nil }) else { return nil }
            signs += plain
        }
        return signs.contains { single[$0] != nil } ? signs : nil
    }

    private func trimmingMarks(_ text: some StringProtocol) -> String {
        let kept = Array(text)
        let isEdge: (Character) -> Bool = { !$0.isLetter && !$0.isNumber }
        let start = kept.firstIndex { !isEdge($0) } ?? kept.count
        let end = kept.lastIndex { !isEdge($0) } ?? start - 1
        return start <= end ? String(kept[start...end]) : ""
    }

    /// - Parameters:
    ///   - table: a letter a line, and its names parted by `|`; after `/` those of a broad accent.
    ///   - accents: what may follow a letter's own name, for the letters given.
    ///   - two: what is said before a letter's name for two of it; `~` before a name that begins with a vowel alone.
    ///   - never: letters of which nobody says two at once, as it is another letter's name.
    private init(
        _ table: String,
        accents: [(letters: String, plain: String, names: [String])] = [],
        two: [String],
        never: String = "",
        marks: [Character: [String]]
    ) {
        var letters: [Character] = []
        var single: [Character: [String]] = [:]
        var broad: [Character: [String]] = [:]
        for line in table.split(whereSeparator: \.isNewline) {
            let fields = line.split(separator: " ", maxSplits: 1)
            guard fields.count == 2, let letter = fields[0].first else { continue }
            letters.append(letter)
            let accents = fields[1].split(separator: "/").map { names in
                names.split(separator: "|").map { String($0.filter { $0 != " " }) }
            }
            single[letter] = accents.first
            if accents.count > 1 { broad[letter] = accents[1] }
        }
        for (accented, plain, names) in accents {
            for (letter, base) in zip(accented, plain) {
                if single[letter] == nil { letters.append(letter) }
                let spoken = (single[base] ?? []).flatMap { name in names.map { name + $0.filter { $0 != " " } } }
                single[letter, default: []] += spoken
            }
        }
        var doubled: [Character: [String]] = [:]
        let vowels: Set<Unicode.Scalar> = ["a", "e", "i", "o", "u", "y", "ɛ", "ə", "ø", "ɑ", "ɔ"]
        for letter in letters where !never.contains(letter) && letter.isASCII {
            let names = (single[letter] ?? []).prefix(2)
            doubled[letter] = names.flatMap { name in
                two.compactMap { word in
                    guard word.last == "~" else { return word + name }
                    let isVowel = name.unicodeScalars.first.map { vowels.contains($0) } ?? false
                    return isVowel ? word.dropLast() + name : nil
                }
            }
        }
        self.letters = letters
        self.single = single
        self.broad = broad
        self.doubled = doubled
        self.marks = marks
    }

    private static let english = LetterNames(
        """
        a eɪ / æiː
        b biː
        c siː
        d diː
        e iː
        f ɛf
        g dʒiː
        h eɪtʃ|heɪtʃ / æiːtʃ|hæiːtʃ
        i aɪ / aɪ|ɔɪ
        j dʒeɪ / dʒæiː
        k keɪ / kæiː
        l ɛl
        m ɛm
        n ɛn
        o oʊ / ʌuː|oʊ
        p piː
        q kjuː
        r ɑːɹ|ɑː
        s ɛs
        t tiː
        u juː
        v viː
        w dʌbəljuː|dʌbəjuː
        x ɛks
        y waɪ / waɪ|wɔɪ
        z ziː|zɛd
        """,
        two: ["dʌbəl"],
        never: "uw",
        marks: ["-": ["haɪfən", "dæʃ"], "'": ["əpɑːstɹəfiː"]]
    )

    private static let french = LetterNames(
        """
        a a
        b be
        c se
        d de
        e ə|ø|œ
        f ɛf
        g ʒe
        h aʃ
        i i
        j ʒi
        k ka
        l ɛl
        m ɛm
        n ɛn
        o o
        p pe
        q ky
        r ɛʁ
        s ɛs
        t te
        u y
        v ve
        w dubləve
        x iks
        y iɡʁɛk
        z zɛd
        é e|eaksɑ̃teɡy
        è ɛ|ɛaksɑ̃ɡʁav
        ê ɛaksɑ̃siʁkɔ̃flɛks
        œ oədɑ̃lo|ədɑ̃lo|oə
        """,
        accents: [
            ("é", "e", ["aksɑ̃teɡy", "teɡy"]),
            ("èàù", "eau", ["aksɑ̃ɡʁav"]),
            ("êâîôû", "eaiou", ["aksɑ̃siʁkɔ̃flɛks", "ʃapo"]),
            ("ëïü", "eiu", ["tʁema"]),
            ("ç", "c", ["sedij"]),
        ],
        two: ["dø", "døz~", "dubl"],
        never: "vw",
        marks: ["-": ["tiʁɛ", "tʁɛdynjɔ̃"], "'": ["apostʁɔf"]]
    )

    private static let spanish = LetterNames(
        """
        a a
        b be|beɡɾande|belaɾɡa|bealta
        c θe|se
        d de
        e e
        f efe
        g xe
        h atʃe
        i i|ilatina
        j xota
        k ka
        l ele
        m eme
        n ene
        ñ eɲe
        o o
        p pe
        q ku
        r ere|eɾe
        s ese
        t te
        u u
        v uβe|be|bekoɾta|bebaxa|betʃika
        w uβedoble|dobleuβe|doblebe|bedoble|dobleu
        x ekis
        y iɡɾjeɡa|iɡɾieɡa|ʝe
        z θeta|seta
        """,
        accents: [
            ("áéíóú", "aeiou", ["konaθento", "konasento", "asentuada", "konatilde", "kontilde"]),
            ("ü", "u", ["kondjeɾesis"]),
        ],
        two: ["doble"],
        never: "uvw",
        marks: ["-": ["ɡion"], "'": ["apostɾofo"]]
    )
}
