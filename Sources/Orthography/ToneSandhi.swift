extension Pinyin {
    /// A word of a sentence: its syllables in citation tones and the characters they are written with.
    public struct Word: Sendable, Equatable {
        public var syllables: [Syllable]
        /// One for each syllable; empty where the characters are not known. The 儿 of erhua belongs to its syllable.
        public var characters: [Character]

        public init(_ syllables: [Syllable], characters: [Character] = []) {
            self.syllables = syllables
            self.characters = characters.count == syllables.count ? characters : []
        }
    }

    /// The tones as they are spoken, in a stretch of speech without a pause.
    ///
    /// - 不 is second before a fourth tone, and neutral between two of the same verb (是不是).
    /// - 一 is second before a fourth tone (and before 个), fourth before the others; it stays first at the end of a word
    ///   or a stretch, after 第, in strings of digits, in dates, storeys and grades; neutral in 看一看.
    /// - A third tone is second before a third: within a word all but the last (小 and 老 before a word of two stand
    ///   apart); between words from the end backwards, so that of 我很好 only 很 changes.
    ///
    /// Where the characters are not known, a word that is `bù` or `yī` alone is taken for 不 or 一. An unwritten tone is
    /// neutral.
    public static func sandhi(_ words: [Word]) -> [[Syllable]] {
        var line = Line(words)
        line.changeNegation()
        line.changeOne()
        line.changeThirdTones()
        return line.parted()
    }

    /// The syllables of a stretch in a row.
    private struct Line {
        private struct Place {
            var syllable: Syllable
            var character: Character?
            var isFirst: Bool
            var isLast: Bool
            /// Whether 不 or 一 stands here.
            var sign: Character?
            /// The tone of the dictionary.
            var tone: Int
        }

        private var places: [Place] = []
        private let lengths: [Int]

        init(_ words: [Word]) {
            lengths = words.map(\.syllables.count)
            for word in words {
                for (index, given) in word.syllables.enumerated() {
                    var syllable = given
                    let tone = given.tone ?? 5
                    syllable.tone = tone
                    let character = word.characters.isEmpty ? nil : word.characters[index]
                    var sign = character.flatMap { "不一".contains($0) ? $0 : nil }
                    if character == nil, word.syllables.count == 1 {
                        if given.letters == "bu", tone == 4 { sign = "不" }
                        if given.letters == "yi", tone == 1 { sign = "一" }
                    }
                    places.append(
                        Place(
                            syllable: syllable,
                            character: character,
                            isFirst: index == 0,
                            isLast: index == word.syllables.count - 1,
                            sign: sign,
                            tone: tone
                        )
                    )
                }
            }
        }

        func parted() -> [[Syllable]] {
            var rest = places[...]
            return lengths.map { length in
                defer { rest = rest.dropFirst(length) }
                return rest.prefix(length).map(\.syllable)
            }
        }

        mutating func changeNegation() {
            for index in places.indices where places[index].sign == "不" && places[index].tone == 4 {
                if isBetweenTwins(index) {
                    places[index].syllable.tone = 5
                } else if tone(after: index) == 4 {
                    places[index].syllable.tone = 2
                }
            }
        }

        mutating func changeOne() {
            for index in places.indices where places[index].sign == "一" && places[index].tone == 1 {
                if let tone = spokenOne(index) { places[index].syllable.tone = tone }
            }
        }

        /// The tone of 一 where it changes.
        private func spokenOne(_ index: Int) -> Int? {
            let before = index > 0 ? places[index - 1].character : nil
            guard index + 1 < places.count else { return nil }
            let next = places[index + 1]
            // 统一, 星期一, 第一: the end of a word.
            if places[index].isLast, !places[index].isFirst { return nil }
            if let before, "第周初〇零一二三四五六七八九十".contains(before), !isMagnitude(next.character) { return nil }
            if let character = next.character {
                if isBetweenTwins(index) { return 5 }
                if "〇零一二三四五六七八九十月楼级".contains(character) { return nil }
                if character == "年", index + 2 < places.count, places[index + 2].character == "级" { return nil }
                if "号日".contains(character), before == nil || before == "月" { return nil }
                if character == "个" { return 2 }
            }
            switch next.tone {
            case 4: return 2
            case 1, 2, 3: return 4
            // The measure word ge is neutral but counts as what it comes from.
            default: return next.syllable.letters == "ge" ? 2 : 4
            }
        }

        private func isMagnitude(_ character: Character?) -> Bool {
            character.map { "百千万亿".contains($0) } ?? false
        }

        /// Whether the same character stands on both sides: 好不好, 看一看.
        private func isBetweenTwins(_ index: Int) -> Bool {
            guard index > 0, index + 1 < places.count else { return false }
            let before = places[index - 1]
            let after = places[index + 1]
            if let character = before.character { return character == after.character && isHan(character) }
            return false
        }

        private func tone(after index: Int) -> Int? {
            index + 1 < places.count ? places[index + 1].tone : nil
        }

        mutating func changeThirdTones() {
            var start = 0
            for length in lengths {
                changeWithin(start..<start + length)
                start += length
            }
            // From the end backwards: what has become second leaves the third before it alone.
            for index in places.indices.dropLast().reversed()
            where places[index].isLast && places[index].syllable.tone == 3 && places[index + 1].syllable.tone == 3 {
                places[index].syllable.tone = 2
            }
        }

        private mutating func changeWithin(_ range: Range<Int>) {
            var range = range
            if range.count == 3, let character = places[range.lowerBound].character, "小老".contains(character) {
                range = range.lowerBound + 1..<range.upperBound
            }
            for index in range.dropLast() where places[index].syllable.tone == 3 {
                if places[index + 1].tone == 3, places[index + 1].syllable.tone != 5 { places[index].syllable.tone = 2 }
            }
            // 小老虎: the first stays third before what has become second, and changes before a third.
            if range.lowerBound > 0, !places[range.lowerBound].isFirst {
                let first = range.lowerBound - 1
                if places[first].syllable.tone == 3, places[range.lowerBound].syllable.tone == 3 {
                    places[first].syllable.tone = 2
                }
            }
        }
    }
}
