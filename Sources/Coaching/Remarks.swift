public import Messages
public import Scoring

/// What a person is told of a verdict beyond its name, a line each: the reason it could not be judged, that it was another
/// phrase, or which words were off and where something was added.
public func remarks(on verdict: Verdict) -> [Message] {
    if verdict.outcome == .unheard { return [.unheard(reason: verdict.reason?.rawValue ?? "other")] }
    if isAnotherPhrase(verdict) { return [.anotherPhrase()] }
    let off = verdict.words.filter { $0.outcome != .right }.flatMap { faults(of: $0) }
    let added = verdict.extra.map { extra in
        verdict.words.indices.contains(extra.after)
            ? Message.wordAdded(after: verdict.words[extra.after].text) : .wordAddedAtStart()
    }
    return off + added
}

/// What was off in a word: its tones, where they say enough, or the word.
private func faults(of word: WordVerdict) -> [Message] {
    let tones = word.syllables.filter(\.isWrong).compactMap { syllable in
        syllable.heard.map { Message.toneFault(syllable: syllable.text, expected: syllable.tone, heard: $0) }
    }
    return tones.isEmpty ? [.wordFault(word: word.text, kind: word.kind?.rawValue ?? "other")] : tones
}

/// Whether it was the phrase as a whole that was not said. To name single words of it would mislead.
private func isAnotherPhrase(_ verdict: Verdict) -> Bool {
    guard verdict.outcome == .wrong else { return false }
    let wrong = verdict.words.filter { $0.outcome == .wrong }.count
    return wrong == 0 ? verdict.extra.isEmpty : wrong > 1 && wrong == verdict.words.count
}
