/// The reviews of one thing to be remembered, in the order in which they were.
public struct ReviewHistory: Sendable, Hashable {
    public struct Review: Sendable, Hashable {
        public let day: StudyDay
        public let grade: ReviewGrade

        public init(_ day: StudyDay, _ grade: ReviewGrade) {
            self.day = day
            self.grade = grade
        }
    }

    public let reviews: [Review]

    public init(_ reviews: [Review]) { self.reviews = reviews }

    /// A memory as it stands after the last review.
    public struct Standing: Sendable, Hashable {
        public let state: MemoryState
        /// The study day of the last review.
        public let last: StudyDay

        public init(state: MemoryState, last: StudyDay) {
            self.state = state
            self.last = last
        }
    }

    /// How the memory stands after all of them; nil where there are none.
    public func standing(by scheduler: ReviewScheduler) -> Standing? {
        var standing: Standing?
        for review in reviews { standing = scheduler.standing(after: standing, review) }
        return standing
    }
}

extension ReviewScheduler {
    /// How a memory stands after one more review. A day before the last one, which a journey westward makes, is taken
    /// for the same day.
    public func standing(
        after standing: ReviewHistory.Standing?,
        _ review: ReviewHistory.Review
    ) -> ReviewHistory.Standing {
        guard let standing else { return .init(state: first(review.grade), last: review.day) }
        let days = max(review.day.number - standing.last.number, 0)
        return .init(
            state: next(standing.state, after: days, review.grade),
            last: max(standing.last, review.day)
        )
    }

    /// The study day on which a memory falls to a probability of recall of `retention` (.5….99).
    public func due(_ standing: ReviewHistory.Standing, retention: Double) -> StudyDay {
        standing.last.advanced(by: interval(of: standing.state, retention: retention))
    }

    /// The probability of recall on a study day, 0…1.
    public func retrievability(of standing: ReviewHistory.Standing, on day: StudyDay) -> Double {
        retrievability(of: standing.state, after: Double(max(day.number - standing.last.number, 0)))
    }
}
