import JSON
import Messages
import Orthography
import Settings

extension Command {
    /// `aloud feedback [--json]`
    static let feedback = Command("feedback", options: [.json]) { request throws(Failure) in
        let feedback = request.feedback
        if request.arguments.has("json") {
            let record: JSONValue = [
                "survey": feedback.survey.map { .string($0) } ?? .null,
                "bugs": feedback.bugs.map { .string($0) } ?? .null,
            ]
            try request.output.line(record.text)
            return .done
        }
        for message in request.feedbackLines { try request.output.line(request.text(message)) }
        return .done
    }
}

extension Request {
    /// Where feedback goes: as the person's own file says, else the one shipped.
    var feedback: Feedback {
        for folder in [paths.configuration] + (paths.resources.map { [$0] } ?? []) {
            guard let text = shortText(of: folder + "/feedback.txt") else { continue }
            return Feedback(parsing: text)
        }
        return Feedback()
    }

    /// A path as a person writes it: the home folder is `~`.
    private func homely(_ path: String) -> String {
        guard let home = environment["HOME"], home.count > 1, path.hasPrefix(home + "/") else { return path }
        return "~" + path.dropFirst(home.count)
    }

    /// What a person is told of it, on every screen the same.
    var feedbackLines: [Message] {
        let feedback = feedback
        guard feedback.survey != nil || feedback.bugs != nil else {
            return [.feedbackNowhere(file: homely(paths.configuration + "/feedback.txt"))]
        }
        return [
            feedback.survey.map { .feedbackSurvey(address: visible($0)) } ?? .feedbackNoSurvey(),
            feedback.bugs.map { .feedbackBugs(address: visible($0)) } ?? .feedbackNoBugs(),
        ]
    }
}
