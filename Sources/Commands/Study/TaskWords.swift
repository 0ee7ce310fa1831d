import StudyTime

/// What is typed behind the commands of the task list.
enum TaskWords {
    /// A name and the minutes behind it: `Maths homework 30min`, `数学 30分钟`. A number without its unit belongs to the
    /// name, as in `Read chapter 3`.
    static func nameAndMinutes(_ text: String) -> (name: String, minutes: Int?) {
        var rest = trimmed(text)
        guard let unit = units.first(where: { rest.lowercased().hasSuffix($0) }) else { return (rest, nil) }
        rest.removeLast(unit.count)
        rest = trimmed(rest)
        var digits = ""
        while let last = rest.last, last.wholeNumberValue.map({ (0...9).contains($0) }) ?? false {
            digits = String(last) + digits
            rest.removeLast()
        }
        // A number that is none of the machine's is none of a task's minutes either, and not a part of its name.
        guard !digits.isEmpty, rest.last.map({ $0.isWhitespace || hasNoSpaces($0) }) ?? true else {
            return (trimmed(text), nil)
        }
        return (trimmed(rest), number(in: digits) ?? .max)
    }

    /// The first word, and what stands behind it.
    static func head(_ text: String) -> (head: String, rest: String) {
        let parts = text.split(maxSplits: 1) { $0.isWhitespace }.map { String($0) }
        return (parts.first ?? "", parts.count > 1 ? trimmed(parts[1]) : "")
    }

    /// The longest first.
    private static let units = ["minutes", "minute", "mins", "min", "分钟", "分", "m"]

    /// Whether words of its script stand without spaces.
    private static func hasNoSpaces(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
    }

    static func trimmed(_ text: String) -> String {
        var rest = text[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}

extension StudyEvent {
    /// Marks a task that the learner does not get on with, with their words or none. A mark is taken away without words.
    static func stuck(_ task: StudyTask, _ words: String) -> StudyEvent {
        .stuck(id: task.id, note: words.isEmpty && task.isStuck ? nil : words)
    }
}
