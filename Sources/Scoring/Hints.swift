import Phonetics

/// What hints are given by. `Scripts/fit` reads the number here and prints how precise the hints are: on the half of the
/// adult speakers that it was chosen on, and on the other half.
enum HintLimits {
    /// A sound whose expected mark is below this may have been off.
    static let mark = 0.65
    /// How much better the other sound must fit for it to be named, in nats a frame.
    static let margin: Float = 1
    /// Frames that any sound takes at least, as the model has three states: what has no more was probably not there.
    static let fewestFrames = 3
    /// The most hints of one verdict.
    static let most = 2
}

/// The sounds that were most likely off, the worst first, at most one a word.
///
/// Of a word that was not said at all no sound is named, nor where marks were never fitted for the language.
func hints(_ hearing: Hearing, _ opinion: Opinion, words: [WordVerdict]) -> [SoundHint] {
    guard opinion.hasPhoneMarks, !hearing.isApproximate else { return [] }
    var found: [(mark: Double, hint: SoundHint)] = []
    for (index, word) in words.enumerated() where word.outcome != .wrong && hearing.words.indices.contains(index) {
        let phones = hearing.words[index].phones
        guard let worst = word.phones.indices.min(by: { word.phones[$0].score < word.phones[$1].score }),
            phones.indices.contains(worst), word.phones[worst].score < HintLimits.mark
        else { continue }
        let kind = kind(of: phones[worst], in: hearing)
        found.append((word.phones[worst].score, SoundHint(word: index, phone: worst, kind: kind)))
    }
    return found.sorted { $0.mark < $1.mark }.prefix(HintLimits.most).map(\.hint)
}

private func kind(of phone: HeardPhone, in hearing: Hearing) -> SoundHint.Kind {
    if phone.frames.count <= HintLimits.fewestFrames { return .missing }
    let symbols = hearing.phoneSymbols
    guard phone.rivals.count == symbols.count, let place = symbols.firstIndex(of: phone.symbol) else { return .unclear }
    let others = symbols.indices.filter { $0 != place && symbols[$0] != "SIL" && !symbols[$0].hasPrefix("+") }
    guard let best = others.max(by: { phone.rivals[$0] < phone.rivals[$1] }),
        phone.rivals[best] - phone.rivals[place] > HintLimits.margin,
        PhoneSet.isVowel(symbols[best], in: hearing.language) == phone.isVowel
    else { return .unclear }
    return .like(PhoneMap.ipa(phones: symbols)(symbols[best]))
}
