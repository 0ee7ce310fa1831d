public import Messages
public import Scoring

/// What a person is told of a spelled word beyond the verdict's name, a line each: why it could not be judged, or which
/// letters were off.
public func spellingRemarks(on verdict: SpellingVerdict) -> [Message] {
    switch verdict.reason {
    case .recording(let reason)?: return [.unheard(reason: reason.rawValue)]
    case .unclear?: return [.spellingUnclear()]
    case nil: break
    }
    var lines: [Message] = []
    var index = 0
    while index < verdict.letters.count {
        let letter = verdict.letters[index]
        let number = index + 1
        switch letter.kind {
        case .replaced?:
            lines.append(.letterReplaced(number: number, letter: letter.letter, heard: letter.heard))
        case .leftOut?: lines.append(.letterLeftOut(number: number, letter: letter.letter))
        case .swapped?:
            // The pair is told once.
            lines.append(.lettersSwapped(letter.letter, letter.heard ?? letter.letter))
            index += 1
        case .unclear?: lines.append(.letterUnclear(number: number, letter: letter.letter))
        case nil: break
        }
        index += 1
    }
    for extra in verdict.extra {
        lines.append(
            verdict.letters.indices.contains(extra.after)
                ? .letterAdded(extra.heard, after: verdict.letters[extra.after].letter, number: extra.after + 1)
                : .letterAddedAtStart(extra.heard)
        )
    }
    return lines
}
