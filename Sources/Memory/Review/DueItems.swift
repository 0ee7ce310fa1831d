/// What is to be reviewed, and what will be.
public struct DueItems<Item: Sendable>: Sendable {
    /// Something that was studied.
    public struct Studied: Sendable {
        public let item: Item
        public let standing: ReviewHistory.Standing

        public init(_ item: Item, _ standing: ReviewHistory.Standing) {
            self.item = item
            self.standing = standing
        }
    }

    /// What is due today or was before, best remembered first.
    ///
    /// Where more is due than a learner gets through, this order keeps the most: what is still half there is saved first,
    /// and what is lost already loses nothing by waiting.
    public let due: [Item]
    /// How many fall due on each of the days after today, tomorrow first.
    public let forecast: [Int]
    /// The mean probability of recall today over everything that was studied; nil where nothing was.
    public let recall: Double?

    /// - Parameters:
    ///   - studied: everything that was studied, in an order that settles ties.
    ///   - retention: the probability of recall at which a review is due, .5….99.
    ///   - days: how far the forecast goes.
    /// - Complexity: O(n log n).
    public init(
        _ studied: some Sequence<Studied>,
        on today: StudyDay,
        retention: Double,
        by scheduler: ReviewScheduler = ReviewScheduler(),
        days: Int = 14
    ) {
        var due: [(item: Item, recall: Double, place: Int)] = []
        var forecast = Array(repeating: 0, count: max(days, 0))
        var sum = 0.0
        var count = 0
        for one in studied {
            let recall = scheduler.retrievability(of: one.standing, on: today)
            sum += recall
            count += 1
            let ahead = scheduler.due(one.standing, retention: retention).number - today.number
            if ahead <= 0 {
                due.append((one.item, recall, count))
            } else if ahead <= forecast.count {
                forecast[ahead - 1] += 1
            }
        }
        due.sort { $0.recall != $1.recall ? $0.recall > $1.recall : $0.place < $1.place }
        self.due = due.map(\.item)
        self.forecast = forecast
        self.recall = count == 0 ? nil : sum / Double(count)
    }
}
