/// A fitted table that cannot be read, and what was expected where.
struct TableDamage: Error, Equatable {
    var expected: String
    var found: String
}

/// Reads the words and numbers of a fitted table one after the other, white space between them.
struct TableReader {
    private let text: Substring.UTF8View
    private var at: Substring.UTF8View.Index

    init(_ text: String) {
        self.text = text[...].utf8
        at = self.text.startIndex
    }

    /// The next word; empty at the end.
    mutating func word() -> Substring {
        while at < text.endIndex, text[at] <= 0x20 { at = text.index(after: at) }
        let start = at
        while at < text.endIndex, text[at] > 0x20 { at = text.index(after: at) }
        return Substring(text[start..<at])
    }

    /// Takes the next word, which must be this one.
    mutating func expect(_ expected: String) throws(TableDamage) {
        let found = word()
        guard found == expected else { throw TableDamage(expected: expected, found: String(found)) }
    }

    mutating func number() throws(TableDamage) -> Double {
        let found = word()
        guard let number = Double(found), number.isFinite else {
            throw TableDamage(expected: "a number", found: String(found))
        }
        return number
    }

    mutating func numbers(_ count: Int) throws(TableDamage) -> [Double] {
        var numbers: [Double] = []
        numbers.reserveCapacity(count)
        for _ in 0..<count { numbers.append(try number()) }
        return numbers
    }

    /// A whole number from 0 to `limit`.
    mutating func count(upTo limit: Int = 100_000) throws(TableDamage) -> Int {
        let found = word()
        guard let number = Int(found), (0...limit).contains(number) else {
            throw TableDamage(expected: "a count", found: String(found))
        }
        return number
    }
}
