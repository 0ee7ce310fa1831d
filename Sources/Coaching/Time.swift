import Glibc
import Threads

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
    /// Seconds for which the machine has slept, which ``seconds`` does not count.
    var asleep: Double { get }
    /// Names the count of ``seconds``: after a new start of the machine it is another one.
    var name: String { get }
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

    /// Linux counts sleep in CLOCK_BOOTTIME, and not in CLOCK_MONOTONIC.
    public var asleep: Double {
        var time = timespec()
        // The greater one is read last, so that nothing is ever missing.
        let awake = seconds
        guard clock_gettime(CLOCK_BOOTTIME, &time) == 0 else { return 0 }
        return max(0, Double(time.tv_sec) + Double(time.tv_nsec) / 1e9 - awake)
    }

    public var name: String { MachineClock.boot }

    /// The kernel's name for this boot; one for all where it gives none.
    private static let boot: String = {
        let file = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "boot" }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(file, &bytes, bytes.count)
        let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).filter { $0.isLetter || $0.isNumber }
        return text.isEmpty ? "boot" : text
    }()
}

/// A clock that stands still until it is told to go on.
public final class ScriptedClock: Clock {
    private let state: Lock<(elapsed: Double, asleep: Double, local: LocalTime)>

    public init(_ start: LocalTime) { state = Lock((0, 0, start)) }

    public var asleep: Double { state.use { $0.asleep } }
    public var name: String { "script" }

    /// Goes on from what a clock before it has counted.
    public func begin(elapsed: Double, asleep: Double) {
        state.use {
            $0.elapsed = elapsed
            $0.asleep = asleep
        }
    }

    /// The machine sleeps so many seconds: only the clock on the wall goes on.
    public func sleep(_ seconds: Double) {
        guard seconds > 0, seconds.isFinite else { return }
        state.use {
            $0.asleep += seconds
            $0.local.seconds += seconds
        }
    }

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
