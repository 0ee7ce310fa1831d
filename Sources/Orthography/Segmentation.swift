/// The longest word of a dictionary that is looked for, in characters: proverbs have eight.
private let longestWord = 8

/// The words of a Chinese text without spaces, found by maximum matching in both directions.
///
/// The closure says whether a run of characters is a word of the dictionary. Of the two ways the one with fewer words
/// is taken, then the one with fewer single characters, then the backward one, which errs less in Chinese. A character in
/// no word stands alone; letters and digits in a row are one word. Marks and white space belong to no word.
/// Asks the closure at most 16 times a character.
public func segmented(_ text: some StringProtocol, knows: (Substring) -> Bool) -> [Substring] {
    let whole = Substring(text)
    var result: [Substring] = []
    var run: [String.Index] = []
    func close(at end: String.Index) {
        if !run.isEmpty { result += matched(whole, run + [end], knows) }
        run = []
    }
    var index = whole.startIndex
    while index < whole.endIndex {
        let character = whole[index]
        var next = whole.index(after: index)
        if isHan(character) {
            run.append(index)
        } else {
            close(at: index)
            if isWordPart(character) {
                while next < whole.endIndex, !isHan(whole[next]), isWordPart(whole[next]) {
                    next = whole.index(after: next)
                }
                result.append(whole[index..<next])
            }
        }
        index = next
    }
    close(at: whole.endIndex)
    return result
}

private func isWordPart(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return isLetterOrNumber(scalar) || isNamedSign(scalar) || "'’.-:".unicodeScalars.contains(scalar)
}

/// The words of one run of Chinese characters, whose bounds are given.
private func matched(_ text: Substring, _ bounds: [String.Index], _ knows: (Substring) -> Bool) -> [Substring] {
    let count = bounds.count - 1
    var forward: [Range<Int>] = []
    var at = 0
    while at < count {
        var end = min(count, at + longestWord)
        while end > at + 1, !knows(text[bounds[at]..<bounds[end]]) { end -= 1 }
        forward.append(at..<end)
        at = end
    }
    var backward: [Range<Int>] = []
    at = count
    while at > 0 {
        var start = max(0, at - longestWord)
        while start < at - 1, !knows(text[bounds[start]..<bounds[at]]) { start += 1 }
        backward.append(start..<at)
        at = start
    }
    backward.reverse()
    let best = isBetter(forward, than: backward) ? forward : backward
    return best.map { text[bounds[$0.lowerBound]..<bounds[$0.upperBound]] }
}

private func isBetter(_ one: [Range<Int>], than other: [Range<Int>]) -> Bool {
    if one.count != other.count { return one.count < other.count }
    return one.count { $0.count == 1 } < other.count { $0.count == 1 }
}
