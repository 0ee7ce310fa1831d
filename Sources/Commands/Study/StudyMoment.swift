import Coaching
import Library
import Settings
import StudyTime

extension Instant {
    /// Now, by a clock.
    init(_ clock: any Clock, _ settings: Settings, watch: StudyWatch) {
        // What the clock says is taken before whether anybody lives: a sign of life is never later than now.
        let isWatched = watch.isWatched
        let seen = isWatched ? nil : watch.seen
        let local = clock.local
        let seconds = local.seconds.isFinite ? min(max(local.seconds, -1e12), 1e12) : 0
        self.init(
            clock: clock.name,
            awake: Instant.milliseconds(clock.seconds),
            asleep: Instant.milliseconds(clock.asleep),
            wall: Int(seconds),
            offset: local.offset,
            dayStart: settings.dayStart,
            isWatched: isWatched,
            seen: seen
        )
    }

    /// Seconds as whole milliseconds, to the nearest.
    static func milliseconds(_ seconds: Double) -> Int {
        seconds.isFinite ? Int((min(max(seconds, 0), 1e12) * 1000).rounded()) : 0
    }

    /// What a sign of life says.
    var sign: Sign { Sign(clock: clock, awake: awake) }
}

extension Moment {
    /// The same moment as everything else is stored with.
    init(_ instant: Instant) { self.init(instant: instant.wall, offset: instant.offset, dayStart: instant.dayStart) }
}

extension Paths {
    /// The file that consoles hold while they tell what happens in study time.
    var studyWatch: String { profileData + "/study.watch" }
}
