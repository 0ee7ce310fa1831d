import Messages
import Orthography

/// What is spoken, and when.
extension Dictation {
    /// The speed, where it is not the one that is set for the language.
    private var ownSpeed: Int? { speed == plan.usualSpeed ? nil : speed }

    private func utterance(_ word: DictationWord) -> Utterance { Utterance(word.prompt, speed: ownSpeed) }

    private func utterance(_ text: String, in language: Language, pinyin: String = "") -> Utterance {
        Utterance(text, in: language, pinyin: pinyin.isEmpty ? nil : pinyin, speed: ownSpeed)
    }

    /// Speaks the word, and the first time which one is meant.
    mutating func say(_ time: Int) -> [Cue] {
        guard let word else { return [] }
        stage = .speaking(tag.next(), time)
        guard time == 1, let context = word.context else { return [.say(utterance(word), tag)] }
        let telling = utterance(context.phrase(word), in: word.language, pinyin: context.phrasePinyin(word))
        return [.say(utterance(word), CueTag(-tag.number)), .say(telling, tag)]
    }

    mutating func spoke(_ ended: CueTag) -> [Cue] {
        switch stage {
        case .speaking(let tag, let time) where tag == ended:
            if time >= plan.times, mode != .paper { return awaitAnswer() }
            stage = .resting(self.tag.next(), time)
            return [.wait(seconds: plan.gap, self.tag)]
        case .telling(let tag) where tag == ended:
            // On paper it goes on by itself.
            guard mode == .paper else { return awaitAnswer() }
            stage = .resting(self.tag.next(), plan.times)
            return [.wait(seconds: plan.gap, self.tag)]
        default: return []
        }
    }

    private mutating func awaitAnswer() -> [Cue] {
        if mode == .spelled { return listen() }
        stage = .answering
        return []
    }

    mutating func tick(_ ended: CueTag) -> [Cue] {
        guard case .resting(let tag, let time) = stage, tag == ended else { return [] }
        return time < plan.times ? say(time + 1) : advance()
    }

    mutating func again() -> [Cue] { word.map { tell([utterance($0)]) } ?? [] }

    /// From now on words are spoken at this speed, the one that stands there at once.
    mutating func change(to speed: Int) -> [Cue] {
        self.speed = speed
        let note = Cue.keep(DictationNote(run: plan.run, .speed(speed)))
        return [note, .show(.message(.dictationSpeed(speed: speed)))] + again()
    }

    /// Speaks the word once more, or what else belongs to it.
    private mutating func tell(_ utterances: [Utterance]) -> [Cue] {
        guard let last = utterances.last else { return [] }
        stage = .telling(tag.next())
        return [.hush, .dropTake] + utterances.dropLast().map { .say($0, CueTag(-tag.number)) } + [.say(last, tag)]
    }

    /// Speaks which word is meant, an example and the explanation; shows these with the word itself hidden.
    mutating func explain() -> [Cue] {
        guard let word else { return [] }
        var cues: [Cue] = []
        var utterances: [Utterance] = []
        if let context = word.context {
            utterances.append(
                utterance(context.phrase(word), in: word.language, pinyin: context.phrasePinyin(word))
            )
        }
        for text in [word.example, word.explanation] where !text.isEmpty {
            // What is Chinese is read in Chinese, anything else in the language of the word.
            let language = hasHan(text) ? Language.mandarin : word.language
            if language != .mandarin || hasHan(text) { utterances.append(utterance(text, in: language)) }
            cues.append(.show(.message(.verbatim(word.hidden(in: text)))))
        }
        return cues + tell(utterances)
    }
}

extension DictationWord {
    /// Whether more can be told of it than itself.
    var hasMore: Bool { !explanation.isEmpty || !example.isEmpty || context != nil }

    /// A text with the word itself hidden, in any case; where it stands in the midst of another word it is left alone, and so
    /// is a short one at the beginning of another.
    func hidden(in text: String) -> String {
        guard !self.text.isEmpty else { return text }
        let (letters, wanted) = (Array(text), Array(self.text))
        let isHan = hasHan(self.text)
        func isLetter(_ index: Int) -> Bool { !isHan && letters.indices.contains(index) && letters[index].isLetter }
        var shown = ""
        var place = 0
        while place < letters.count {
            let end = place + wanted.count
            if end <= letters.count, !isLetter(place - 1), wanted.count > 2 || !isLetter(end),
                isSame(String(letters[place..<end]), self.text, in: language)
            {
                shown += "…"
                place = end
            } else {
                shown.append(letters[place])
                place += 1
            }
        }
        return shown
    }
}

extension DictationWord.Context {
    /// How it is told which one is meant: 银行的行.
    func phrase(_ word: DictationWord) -> String { text + "的" + word.text }

    /// Empty where not all of it is known.
    func phrasePinyin(_ word: DictationWord) -> String {
        pinyin.isEmpty || word.pinyin.isEmpty ? "" : pinyin + " de " + word.pinyin
    }
}
