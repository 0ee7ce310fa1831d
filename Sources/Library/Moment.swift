public import Memory

/// When something was done: the instant, the place's clock, and the study day it counted for.
public struct Moment: Sendable, Hashable {
    /// Seconds since 1970-01-01T00:00:00Z.
    public let instant: Int
    /// Seconds that local time was ahead of UTC.
    public let offset: Int
    public let day: StudyDay

    public init(instant: Int, offset: Int, day: StudyDay) {
        self.instant = instant
        self.offset = offset
        self.day = day
    }

    /// - Parameter dayStart: the local hour at which the study day begins, 0…23.
    public init(instant: Int, offset: Int, dayStart: Int) {
        self.init(
            instant: instant,
            offset: offset,
            day: StudyDay(instant: instant, offset: offset, start: dayStart)
        )
    }
}
