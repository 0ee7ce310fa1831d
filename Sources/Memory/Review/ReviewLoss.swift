import func Glibc.log

extension ReviewScheduler {
    /// How well the reviews are foretold: the sum of the log losses, in nats, and over how many reviews.
    ///
    /// A first review and a second one on the same day foretell nothing and are left out.
    ///
    /// - Parameter counts: whether a review is to be counted; it always changes the memory's state.
    public func loss(
        of histories: [ReviewHistory],
        where counts: (ReviewHistory.Review) -> Bool = { _ in true }
    ) -> (sum: Double, reviews: Int) {
        var sum = 0.0
        var reviews = 0
        for history in histories {
            var standing: ReviewHistory.Standing?
            for review in history.reviews {
                if let standing, review.day > standing.last, counts(review) {
                    let recall = min(max(retrievability(of: standing, on: review.day), 0.0001), 0.9999)
                    sum -= log(review.grade.isRecalled ? recall : 1 - recall)
                    reviews += 1
                }
                standing = self.standing(after: standing, review)
            }
        }
        return (sum, reviews)
    }
}
