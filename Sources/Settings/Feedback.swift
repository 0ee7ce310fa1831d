/// Where learners' opinions and bug reports go: what the file `feedback.txt` holds.
public struct Feedback: Sendable, Hashable {
    /// The address of a five-minute survey.
    public var survey: String?
    /// The address that bug reports go to.
    public var bugs: String?

    public init(survey: String? = nil, bugs: String? = nil) {
        self.survey = survey
        self.bugs = bugs
    }

    /// Reads lines `survey: ADDRESS` and `bugs: ADDRESS`; `#` begins a comment, and other lines are passed over.
    public init(parsing text: String) {
        for line in text.split(whereSeparator: { $0.isNewline }) where !line.hasPrefix("#") {
            let parts = line.split(separator: ":", maxSplits: 1).map { Settings.trimmed(String($0)) }
            guard parts.count == 2, let value = parts.last, !value.isEmpty else { continue }
            switch parts.first?.lowercased() {
            case "survey": survey = value
            case "bugs": bugs = value
            default: break
            }
        }
    }
}
