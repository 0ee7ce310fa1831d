import Coaching
import Exercises
import JSON
import Library
import Memory
import Messages
import Orthography

extension Command {
    /// `aloud due [--json]`: how much is due, and what is to come.
    static let due = Command("due", options: [.json]) { request throws(Failure) in
        let (reviewing, _) = try request.reviewing()
        if request.arguments.has("json") {
            try request.output.line(reviewing.json.text)
            return .done
        }
        let settings = try request.settings(in: try request.readingLibrary())
        try request.draw(.review(reviewing.board), in: request.interface(with: settings))
        return .done
    }

    /// `aloud review [--json]`: what is due, reviewed in the console or listed; `review tune` fits the plan to the
    /// learner.
    static let review = Command(
        "review",
        operands: "[tune]",
        count: 0...1,
        options: [.json],
        takesNewLearner: { $0.operands.isEmpty && !$0.has("json") }
    ) { request throws(Failure) in
        switch request.arguments.operands.first?.lowercased() {
        case "tune": return try tune(request)
        case let word?: throw Failure(.usage, .unknownCommand(name: "review " + word))
        case nil: break
        }
        if request.arguments.has("json") {
            try list(request)
            return .done
        }
        let console = try Console(request)
        _ = try console.run(from: .screen("review", argument: ""))
        return max(console.storing, console.mishaps.status)
    }

    private static func list(_ request: Request) throws(Failure) {
        let (reviewing, library) = try request.reviewing()
        let course = try request.course()
        for item in reviewing.due.due {
            let (text, form) = try stored { () throws(LibraryError) -> (String?, String) in
                switch item.kind {
                case .phrase:
                    let phrase = course.phrase(.init(rawValue: item.id))
                    return (phrase?.text(in: item.language), try reviewing.form(of: item)?.rawValue ?? "")
                case .word:
                    return (
                        try Int(item.id).flatMap { number throws(LibraryError) in
                            try library?.word(number)?.text
                        }, "typed"
                    )
                }
            }
            let object: JSONValue = [
                "kind": .string(item.kind.rawValue), "lang": .string(item.language.code), "item": .string(item.id),
                "text": .optional(text), "form": .string(form),
            ]
            try request.output.line(object.text)
        }
    }

    private static func tune(_ request: Request) throws(Failure) -> ExitStatus {
        guard let reader = try request.readingLibrary() else {
            request.say(.tuningTooFew(count: 0, needed: ReviewTuning.leastReviews))
            return .wrong
        }
        let histories = try stored { () throws(LibraryError) in try reader.reviewHistories() }
        let parameters = try stored { () throws(LibraryError) in try reader.reviewParameters() }
        var bar = request.progressBar()
        let outcome = ReviewTuning().fit(histories, from: parameters) { share in
            bar.show(Int(share * 100), of: 100)
            return true
        }
        bar.clear()
        guard let outcome else {
            let count = histories.reduce(0) { $0 + $1.reviews.count }
            request.say(.tuningTooFew(count: count, needed: ReviewTuning.leastReviews))
            return .wrong
        }
        if outcome.isGain {
            let library = try request.library()
            try stored { () throws(LibraryError) in try library.setReviewParameters(outcome.fitted) }
        }
        if request.arguments.has("json") {
            try request.output.line(outcome.json.text)
            return .done
        }
        let (before, after) = (decimals(outcome.before), decimals(outcome.after))
        try request.output.line(
            request.text(
                outcome.isGain
                    ? .tuningGained(before: before, after: after, heldOut: outcome.heldOut, learned: outcome.learned)
                    : .tuningKept(before: before, after: after, heldOut: outcome.heldOut, learned: outcome.learned)
            )
        )
        return .done
    }

    /// Four decimals.
    private static func decimals(_ value: Double) -> String {
        let scaled = Int((min(max(value, 0), 1000) * 10_000).rounded())
        let rest = String(scaled % 10_000)
        return "\(scaled / 10_000)." + String(repeating: "0", count: 4 - rest.count) + rest
    }
}

extension ReviewTuning.Outcome {
    fileprivate var json: JSONValue {
        [
            "used": .bool(isGain), "before": .number(before), "after": .number(after), "learned": .integer(learned),
            "held_out": .integer(heldOut), "weights": .array(fitted.weights.map { .number($0) }),
        ]
    }
}

extension Reviewing {
    fileprivate var json: JSONValue {
        let board = board
        return [
            "due": .integer(board.due), "phrases": .integer(board.phrases), "words": .integer(board.words),
            "studied": .integer(board.studied), "recall": .optional(board.recall), "retention": .number(retention),
            "forecast": .array(board.days.map { ["date": .string($0.date), "due": .integer($0.due)] }),
        ]
    }
}

extension Request {
    /// What is due, and the database it stands in.
    fileprivate func reviewing() throws(Failure) -> (Reviewing, Library?) {
        let library = try readingLibrary()
        let settings = try settings(in: library)
        let course = try course()
        let today = Moment(MachineClock().local, settings).day
        let reviewing = try stored { () throws(LibraryError) in
            try Reviewing(library, course: course, retention: settings.retention, today: today)
        }
        return (reviewing, library)
    }
}
