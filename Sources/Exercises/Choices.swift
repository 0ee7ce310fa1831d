public import Orthography

/// A translation that can be chosen.
public struct Choice: Sendable, Hashable {
    /// What was made of it.
    public enum State: Sendable, Hashable {
        case open, wrong, right
    }

    /// What is typed to choose it; from 1.
    public var number: Int
    public var text: String
    public var state: State

    public init(_ number: Int, _ text: String, _ state: State = .open) {
        self.number = number
        self.text = text
        self.state = state
    }
}

/// What a multiple choice exercise shows.
public struct ChoiceBoard: Sendable, Hashable {
    /// The phrase as it is shown.
    public var phrase: String
    /// The phrase's language.
    public var language: Language
    /// Tone-marked pinyin of a Chinese phrase.
    public var pinyin: String?
    public var choices: [Choice]

    public init(phrase: String, language: Language, pinyin: String? = nil, choices: [Choice]) {
        self.phrase = phrase
        self.language = language
        self.pinyin = pinyin
        self.choices = choices
    }

    public var isComplete: Bool { choices.contains { $0.state == .right } }
}

/// Translations of other phrases to stand beside the right one: in random order, at most `count` of them.
///
/// Each ends with the same mark as the right one. No two say the same once case, accents and marks are left aside; none
/// says the right one and something more, or a part of it; and none is a translation of the phrase as well, neither
/// directly nor through a phrase with the same text. The phrase's own
/// lesson comes first; other lessons lend what it lacks.
func distractors(
    for prompt: Prompt,
    among others: [Prompt],
    count: Int,
    using generator: inout some RandomNumberGenerator
) -> [String] {
    guard let meaning = prompt.meaning else { return [] }
    let text = letters(of: prompt.text)
    let mark = finalMark(of: meaning)
    let others = others.filter { $0.language == prompt.language }
    let right = letters(of: meaning)
    var taken: Set<String> = [right]
    for other in others where letters(of: other.text) == text {
        if let meaning = other.meaning { taken.insert(letters(of: meaning)) }
    }
    let lesson = prompt.place?.lesson
    var near: [String] = []
    var far: [String] = []
    for other in others {
        guard let meaning = other.meaning, finalMark(of: meaning) == mark else { continue }
        if lesson != nil, other.place?.lesson == lesson { near.append(meaning) } else { far.append(meaning) }
    }
    near.shuffle(using: &generator)
    far.shuffle(using: &generator)
    var result: [String] = []
    for candidate in near + far {
        guard result.count < count else { break }
        let key = letters(of: candidate)
        guard !key.isEmpty, !key.contains(right), !right.contains(key) else { continue }
        if taken.insert(key).inserted { result.append(candidate) }
    }
    return result
}
