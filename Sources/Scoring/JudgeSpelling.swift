public import Phonetics

/// What is said of a word spelled aloud.
///
/// Right where the word's own letters fit better than every word that is one edit away, wrong where such a word, or another
/// string of letters, fits clearly better. Between the two it cannot be told, and nothing is held against the speller.
public func judge(_ hearing: SpelledHearing) -> SpellingVerdict {
    if let reason = unheardReason(hearing.quality) {
        return SpellingVerdict(outcome: .unheard, reason: .recording(reason))
    }
    let limits = SpellingLimits.chosen
    guard hearing.isAligned else { return SpellingVerdict(outcome: .unheard, reason: .unclear) }
    let best = hearing.rivals.max { limits.gain(of: $0, in: hearing) < limits.gain(of: $1, in: hearing) }
    let rival = best.map { limits.gain(of: $0, in: hearing) } ?? -.infinity
    // Whether letters at all were said, these or others.
    let overLetters = hearing.phoneGain - max(hearing.loopGain, 0)
    let isSpelling = overLetters <= limits.phones * Float(max(1, hearing.speechFrames))
    let fits = overLetters <= -limits.fit * Float(max(1, hearing.speechFrames))
    let isOther = hearing.loopGain - max(rival, 0) > limits.string
    let score = isSpelling ? limits.score(isOther ? hearing.loopGain : rival) : 0
    if fits, isOther, hearing.loopGain > 2 * limits.wrong {
        let (letters, extra) = told(by: hearing.loop, hearing, limits)
        return SpellingVerdict(outcome: .wrong, score: score, letters: letters, extra: extra)
    }
    var (letters, extra) = (plain(hearing, limits), [ExtraLetter]())
    if fits, rival > limits.wrong, let best {
        mark(best, &letters, &extra)
        return SpellingVerdict(outcome: .wrong, score: score, letters: letters, extra: extra)
    }
    guard isSpelling, !isOther, rival <= limits.accepted else {
        return SpellingVerdict(outcome: .unheard, reason: .unclear, score: score, letters: letters)
    }
    let isUnclear = letters.contains { $0.outcome == .almost }
    return SpellingVerdict(outcome: isUnclear ? .almost : .right, score: score, letters: letters)
}

extension SpellingLimits {
    /// How much a neighbour gains, beside what its kind must gain.
    fileprivate func gain(of rival: SpellingRival, in hearing: SpelledHearing) -> Float {
        var gain = rival.gain
        if rival.kind == .added { gain -= addition }
        if rival.kind == .leftOut { gain += omission }
        return isAlike(rival, hearing) ? gain - likeness : gain
    }

    /// Whether a neighbour differs from the word by a letter that resembles the word's own, in its place or beside it.
    private func isAlike(_ rival: SpellingRival, _ hearing: SpelledHearing) -> Bool {
        guard let letter = rival.letter, let alike = SpellingLimits.alike[hearing.language.code] else { return false }
        let places: [Int] =
            switch rival.kind {
            case .replaced: [rival.index]
            case .added: [rival.index - 1, rival.index]
            case .leftOut, .swapped: []
            }
        return places.contains {
            hearing.letters.indices.contains($0) && alike[hearing.letters[$0]]?.contains(letter) == true
        }
    }
}

/// Every letter by itself: right, or unclear where another one would do nearly as well.
private func plain(_ hearing: SpelledHearing, _ limits: SpellingLimits) -> [LetterVerdict] {
    hearing.letters.indices.map { index in
        let rivals = hearing.rivals.filter { rival in
            rival.index == index && rival.kind != .added
                || rival.kind == .swapped && rival.index + 1 == index
        }
        let best = rivals.max { limits.gain(of: $0, in: hearing) < limits.gain(of: $1, in: hearing) }
        let gain = best.map { limits.gain(of: $0, in: hearing) } ?? -.infinity
        let isUnclear = gain > limits.unclear
        let span = hearing.spans.indices.contains(index) ? hearing.spans[index] : 0..<0
        return LetterVerdict(
            letter: hearing.letters[index],
            outcome: isUnclear ? .almost : .right,
            kind: isUnclear ? .unclear : nil,
            heard: isUnclear ? best?.letter : nil,
            score: limits.score(gain),
            start: Hearing.seconds(frames: span.lowerBound),
            end: Hearing.seconds(frames: span.upperBound)
        )
    }
}

/// Names what the best neighbour says was wrong; what the others would say is dropped.
private func mark(_ rival: SpellingRival, _ letters: inout [LetterVerdict], _ extra: inout [ExtraLetter]) {
    for index in letters.indices where letters[index].outcome == .almost {
        letters[index].outcome = .right
        letters[index].kind = nil
        letters[index].heard = nil
    }
    func wrong(_ index: Int, _ kind: LetterVerdict.Kind, _ heard: Character?) {
        guard letters.indices.contains(index) else { return }
        letters[index].outcome = .wrong
        letters[index].kind = kind
        letters[index].heard = heard
    }
    switch rival.kind {
    case .replaced: wrong(rival.index, .replaced, rival.letter)
    case .leftOut: wrong(rival.index, .leftOut, nil)
    case .added:
        if let letter = rival.letter { extra.append(ExtraLetter(after: rival.index - 1, heard: letter)) }
    case .swapped:
        guard letters.indices.contains(rival.index + 1) else { return }
        let (first, second) = (letters[rival.index].letter, letters[rival.index + 1].letter)
        wrong(rival.index, .swapped, second)
        wrong(rival.index + 1, .swapped, first)
    }
}

/// Names what differs from another string of letters, by the fewest edits.
private func told(
    by heard: [Character],
    _ hearing: SpelledHearing,
    _ limits: SpellingLimits
) -> (letters: [LetterVerdict], extra: [ExtraLetter]) {
    var letters = plain(hearing, limits)
    var extra: [ExtraLetter] = []
    let word = hearing.letters
    // distances[i][j]: fewest edits between the word's first i letters and the first j heard.
    var distances = [[Int]](repeating: [Int](repeating: 0, count: heard.count + 1), count: word.count + 1)
    for row in 0...word.count {
        for column in 0...heard.count {
            if row == 0 || column == 0 {
                distances[row][column] = max(row, column)
                continue
            }
            let same = word[row - 1] == heard[column - 1] ? 0 : 1
            distances[row][column] = min(
                distances[row - 1][column - 1] + same,
                distances[row - 1][column] + 1,
                distances[row][column - 1] + 1
            )
        }
    }
    for index in letters.indices {
        letters[index].outcome = .right
        letters[index].kind = nil
        letters[index].heard = nil
    }
    var (row, column) = (word.count, heard.count)
    while row > 0 || column > 0 {
        if row > 0, column > 0 {
            let same = word[row - 1] == heard[column - 1]
            if distances[row][column] == distances[row - 1][column - 1] + (same ? 0 : 1) {
                if !same {
                    letters[row - 1].outcome = .wrong
                    letters[row - 1].kind = .replaced
                    letters[row - 1].heard = heard[column - 1]
                }
                (row, column) = (row - 1, column - 1)
                continue
            }
        }
        if row > 0, distances[row][column] == distances[row - 1][column] + 1 {
            letters[row - 1].outcome = .wrong
            letters[row - 1].kind = .leftOut
            row -= 1
        } else {
            extra.append(ExtraLetter(after: row - 1, heard: heard[column - 1]))
            column -= 1
        }
    }
    return (letters, extra.reversed())
}
