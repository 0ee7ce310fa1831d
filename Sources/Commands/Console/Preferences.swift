import Coaching
import Settings
import Threads

/// What the learner at the console has set, as it is now: the ear and the voice ask it from threads of their own.
final class Preferences: Sendable {
    private let state: Lock<Settings>

    init(_ settings: Settings) { state = Lock(settings) }

    /// The settings as they are now.
    var current: Settings { state.use { $0 } }

    func replace(_ settings: Settings) { state.use { $0 = settings } }
}
