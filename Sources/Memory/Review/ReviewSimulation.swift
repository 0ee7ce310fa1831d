/// What a course of reviews costs and keeps: a learner who forgets by the formula, day by day.
public struct ReviewSimulation: Sendable {
    /// How many things are learned.
    public var items: Int
    /// How many of them are begun a day, at least 1.
    public var newADay: Int
    public var days: Int
    /// The probability of recall at which a review is due, .5….99.
    public var retention: Double
    /// How the learner really forgets.
    public var learner: ReviewParameters
    /// By what the reviews are planned.
    public var planner: ReviewParameters

    public init(
        items: Int,
        newADay: Int,
        days: Int,
        retention: Double,
        learner: ReviewParameters = .published,
        planner: ReviewParameters = .published
    ) {
        self.items = items
        self.newADay = newADay
        self.days = days
        self.retention = retention
        self.learner = learner
        self.planner = planner
    }

    public struct Result: Sendable {
        /// Reviews on each day, first encounters not counted.
        public var load: [Int] = []
        /// How many of the reviews were recalled.
        public var recalled = 0
        public var reviews: Int { load.reduce(0, +) }
        /// The share of reviews that were recalled, 0…1.
        public var retention: Double { reviews == 0 ? 0 : Double(recalled) / Double(reviews) }
        /// The mean probability of recall of everything learned, at the end, 0…1.
        public var knowledge = 0.0
        public var histories: [ReviewHistory] = []
    }

    /// Runs it. What is recalled is graded hard, good or easy as 1 : 7 : 2, and what is forgotten is said again the same
    /// day and then known.
    public func run(using generator: inout some RandomNumberGenerator) -> Result {
        let nature = ReviewScheduler(learner)
        let plan = ReviewScheduler(planner)
        var result = Result()
        var known: [(truth: ReviewHistory.Standing, plan: ReviewHistory.Standing, due: StudyDay)] = []
        var histories: [[ReviewHistory.Review]] = []

        func grade(_ generator: inout some RandomNumberGenerator) -> ReviewGrade {
            switch Int.random(in: 0..<10, using: &generator) {
            case 0: .hard
            case 1...7: .good
            default: .easy
            }
        }

        for number in 0..<max(days, 0) {
            let today = StudyDay(number: number)
            var load = 0
            for index in known.indices where known[index].due <= today {
                load += 1
                let chance = nature.retrievability(of: known[index].truth, on: today)
                let isRecalled = Double.random(in: 0..<1, using: &generator) < chance
                var given = [isRecalled ? grade(&generator) : .again]
                if isRecalled { result.recalled += 1 } else { given.append(.good) }
                for each in given {
                    let review = ReviewHistory.Review(today, each)
                    histories[index].append(review)
                    known[index].truth = nature.standing(after: known[index].truth, review)
                    known[index].plan = plan.standing(after: known[index].plan, review)
                }
                known[index].due = plan.due(known[index].plan, retention: retention)
            }
            for _ in 0..<min(max(newADay, 1), max(items - known.count, 0)) {
                let review = ReviewHistory.Review(today, grade(&generator))
                let (truth, planned) = (nature.standing(after: nil, review), plan.standing(after: nil, review))
                known.append((truth, planned, plan.due(planned, retention: retention)))
                histories.append([review])
            }
            result.load.append(load)
        }
        let end = StudyDay(number: max(days, 0))
        let recall = known.reduce(0.0) { $0 + nature.retrievability(of: $1.truth, on: end) }
        result.knowledge = known.isEmpty ? 0 : recall / Double(known.count)
        result.histories = histories.map(ReviewHistory.init)
        return result
    }
}
