public import Coaching

/// A session file: what is typed, said and expected, one line each.
public struct Session: Sendable, Equatable {
    /// A line of the file.
    public struct Step: Sendable, Equatable {
        /// From 1.
        public var line: Int
        public var action: Action
        /// The line as it stands in the file.
        public var text: String
    }

    /// What a line asks for.
    public enum Action: Sendable, Equatable {
        /// `> line typed`
        case type(String)
        /// `^ key`
        case press(String)
        /// `~ recording for the next take`
        case take(String)
        /// `< expected line`
        case expect(String)
        /// `! kill -9 and start again`
        case kill
        /// `= exit status`
        case status(Int32)
        /// `@ clock 2026-03-01T11:59+01:00`
        case clock(LocalTime)
        /// `@ wait 2s`
        case wait(seconds: Double)
        /// `@ seed 7`
        case seed(UInt64)
        /// `@ locale zh_CN`
        case locale(String)
        /// `@ size 40x20`
        case size(columns: Int, rows: Int)
        /// `@ profile NAME`
        case profile(String)
        /// `@ env NAME=VALUE`
        case environment(String, String)
        /// `@ lesson FILE`: among the learner's own from the next start on
        case lesson(String)
        /// `@ sleep 8min`: the machine sleeps
        case sleep(seconds: Double)
        /// `@ console NAME`: what follows is another console's, on the same data
        case console(String)
        /// `@ run practise "TEXT"`: the command line of the next start
        case run([String])
    }

    /// A line that is none of these.
    public struct Mistake: Error, Sendable, Equatable {
        public var line: Int
        public var text: String
    }

    public var steps: [Step]

    /// Reads a session file's text. Blank lines and those that begin with `#` say nothing.
    public static func parse(_ text: String) throws(Mistake) -> Session {
        var steps: [Step] = []
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            var line = String(line)
            if number == 1, line.hasPrefix("\u{FEFF}") { line.removeFirst() }
            if line.allSatisfy(\.isWhitespace) || line.hasPrefix("#") { continue }
            guard let action = action(line) else { throw Mistake(line: number, text: line) }
            steps.append(Step(line: number, action: action, text: line.trimmed))
        }
        return Session(steps: steps)
    }

    private static func action(_ line: String) -> Action? {
        guard let sign = line.first else { return nil }
        var rest = line.dropFirst()
        if rest.first == " " { rest.removeFirst() }
        let word = rest.trimmed
        switch sign {
        case ">": return .type(String(rest))
        case "^": return Stroke(word).map { _ in .press(word) }
        case "~": return word.isEmpty ? nil : .take(word)
        case "<": return .expect(String(rest))
        case "!": return .kill
        case "=": return Int32(word).map { .status($0) }
        case "@": return directive(word)
        default: return nil
        }
    }

    private static func directive(_ text: String) -> Action? {
        let parts = text.split(maxSplits: 1) { $0.isWhitespace }
        guard let name = parts.first else { return nil }
        let value = parts.count > 1 ? parts[1].trimmed : ""
        switch name {
        case "clock": return LocalTime(iso: value).map { .clock($0) }
        case "wait": return seconds(value).map { .wait(seconds: $0) }
        case "sleep": return seconds(value).map { .sleep(seconds: $0) }
        case "console": return value.isEmpty ? nil : .console(value)
        case "seed": return UInt64(value).map { .seed($0) }
        case "locale": return value.isEmpty ? nil : .locale(value)
        case "size":
            let numbers = value.split { $0 == "x" || $0 == "×" }.compactMap { Int($0) }
            guard numbers.count == 2, numbers.allSatisfy({ (1...10_000).contains($0) }) else { return nil }
            return .size(columns: numbers[0], rows: numbers[1])
        case "profile": return value.isEmpty ? nil : .profile(value)
        case "env":
            let pair = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2, !pair[0].isEmpty else { return nil }
            return .environment(String(pair[0]), String(pair[1]))
        case "lesson": return value.isEmpty ? nil : .lesson(value)
        case "run": return words(value).map { .run($0) }
        default: return nil
        }
    }

    /// `2s`, `300ms`, `5min`, `2h`; a number alone is seconds.
    static func seconds(_ text: String) -> Double? {
        let units: [(String, Double)] = [("ms", 0.001), ("min", 60), ("s", 1), ("m", 60), ("h", 3600), ("", 1)]
        for (unit, factor) in units where text.hasSuffix(unit) {
            guard let number = Double(text.dropLast(unit.count).trimmed), number >= 0, number < 1e9 else { return nil }
            return number * factor
        }
        return nil
    }

    /// Words as a shell parts them: quotes hold spaces. Nil where a quote is not closed.
    static func words(_ text: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let whole = word { words.append(whole) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let whole = word { words.append(whole) }
        return quote == nil ? words : nil
    }
}

extension StringProtocol {
    /// Without white space at its ends.
    var trimmed: String {
        var rest = Substring(self)
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}

extension LocalTime {
    /// Reads `2026-03-01T11:59+01:00`, with or without seconds; `Z` is UTC. Nil for a time that no calendar has.
    init?(iso text: String) {
        var rest = text[...]
        func number(_ digits: Int, before separator: Character? = nil) -> Int? {
            let head = rest.prefix(digits)
            guard head.count == digits, head.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
            rest = rest.dropFirst(digits)
            if let separator {
                guard rest.first == separator else { return nil }
                rest.removeFirst()
            }
            return Int(head)
        }
        guard let year = number(4, before: "-"), let month = number(2, before: "-"), let day = number(2, before: "T"),
            let hour = number(2, before: ":"), let minute = number(2), (1...12).contains(month),
            (1...LocalTime.days(in: month, of: year)).contains(day), hour < 24, minute < 60
        else { return nil }
        var second = 0
        if rest.first == ":" {
            rest.removeFirst()
            guard let value = number(2), value < 60 else { return nil }
            second = value
        }
        var offset = 0
        switch rest.first {
        case "Z": rest.removeFirst()
        case "+", "-":
            let sign = rest.removeFirst() == "-" ? -1 : 1
            guard let hours = number(2, before: ":"), let minutes = number(2), hours <= 14, minutes < 60 else {
                return nil
            }
            offset = sign * (hours * 3600 + minutes * 60)
        default: return nil
        }
        guard rest.isEmpty else { return nil }
        let days = LocalTime.days(before: year, month: month) + day - 1
        let wall = ((days * 24 + hour) * 60 + minute) * 60 + second
        self.init(seconds: Double(wall - offset), offset: offset)
    }

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    private static func days(in month: Int, of year: Int) -> Int {
        month == 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// Days from 1970-01-01 to the first of a month.
    private static func days(before year: Int, month: Int) -> Int {
        let years = year - 1
        let whole = years * 365 + years / 4 - years / 100 + years / 400 - 719_162
        return whole + (1..<month).reduce(0) { $0 + days(in: $1, of: year) }
    }
}

/// Whether a line of output is what was expected: `…` stands for any text, and white space at the ends for nothing.
func fits(_ line: String, _ expected: String) -> Bool {
    let pieces = expected.trimmed.split(separator: "…", omittingEmptySubsequences: false).map { String($0) }
    var rest = line.trimmed[...]
    guard pieces.count > 1 else { return String(rest) == pieces.first ?? "" }
    guard let first = pieces.first, let last = pieces.last, rest.hasPrefix(first) else { return false }
    rest = rest.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
        guard let found = rest.ranges(of: piece).first else { return false }
        rest = rest[found.upperBound...]
    }
    return rest.count >= last.count && rest.hasSuffix(last)
}
