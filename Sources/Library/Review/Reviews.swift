import JSON
public import Memory
import Orthography

extension SQL {
    fileprivate static let insert = SQL("review-insert", PackageResources.review_insert_sql)
    fileprivate static let memory = SQL("memory-of", PackageResources.memory_of_sql)
    fileprivate static let setMemory = SQL("memory-upsert", PackageResources.memory_upsert_sql)
    fileprivate static let memories = SQL("memories", PackageResources.memories_sql)
    fileprivate static let forget = SQL("memories-delete", PackageResources.memories_delete_sql)
    fileprivate static let byItem = SQL("reviews-by-item", PackageResources.reviews_by_item_sql)
    fileprivate static let all = SQL("reviews-all", PackageResources.reviews_all_sql)
    fileprivate static let count = SQL("review-count", PackageResources.review_count_sql)
    fileprivate static let ofItem = SQL("reviews-of-item", PackageResources.reviews_of_item_sql)
    fileprivate static let plan = SQL("review-plan", PackageResources.review_plan_sql)
    fileprivate static let setPlan = SQL("review-plan-set", PackageResources.review_plan_set_sql)
    fileprivate static let word = SQL("word-language", PackageResources.word_language_sql)
}

extension Library {
    /// Keeps a review, and how the memory stands after it, in one transaction.
    public func store(_ review: Review) throws(LibraryError) {
        let (item, moment) = (review.item, review.moment)
        try database.transaction { () throws(LibraryError) in
            try database.run(
                .insert,
                .text(item.kind.rawValue),
                .text(item.language.code),
                .text(item.id),
                .text(review.form),
                .integer(review.grade.rawValue),
                .integer(moment.instant),
                .integer(moment.offset),
                .text(moment.day.description)
            )
            let plan = try plan()
            // What is to be made again is made of the reviews, this one among them.
            guard !plan.isStale else { return try refreshMemories() }
            let scheduler = ReviewScheduler(plan.parameters)
            let before = try database.rows(
                .memory,
                .text(item.kind.rawValue),
                .text(item.language.code),
                .text(item.id)
            ) { Self.standing($0, at: 0) }.first?.flatMap { $0 }
            try keep(scheduler.standing(after: before, .init(moment.day, review.grade)), of: item)
        }
    }

    /// Keeps the review that the first answer to a word of a dictation is; a second look at it is none.
    ///
    /// To be called within the answer's transaction, before the answer is stored.
    func reviewAnswer(in run: Int, toWord word: Int, isRight: Bool, at moment: Moment) throws(LibraryError) {
        let rows = try database.rows(.word, .integer(run), .integer(word)) { row in
            (row.text(0), row.text(1), row.integer(2) == 1)
        }
        guard let (code, form, isAnswered) = rows.first, !isAnswered, let language = Language(code: code) else {
            return
        }
        let item = ReviewItem(.word, language, String(word))
        let grade = Performance.dictated(isRight: isRight, repeats: 0).grade
        try store(Review(item, form: form, grade: grade, at: moment))
    }

    /// Everything that was studied and how it is remembered, in a settled order. O(n).
    public func memories() throws(LibraryError) -> [DueItems<ReviewItem>.Studied] {
        let plan = try plan()
        // Somebody who only reads makes them for themselves.
        guard !plan.isStale else {
            let scheduler = ReviewScheduler(plan.parameters)
            return try groupedReviews().compactMap { group in
                ReviewHistory(group.reviews).standing(by: scheduler).map { .init(group.item, $0) }
            }
        }
        return try database.rows(.memories) { row -> DueItems<ReviewItem>.Studied? in
            guard let item = Self.item(row), let standing = Self.standing(row, at: 3) else { return nil }
            return .init(item, standing)
        }.compactMap { $0 }
    }

    /// The latest grade of each exercise in which an item was reviewed, looking back over so many reviews.
    public func latestGrades(of item: ReviewItem, within limit: Int = 30) throws(LibraryError) -> [String: ReviewGrade]
    {
        let rows = try database.rows(
            .ofItem,
            .text(item.kind.rawValue),
            .text(item.language.code),
            .text(item.id),
            .integer(max(limit, 0))
        ) { ($0.text(0), ReviewGrade(rawValue: $0.integer(1))) }
        var grades: [String: ReviewGrade] = [:]
        for case (let form, let grade?) in rows where grades[form] == nil { grades[form] = grade }
        return grades
    }

