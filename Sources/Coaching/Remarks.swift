public import Messages
public import Scoring

/// What a person is told of a verdict beyond its name, a line each: the reason it could not be judged, that it was another
/// phrase, or which words were off, where something was added, and which sounds may have been off.
public func remarks(on verdict: Verdict) -> [Message] {
    if verdict.outcome == .unheard { return [.unheard(reason: verdict.reason?.rawValue ?? "other")] }
    if isAnotherPhrase(verdict) { return [.anotherPhrase()] }
    let off = verdict.words.filter { $0.outcome != .right }.flatMap { faults(of: $0) }
    let added = verdict.extra.map { extra in
        verdict.words.indices.contains(extra.after)
            ? Message.wordAdded(after: verdict.words[extra.after].text) : .wordAddedAtStart()
    }
    return off + added + verdict.hints.compactMap { hint($0, of: verdict) }
}

/// What was off in a word: its tones, where they say enough, or the word.
private func faults(of word: WordVerdict) -> [Message] {
    let tones = word.syllables.filter(\.isWrong).compactMap { syllable in
        syllable.heard.map { Message.toneFault(syllable: syllable.text, expected: syllable.tone, heard: $0) }
    }
    return tones.isEmpty ? [.wordFault(word: word.text, kind: word.kind?.rawValue ?? "other")] : tones
}

private func hint(_ hint: SoundHint, of verdict: Verdict) -> Message? {
    guard verdict.words.indices.contains(hint.word), verdict.words[hint.word].phones.indices.contains(hint.phone) else {
        return nil
    }
    let word = verdict.words[hint.word]
    let sound = word.phones[hint.phone].phone
    switch (EnglishSound(ipa: sound), hint.kind) {
    case (.consonant(let letters), .like(let other)):
        // Sounds that are written alike are not told apart by their letters.
        guard case .consonant(let others) = EnglishSound(ipa: other), others != letters else {
            return .consonantHint(sound: letters, word: word.text, kind: "unclear")
        }
        return .consonantLike(sound: letters, word: word.text, other: others)
    case (.vowel(let known), .like(let other)):
        guard case .vowel(let others) = EnglishSound(ipa: other) else {
            return .vowelHint(sound: sound, known: known, word: word.text, kind: "unclear")
        }
        return .vowelLike(sound: sound, word: word.text, other: other, known: others)
    case (.consonant(let letters), let kind):
        return .consonantHint(sound: letters, word: word.text, kind: kind == .missing ? "missing" : "unclear")
    case (.vowel(let known), let kind):
        return .vowelHint(
            sound: sound,
            known: known,
            word: word.text,
            kind: kind == .missing ? "missing" : "unclear"
        )
    case (nil, _):
        return nil
    }
}

/// The fewest words of a phrase whose fluency can be told.
private let fewestFluentWords = 4

/// How fluently a phrase was said; nil where it is too short for that, or was not said as a whole.
public func fluencyToTell(of verdict: Verdict) -> Fluency? {
    verdict.passed && verdict.words.count >= fewestFluentWords ? verdict.fluency : nil
}

/// Whether it was the phrase as a whole that was not said. To name single words of it would mislead.
public func isAnotherPhrase(_ verdict: Verdict) -> Bool {
    guard verdict.outcome == .wrong else { return false }
    let wrong = verdict.words.filter { $0.outcome == .wrong }.count
    if wrong == 0 { return verdict.extra.isEmpty || verdict.probability < leastOwn }
    if wrong > 1 && wrong == verdict.words.count { return true }
    let off = verdict.words.filter { $0.outcome != .right }.count
    return verdict.probability < leastOwn && 2 * off > verdict.words.count
}

/// With less than this it was hardly the phrase, however its words fared.
private let leastOwn = 0.1
