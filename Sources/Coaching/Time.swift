import Glibc

/// A moment as a calendar and a clock on the wall have it, with the distance from UTC that they had then.
public struct LocalTime: Sendable, Hashable {
    /// Seconds since 1970-01-01T00:00Z.
    public var seconds: Double
    /// Seconds that local time is ahead of UTC.
    public var offset: Int

    public init(seconds: Double, offset: Int) {
        self.seconds = seconds
        self.offset = offset
    }
}

/// Where time comes from.
public protocol Clock: Sendable {
    /// Seconds that never go back, for measuring and waiting.
    var seconds: Double { get }
    /// The time of day where the learner is.
    var local: LocalTime { get }
}

/// The machine's clock.
public struct MachineClock: Clock {
    public init() {}

    public var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    public var local: LocalTime {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        var parts = tm()
        var whole = now.tv_sec
        localtime_r(&whole, &parts)
        return LocalTime(seconds: Double(now.tv_sec) + Double(now.tv_nsec) / 1e9, offset: parts.tm_gmtoff)
    }
}

/// A clock that stands still until it is told to go on.
public final class ScriptedClock: Clock {
    private let state: Lock<(elapsed: Double, local: LocalTime)>

    public init(_ start: LocalTime) { state = Lock((0, start)) }

    public var seconds: Double { state.use { $0.elapsed } }
    public var local: LocalTime { state.use { $0.local } }

    /// Lets so many seconds pass; nothing where they are not more than 0.
    public func pass(_ seconds: Double) {
        guard seconds > 0, seconds.isFinite else { return }
        state.use {
            $0.elapsed += seconds
            $0.local.seconds += seconds
        }
    }

    /// Sets the clock on the wall; what is waited for does not come sooner.
    public func set(_ time: LocalTime) { state.use { $0.local = time } }
}