    /// Every review, oldest first, one at a time.
    public func eachReview(_ body: (Review) throws(LibraryError) -> Void) throws(LibraryError) {
        try database.each(.all) { (row) throws(LibraryError) in
            guard let item = Self.item(row), let grade = ReviewGrade(rawValue: row.integer(4)) else { return }
            let day = StudyDay(row.text(7)) ?? StudyDay(instant: row.integer(5), offset: row.integer(6))
            let moment = Moment(instant: row.integer(5), offset: row.integer(6), day: day)
            try body(Review(item, form: row.text(3), grade: grade, at: moment))
        }
    }

    /// How many reviews there are.
    public func reviewCount() throws(LibraryError) -> Int {
        try database.rows(.count) { $0.integer(0) }.first ?? 0
    }

    /// The reviews of every item, each in their order.
    public func reviewHistories() throws(LibraryError) -> [ReviewHistory] {
        try groupedReviews().map { ReviewHistory($0.reviews) }
    }

    /// By which parameters reviews are planned.
    public func reviewParameters() throws(LibraryError) -> ReviewParameters { try plan().parameters }

    /// Plans by other parameters from now on. What was reviewed stays as it is; how it is remembered is reckoned anew.
    public func setReviewParameters(_ parameters: ReviewParameters) throws(LibraryError) {
        let weights = parameters == .published ? [] : parameters.weights
        try database.transaction { () throws(LibraryError) in
            try database.run(.setPlan, .text(JSONValue.array(weights.map { .number($0) }).text), .integer(1))
            try refreshMemories()
        }
    }

    // MARK: Within

    /// Makes the memories again of all reviews, where they are stale.
    private func refreshMemories() throws(LibraryError) {
        guard try plan().isStale else { return }
        try database.transaction { () throws(LibraryError) in
            let plan = try plan()
            guard plan.isStale else { return }
            let scheduler = ReviewScheduler(plan.parameters)
            try database.run(.forget)
            for (item, reviews) in try groupedReviews() {
                if let standing = ReviewHistory(reviews).standing(by: scheduler) { try keep(standing, of: item) }
            }
            try database.run(.setPlan, .text(plan.text), .integer(0))
        }
    }

    private func groupedReviews() throws(LibraryError) -> [(item: ReviewItem, reviews: [ReviewHistory.Review])] {
        var groups: [(item: ReviewItem, reviews: [ReviewHistory.Review])] = []
        try database.each(.byItem) { (row) throws(LibraryError) in
            guard let item = Self.item(row), let day = StudyDay(row.text(3)),
                let grade = ReviewGrade(rawValue: row.integer(4))
            else { return }
            if groups.last?.item != item { groups.append((item, [])) }
            groups[groups.count - 1].reviews.append(.init(day, grade))
        }
        return groups
    }

    private func keep(_ standing: ReviewHistory.Standing, of item: ReviewItem) throws(LibraryError) {
        try database.run(
            .setMemory,
            .text(item.kind.rawValue),
            .text(item.language.code),
            .text(item.id),
            .real(standing.state.stability),
            .real(standing.state.difficulty),
            .text(standing.last.description)
        )
    }

    private struct Plan {
        var text = "[]"
        var parameters = ReviewParameters.published
        var isStale = false
    }

    private func plan() throws(LibraryError) -> Plan {
        try database.rows(.plan) { row in
            let text = row.text(0)
            let weights = (try? JSONValue(parsing: text))?.array?.compactMap(\.double) ?? []
            return Plan(text: text, parameters: ReviewParameters(weights) ?? .published, isStale: row.integer(1) == 1)
        }.first ?? Plan()
    }

    private static func item(_ row: Row) -> ReviewItem? {
        guard let kind = ReviewItem.Kind(rawValue: row.text(0)), let language = Language(code: row.text(1)) else {
            return nil
        }
        return ReviewItem(kind, language, row.text(2))
    }

    /// Stability, difficulty and last day, from a column on.
    private static func standing(_ row: Row, at column: Int) -> ReviewHistory.Standing? {
        guard let stability = row.real(column), let difficulty = row.real(column + 1),
            let day = StudyDay(row.text(column + 2))
        else { return nil }
        return .init(state: MemoryState(stability: stability, difficulty: difficulty), last: day)
    }
}
