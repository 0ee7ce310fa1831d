/// The distinct tokens of all texts, each with a number.
struct Vocabulary: Sendable {
    private var numbers: [String: Int32] = [:]
    private(set) var texts: [String] = []
    /// For words the count of their letters; 0 for signs and Chinese characters, which are only found whole.
    private(set) var lengths: [UInt8] = []
    private(set) var masks: [UInt64] = []
    /// The letters of all words, one after the other.
    private var letters: [UInt32] = []
    private var starts: [Int32] = [0]

    var count: Int { texts.count }

    func number(of text: String) -> Int32? { numbers[text] }

    /// The number of a token, which it gets here where it has none.
    mutating func number(adding token: Token) -> Int32 {
        if let number = numbers[token.text] { return number }
        let number = Int32(texts.count)
        numbers[token.text] = number
        texts.append(token.text)
        let isWord = token.kind == .word || token.kind == .joined
        let scalars = isWord ? token.text.unicodeScalars.map(\.value) : []
        // What is longer than any word is found whole alone.
        let word = scalars.count <= 60 ? scalars : []
        lengths.append(UInt8(word.count))
        masks.append(Misspelling.mask(word))
        letters += word
        starts.append(Int32(letters.count))
        return number
    }

    func letters(of number: Int) -> [UInt32] { Array(letters[Int(starts[number])..<Int(starts[number + 1])]) }

    /// The numbers of the words that begin with these letters and have more.
    func numbers(beginningWith prefix: [UInt32], _ body: (Int, _ more: Int) -> Void) {
        guard let first = prefix.first else { return }
        for number in lengths.indices where Int(lengths[number]) > prefix.count {
            let start = Int(starts[number])
            guard letters[start] == first else { continue }
            var place = 1
            while place < prefix.count, letters[start + place] == prefix[place] { place += 1 }
            if place == prefix.count { body(number, Int(lengths[number]) - prefix.count) }
        }
    }

    /// The numbers of the words that are these letters with slips, and tenths of a slip.
    func numbers(near typed: [UInt32], _ body: (Int, _ tenths: Int) -> Void) {
        let most = Misspelling.allowed(typed.count, typed.count + 2)
        guard most > 0, typed.count <= 60 else { return }
        let mask = Misspelling.mask(typed)
        let (shortest, longest) = (UInt8(max(typed.count - most, 1)), UInt8(typed.count + most))
        for number in lengths.indices {
            let length = lengths[number]
            guard length >= shortest, length <= longest else { continue }
            guard (masks[number] ^ mask).nonzeroBitCount <= 2 * most else { continue }
            let allowed = Misspelling.allowed(typed.count, Int(length))
            guard allowed > 0 else { continue }
            if let tenths = Misspelling.distance(typed, letters(of: number), allowed: allowed), tenths > 0 {
                body(number, tenths)
            }
        }
    }
}
