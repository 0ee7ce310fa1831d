import Messages

/// The end: what was written on paper is marked, and what came of it all.
extension Dictation {
    /// - Parameter isResumed: whether the words had been dictated before, and some perhaps marked: it goes on after them.
    mutating func finishWords(resumed isResumed: Bool = false) -> [Cue] {
        guard plan.mode == .paper else { return ended() }
        let items = plan.words.enumerated().map { Item($0.offset + 1, $0.element.text, detail: $0.element.pinyin) }
        index = isResumed ? plan.words.firstIndex { answers[$0.id] == nil } ?? plan.words.count : 0
        return [
            .keep(DictationNote(run: plan.run, .reached(plan.words.count))),
            .show(.list(title: .dictationListTitle(name: plan.name), items)),
        ] + markNext()
    }

    mutating func markNext() -> [Cue] {
        guard let word else { return ended() }
        stage = .marking
        return [.show(.message(.dictationMark(number: index + 1, text: word.text)))]
    }

    mutating func mark(_ isRight: Bool) -> [Cue] {
        guard let word else { return [] }
        let cues = keepMark()
        lastMark = Mark(word: word.id, isRight: isRight, former: answers[word.id])
        answers[word.id] = isRight
        lastAnswered = word
        index += 1
        return cues + [.show(.answer(word.text, isRight ? .right : .wrong))] + markNext()
    }

    /// Keeps the mark made last; it can no longer be taken back.
    mutating func keepMark() -> [Cue] {
        guard let mark = lastMark else { return [] }
        lastMark = nil
        let content = DictationNote.Content.answered(word: mark.word, isRight: mark.isRight, typed: "")
        return [.keep(DictationNote(run: plan.run, content))]
    }

    /// Takes the mark made last back, as if it had never been made.
    mutating func takeMarkBack() -> [Cue] {
        guard let mark = lastMark else { return [.show(.message(.dictationMarkKept()))] }
        lastMark = nil
        answers[mark.word] = mark.former
        index = max(0, index - 1)
        return markNext()
    }

    public mutating func depart() -> [Cue] { keepMark() }

    mutating func markRest() -> [Cue] {
        var cues = keepMark()
        while word != nil {
            cues.append(answered(true, ""))
            index += 1
        }
        return cues + ended()
    }

    private mutating func ended() -> [Cue] {
        stage = .ended
        return keepMark() + [.keep(DictationNote(run: plan.run, .ended))] + summary()
    }

    func summary() -> [Cue] {
        let right = answers.values.count { $0 }
        var cues: [Cue] = [.show(.message(.dictationSummary(right: right, count: answers.count)))]
        let wrong = plan.words.filter { answers[$0.id] == false }
        if !wrong.isEmpty {
            let items = wrong.map { Item(nil, $0.text, detail: $0.pinyin) }
            cues.append(.show(.list(title: .dictationMistakesTitle(), items)))
        }
        return cues
    }
}
