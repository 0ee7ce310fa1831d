import Exercises
import Scoring

extension Command {
    /// `aloud` alone: the console.
    static let console = Command("", takesNewLearner: { _ in true }) { request throws(Failure) in
        let console = try Console(request)
        _ = try console.run(from: .screen("home", argument: ""))
        return max(console.storing, console.mishaps.status)
    }

    /// `aloud practise [--ipa] TEXT`: one sentence of one's own, spoken, heard, judged.
    static let practise = Command(
        "practise",
        operands: "TEXT",
        count: 1...many,
        options: [Option("ipa")],
        takesNewLearner: { _ in true }
    ) { request throws(Failure) in
        let text = request.arguments.operands.joined(separator: " ")
        // What cannot be practised is told before anything is opened.
        _ = try OwnSentence.prompt(text, in: request.general.languages.first ?? .english)
        let console = try Console(request)
        let ending = try console.run(from: .screen("practise", argument: text))
        let mishap = max(console.storing, console.mishaps.status)
        switch ending {
        case .done(let outcome?), .left(let outcome?):
            return max(outcome == .right || outcome == .almost ? .done : .wrong, mishap)
        case .done(nil), .left(nil):
            // Nothing was judged: a file that could not be used is why, if there is one.
            return mishap == .done && console.isUnattended ? .unavailable : mishap
        }
    }
}
