import Orthography

/// Where a typed word and the one dictated differ, letter by letter.
public struct Difference: Sendable, Hashable {
    /// A letter, and whether the other text has it too.
    public struct Letter: Sendable, Hashable {
        public var text: Character
        public var isShared: Bool

        public init(_ text: Character, _ isShared: Bool) {
            self.text = text
            self.isShared = isShared
        }
    }

    public var typed: [Letter]
    public var expected: [Letter]

    /// Letters are the same where they are by the rules of comparing: case, width and kinds of apostrophe are of no
    /// account. The most letters in a row that both have are kept (longest common subsequence).
    public init(typed: String, expected: String) {
        let one = Array(composed(typed).prefix(200))
        let other = Array(composed(expected).prefix(200))
        let keys = (one.map { Self.key($0) }, other.map { Self.key($0) })
        let width = other.count + 1
        var longest = [Int](repeating: 0, count: (one.count + 1) * width)
        for row in stride(from: one.count - 1, through: 0, by: -1) {
            for column in stride(from: other.count - 1, through: 0, by: -1) {
                longest[row * width + column] =
                    keys.0[row] == keys.1[column]
                    ? longest[(row + 1) * width + column + 1] + 1
                    : max(longest[(row + 1) * width + column], longest[row * width + column + 1])
            }
        }
        self.typed = []
        self.expected = []
        var (row, column) = (0, 0)
        while row < one.count || column < other.count {
            if row < one.count, column < other.count, keys.0[row] == keys.1[column] {
                self.typed.append(Letter(one[row], true))
                self.expected.append(Letter(other[column], true))
                row += 1
                column += 1
            } else if column >= other.count
                || row < one.count && longest[(row + 1) * width + column] >= longest[row * width + column + 1]
            {
                self.typed.append(Letter(one[row], false))
                row += 1
            } else {
                self.expected.append(Letter(other[column], false))
                column += 1
            }
        }
    }

    private static func key(_ letter: Character) -> String {
        if letter.isASCII { return letter.lowercased() }
        // Accents count here: a letter that lacks its own is shown.
        return composed(letter.lowercased())
    }
}
