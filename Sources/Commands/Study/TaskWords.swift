import Library
import Messages
import Orthography
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

    /// What `--estimate` and `--link` say in a line that is typed, and the line without them. What stands behind `--link`
    /// goes to the next option, so that a name of several words needs no quotes.
    static func options(_ text: String) -> (rest: String, estimate: String?, link: String?) {
        var (rest, estimate, link): ([Substring], [Substring]?, [Substring]?) = ([], nil, nil)
        var words = text.split { $0.isWhitespace }[...]
        /// The option's value, where the word is that option: behind `=`, or the words that follow.
        func value(_ option: String, _ word: Substring, takesAll: Bool) -> [Substring]? {
            if word.hasPrefix(option + "=") { return [word.dropFirst(option.count + 1)] }
            guard word == option else { return nil }
            let following = takesAll ? words.prefix { !$0.hasPrefix("--") } : words.prefix(1)
            words = words.dropFirst(following.count)
            return Array(following)
        }
        while let word = words.popFirst() {
            if let found = value("--estimate", word, takesAll: false) {
                estimate = found
            } else if let found = value("--link", word, takesAll: true) {
                link = found
            } else {
                rest.append(word)
            }
        }
        // Without options a line stays as it was typed.
        let line = estimate == nil && link == nil ? trimmed(text) : rest.joined(separator: " ")
        return (line, estimate?.joined(separator: " "), link?.joined(separator: " "))
    }

    /// What `--estimate` says, in milliseconds. Throws status 64 for anything but minutes of a task.
    static func estimate(_ text: String) throws(Failure) -> Int {
        guard let minutes = number(in: text), StudyTask.estimates.contains(minutes) else {
            throw Failure(.usage, .optionOutOfRange(name: "--estimate", value: text, range: "1–600"))
        }
        return StudyRules.milliseconds(minutes: minutes)
    }

    /// What `--link` says; nil for `none`, which takes it away. Throws status 64 for what is none.
    static func link(_ text: String) throws(Failure) -> StudyLink? {
        if text.lowercased() == "none" { return nil }
        guard let link = StudyLink(reading: text) else {
            let shown = "lesson:N, dictation:UNIT, word:WORD"
            throw Failure(.usage, .optionOutOfRange(name: "--link", value: text, range: shown))
        }
        return link
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

extension Request {
    /// Whether there is what a task shall be tied to. Throws what a person is told where there is not.
    func check(_ link: StudyLink, in library: Library?) throws(Failure) {
        switch link.kind {
        case .lesson:
            let course = readLessons().course
            if !course.lessons.isEmpty { _ = try course.lesson(named: link.target) }
        case .dictation:
            // Words of one's own need no textbook.
            if link.target.lowercased() != "new" { _ = try library.unit(named: link.target) }
        case .word:
            // Without a dictionary nobody knows.
            guard let dictionary = dictionaryAtHand() else { return }
            let found = try stored { () throws(LibraryError) in try dictionary.matches(for: link.target) }
            if found.isEmpty { throw Failure(.wrong, .lookupNothing(text: visible(link.target))) }
        }
    }
}
