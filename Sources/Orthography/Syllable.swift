/// A syllable of Mandarin in pinyin.
public struct Syllable: Sendable, Hashable {
    /// Lower-case letters without tone, with ü: `lü`, `zhang`, `ê`. One of ``Pinyin/table``.
    public let letters: String
    /// 1…4, 5 for the neutral tone; nil where none is written.
    public var tone: Int?
    /// Whether it ends in the r of 儿: `huār`.
    public var isErhua: Bool

    /// Nil where the letters are no syllable of Mandarin, or the tone is none.
    public init?(_ letters: String, tone: Int? = nil, isErhua: Bool = false) {
        guard Pinyin.parts[letters] != nil else { return nil }
        // e with its r is er, and er cannot take another.
        if isErhua, letters == "e" || letters == "er" { return nil }
        if let tone, !(1...5).contains(tone) { return nil }
        self.letters = letters
        self.tone = tone
        self.isErhua = isErhua
    }

    /// The initial as written, `zh`, or empty: `y` and `w` are no initials.
    public var initial: String { Pinyin.parts[letters]?.initial ?? "" }

    /// The final in full, whatever the spelling rules make of it: `üan` in yuan and xuan, `iu` in you, `ui` in wei.
    public var final: String { Pinyin.parts[letters]?.final ?? letters }

    /// With a tone mark: `lǜ`, `huār`; neutral and unwritten tones bear none.
    public var marked: String {
        let plain = letters + (isErhua ? "r" : "")
        guard let tone, let mark = Syllable.marks[tone] else { return plain }
        var scalars = String.UnicodeScalarView()
        let place = Syllable.markPlace(plain)
        for (index, scalar) in plain.unicodeScalars.enumerated() {
            scalars.append(scalar)
            if index == place { scalars.append(mark) }
        }
        return composed(String(scalars))
    }

    /// With a tone number: `lü4`, `huar1`; an unwritten tone has none, the neutral one 5.
    public var numbered: String {
        letters + (isErhua ? "r" : "") + (tone.map { String($0) } ?? "")
    }

    /// The syllable with another tone.
    public func toned(_ tone: Int) -> Syllable {
        var other = self
        other.tone = (1...5).contains(tone) ? tone : self.tone
        return other
    }

    private static let marks: [Int: Unicode.Scalar] = [1: "\u{304}", 2: "\u{301}", 3: "\u{30C}", 4: "\u{300}"]

    /// The index of the scalar that bears the mark: a or e, else the o of ou, else the last vowel, else the nasal.
    private static func markPlace(_ letters: String) -> Int {
        let scalars = Array(letters.unicodeScalars)
        if let index = scalars.firstIndex(where: { $0 == "a" || $0 == "e" || $0 == "ê" }) { return index }
        if let index = scalars.firstIndex(of: "o"), scalars.dropFirst(index + 1).first == "u" { return index }
        if let index = scalars.lastIndex(where: { "iouü".unicodeScalars.contains($0) }) { return index }
        return scalars.firstIndex { $0 == "m" || $0 == "n" } ?? 0
    }
}
