public import Phonetics

/// What is said of a take: each word, what was added, the phrase, and how fluent it was.
///
/// The scores are those fitted for the take's acoustic model; a model that nothing was fitted for is judged by
/// ``PlainFit``, more gently.
///
/// - Parameter withHints: also names single sounds that may have been off; of adults alone, see ``SoundHint``.
public func judge(_ hearing: Hearing, strictness: Strictness = .normal, withHints: Bool = false) -> Verdict {
    if let reason = unheardReason(hearing.quality) { return Verdict(outcome: .unheard, reason: reason) }
    let verdict = heard(hearing, strictness, withHints)
    // What has no voice may still have the sounds' outline, but nobody said it.
    if verdict.passed, let voice = voice(of: hearing), voice < leastVoice {
        return Verdict(outcome: .unheard, reason: .noise)
    }
    // Some noise does no harm to what was said clearly; it may be to blame for the rest.
    if verdict.outcome == .wrong, hearing.quality.signalToNoise < leastClearSignal {
        return Verdict(outcome: .unheard, reason: .noise)
    }
    return verdict
}

/// Speech against noise in decibels below which a phrase is not called wrong. Of 49 people's recordings with white and pink
/// noise mixed in, held against their own texts, 33% were called wrong at 10 to 12 dB, 13% at 12 to 14, 4% at 14 to 16.
private let leastClearSignal = 14.0

/// The verdict on a take that can be judged.
private func heard(_ hearing: Hearing, _ strictness: Strictness, _ withHints: Bool) -> Verdict {
    guard hearing.isAligned, !hearing.words.isEmpty else {
        // Too short for the phrase: something else was said.
        return Verdict(outcome: .wrong)
    }
    let opinion =
        Fitted.tables(for: hearing.phoneSymbols).flatMap { Opinion(hearing, $0) } ?? Opinion(plain: hearing)
    let limits = hearing.isApproximate ? .approximate : Limits(strictness)
    // Of another phrase the tones say nothing.
    let isAnother = opinion.phrase < (hearing.words.count == 1 ? limits.word : limits.phrase)
    let tones = Tones(hearing, limit: isAnother || hearing.isApproximate ? 0 : strictness.toneLimit)
    let words = hearing.words.indices.map { index in
        toned(verdict(hearing, opinion, limits, word: index), tones.words[index])
    }
    let extra = hearing.junctions.indices.compactMap { added(hearing, opinion, limits, junction: $0) }
    let isWrong = isAnother || words.contains { $0.outcome == .wrong } || !extra.isEmpty
    let isAlmost = words.contains { $0.outcome == .almost }
    return Verdict(
        outcome: isWrong ? .wrong : isAlmost ? .almost : .right,
        score: opinion.score,
        probability: opinion.phrase,
        words: words,
        extra: extra,
        added: opinion.added.max() ?? 0,
        fluency: fluency(hearing, opinion),
        hints: withHints ? hints(hearing, opinion, words: words) : []
    )
}

/// The greatest share of clipped samples that is judged. Less does no harm: 3 of 80 people's recordings of which 0.5 to 16%
/// were made to clip were called wrong against their own texts, 2 of 54 where less was.
private let mostClipped = 0.16

/// Why a recording cannot be judged; nil where it can.
func unheardReason(_ quality: SoundQuality) -> UnheardReason? {
    if quality.isSilent { return .silence }
    if quality.isQuiet { return .quiet }
    // Of so little neither the noise nor the band can be told.
    if quality.isShort { return .short }
    if quality.isClipped, quality.clippedShare > mostClipped { return .clipped }
    if quality.isNoisy { return .noise }
    if quality.isNarrowBand { return .narrowBand }
    return nil
}

private func verdict(_ hearing: Hearing, _ opinion: Opinion, _ limits: Limits, word index: Int) -> WordVerdict {
    let word = hearing.words[index]
    let said = opinion.words[index]
    let outcome: Verdict.Outcome =
        said.standing < limits.wrongWord || said.leftOut > limits.leftOut
        ? .wrong : said.standing < limits.unclearWord ? .almost : .right
    let kind: WordVerdict.Kind? =
        switch outcome {
        case .wrong: said.leftOut > limits.leftOutKind ? .leftOut : .replaced
        case .almost: .unclear
        default: nil
        }
    let ipa = PhoneMap.ipa(phones: hearing.phoneSymbols)
    return WordVerdict(
        text: word.text,
        outcome: outcome,
        kind: kind,
        score: said.score,
        probability: said.probability,
        leftOut: said.leftOut,
        start: hearing.seconds(ofFrame: word.frames.lowerBound),
        end: hearing.seconds(ofFrame: word.frames.upperBound),
        phones: zip(word.phones, said.phones).map { phone, score in
            PhoneVerdict(
                phone: ipa(phone.symbol),
                symbol: phone.symbol,
                score: score,
                start: hearing.seconds(ofFrame: phone.frames.lowerBound),
                end: hearing.seconds(ofFrame: phone.frames.upperBound)
            )
        }
    )
}

/// A word with what is said of its tones; one that was said right is off where a tone of it is wrong.
private func toned(_ word: WordVerdict, _ syllables: [SyllableVerdict]) -> WordVerdict {
    var word = word
    word.syllables = syllables
    if word.outcome == .wrong {
        // Of another word the tones say nothing.
        for index in word.syllables.indices { word.syllables[index].isWrong = false }
    } else if word.outcome == .right, syllables.contains(where: \.isWrong) {
        word.outcome = .almost
        word.kind = .unclear
    }
    return word
}

private func added(_ hearing: Hearing, _ opinion: Opinion, _ limits: Limits, junction: Int) -> ExtraSpeech? {
    guard opinion.added.indices.contains(junction), opinion.added[junction] > limits.added else { return nil }
    let frames = hearing.junctions[junction].loopFrames
    return ExtraSpeech(
        after: junction - 1,
        start: hearing.seconds(ofFrame: frames.lowerBound),
        end: hearing.seconds(ofFrame: frames.upperBound),
        score: opinion.added[junction]
    )
}

private func fluency(_ hearing: Hearing, _ opinion: Opinion) -> Fluency? {
    guard let pace = hearing.pace else { return nil }
    return Fluency(
        score: opinion.fluency ?? max(0, min(1, pace.rate / 4)),
        isMarked: opinion.fluency != nil && !hearing.isApproximate,
        rate: pace.rate,
        pauses: pace.paused
    )
}
