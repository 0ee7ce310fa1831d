import Messages

/// The end: what was written on paper is marked, and what came of it all.
extension Dictation {
    mutating func finishWords() -> [Cue] {
        guard plan.mode == .paper else { return ended() }
        let items = plan.words.enumerated().map { Item($0.offset + 1, $0.element.text, detail: $0.element.pinyin) }
        index = 0
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
        let cue = answered(isRight, "")
        let text = word?.text ?? ""
        index += 1
        return [cue, .show(.answer(text, isRight ? .right : .wrong))] + markNext()
    }

    mutating func markRest() -> [Cue] {
        var cues: [Cue] = []
        while word != nil {
            cues.append(answered(true, ""))
            index += 1
        }
        return cues + ended()
    }

    private mutating func ended() -> [Cue] {
        stage = .ended
        return [.keep(DictationNote(run: plan.run, .ended))] + summary()
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
