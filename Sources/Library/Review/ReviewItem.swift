public import Memory
public import Orthography

/// Something that comes back when it is about to be forgotten.
public struct ReviewItem: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A phrase of the course, in the language studied.
        case phrase
        /// A word of a textbook, as it is dictated.
        case word
    }

    public let kind: Kind
    public let language: Language
    /// The phrase's name, or the word's number.
    public let id: String

    public init(_ kind: Kind, _ language: Language, _ id: String) {
        self.kind = kind
        self.language = language
        self.id = id
    }
}

/// One time that it was recalled, or not.
public struct Review: Sendable, Hashable {
    public let item: ReviewItem
    /// By which exercise: `pronunciation`, `word order`, `multiple choice`, `typed`, …
    public let form: String
    public let grade: ReviewGrade
    public let moment: Moment

    public init(_ item: ReviewItem, form: String, grade: ReviewGrade, at moment: Moment) {
        self.item = item
        self.form = form
        self.grade = grade
        self.moment = moment
    }
}
