/// A moment as study time measures it. Every time is whole and in the unit named, so that nothing is lost in sums.
public struct Instant: Sendable, Hashable {
    /// Names the clock that counts: readings of two clocks, such as before and after a new start of the machine, say
    /// nothing about each other.
    public var clock: String
    /// Milliseconds for which the machine has been awake. This alone is what study time is measured by.
    public var awake: Int
    /// Milliseconds for which the machine has slept.
    public var asleep: Int
    /// What the clock on the wall says, in seconds since 1970-01-01T00:00Z: noted beside what was done, and measured by
    /// nothing.
    public var wall: Int
    /// Seconds that local time is ahead of UTC.
    public var offset: Int
    /// The local hour at which the study day begins, 0…23.
    public var dayStart: Int
    /// Whether a console is there that tells what happens.
    public var isWatched: Bool
    /// The last sign of life of such a console; nil where there never was one.
    public var seen: Sign?

    /// A reading of a clock.
    public struct Sign: Sendable, Hashable {
        /// The clock's name.
        public var clock: String
        /// Milliseconds awake.
        public var awake: Int

        public init(clock: String, awake: Int) {
            self.clock = clock
            self.awake = Limit.held(awake)
        }
    }

    public init(
        clock: String,
        awake: Int,
        asleep: Int = 0,
        wall: Int,
        offset: Int = 0,
        dayStart: Int = 4,
        isWatched: Bool = false,
        seen: Sign? = nil
    ) {
        self.clock = clock
        self.awake = Limit.held(awake)
        self.asleep = Limit.held(asleep)
        self.wall = min(max(wall, -Limit.greatest), Limit.greatest)
        self.offset = min(max(offset, -86_400), 86_400)
        self.dayStart = min(max(dayStart, 0), 23)
        self.isWatched = isWatched
        self.seen = seen
    }

    /// The study day, in days since 1970-01-01.
    public var day: Int {
        let local = wall + offset - dayStart * 3600
        return local >= 0 ? local / 86_400 : -((86_399 - local) / 86_400)
    }

    /// The same so many milliseconds later, all of them awake.
    func later(by milliseconds: Int) -> Instant {
        var moment = self
        moment.awake = Limit.held(awake + milliseconds)
        moment.wall = min(max(wall + milliseconds / 1000, -Limit.greatest), Limit.greatest)
        return moment
    }
}

/// What numbers are held to, so that no sum of them can be too great.
enum Limit {
    /// Some 30,000 years in milliseconds.
    static let greatest = 1_000_000_000_000_000

    static func held(_ number: Int) -> Int { min(max(number, 0), greatest) }
}
