import Exercises
import Messages
import Settings

/// How a dictation shall go, as far as it was said.
struct DictationChoice: Sendable {
    var mode: DictationMode?
    var isShuffled: Bool?
    /// 1…5
    var times: Int?
    /// Seconds, 0…60.
    var gap: Double?
    /// Words a minute.
    var speed: Int?

    init() {}

    /// What was not said is as the learner has set it.
    func filled(from settings: Settings) -> DictationChoice {
        var choice = self
        choice.mode = mode ?? DictationMode(rawValue: settings.dictationAnswer)
        choice.isShuffled = isShuffled ?? settings.isDictationShuffled
        choice.times = times ?? settings.dictationTimes
        choice.gap = gap ?? Double(settings.dictationGap)
        choice.speed = speed ?? settings.dictationSpeed
        return choice
    }

    /// Reads `--order`, `--times`, `--gap`, `--speed` and `--answer`. Throws status 64 for a value that does not fit.
    init(_ arguments: Arguments) throws(Failure) {
        if let text = arguments.value("answer") {
            mode = DictationMode(rawValue: text.lowercased())
            if mode == nil {
                let choices = DictationMode.allCases.map(\.rawValue).joined(separator: ", ")
                throw Failure(.usage, .optionNotOneOf(name: "--answer", value: text, choices: choices))
            }
        }
        if let text = arguments.value("order") {
            guard ["kept", "shuffled"].contains(text.lowercased()) else {
                throw Failure(.usage, .optionNotOneOf(name: "--order", value: text, choices: "kept, shuffled"))
            }
            isShuffled = text.lowercased() == "shuffled"
        }
        if let text = arguments.value("times") {
            guard let number = Int(text), (1...5).contains(number) else {
                throw Failure(.usage, .optionOutOfRange(name: "--times", value: text, range: "1–5"))
            }
            times = number
        }
        if let text = arguments.value("gap") {
            guard let number = Double(text), (0...60).contains(number) else {
                throw Failure(.usage, .optionOutOfRange(name: "--gap", value: text, range: "0–60"))
            }
            gap = number
        }
        if let text = arguments.value("speed") {
            let range = DictationPlan.speeds
            guard let number = Int(text), range.contains(number) else {
                let shown = "\(range.lowerBound)–\(range.upperBound)"
                throw Failure(.usage, .optionOutOfRange(name: "--speed", value: text, range: shown))
            }
            speed = number
        }
    }
}
