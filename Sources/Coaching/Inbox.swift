public import Exercises
public import Phonetics
import Glibc
import Threads

/// What the ear and the voice have to tell, from threads of their own.
public enum News: Sendable, Equatable {
    /// What came of a cue; it carries the cue's tag.
    case event(Event)
    /// The microphone is open.
    case opened(CueTag)
    /// How loud the learner is: the level of the last moment in dBFS, and the seconds the take has lasted.
    case level(Double, seconds: Double, CueTag)
    /// A recorded take has been played; only silence follows, in its own time.
    case played(CueTag)
    /// A command was understood, between takes or in place of a phrase.
    case commanded(SpokenCommand, CueTag)
    /// Something like a command was said.
    case unsure(CueTag)
    /// A recorded microphone has been given one more recording.
    case recordingAdded
    /// The word being spoken, as a range of characters of the utterance's text.
    case speaking(Range<Int>, CueTag)
}

/// The one queue: news from any thread, in order, and a descriptor that becomes readable when some waits.
public final class Inbox: Sendable {
    private struct State {
        var news: [News] = []
    }

    private let state = Lock(State())
    private let ends: (read: Int32, write: Int32)

    /// Readable while news waits, for `poll`; −1 where the system gives no pipe, and then waiting must be short.
    public var descriptor: Int32 { ends.read }

    public init() {
        var pair: [Int32] = [-1, -1]
        if pipe(&pair) == 0 {
            for end in pair {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
        }
        ends = (pair[0], pair[1])
    }

    deinit {
        close(ends.read)
        close(ends.write)
    }

    /// Adds news; may be called from any thread.
    public func post(_ news: News) {
        let isFirst = state.use { state in
            // Only the latest level and position matter; older ones that nobody fetched are replaced.
            if let last = state.news.last, news.replaces(last) { state.news.removeLast() }
            state.news.append(news)
            return state.news.count == 1
        }
        guard isFirst else { return }
        var one: UInt8 = 1
        _ = write(ends.write, &one, 1)
    }

    /// Takes all that waits, in order.
    public func take() -> [News] {
        state.use { state in
            var buffer = [UInt8](repeating: 0, count: 64)
            while read(ends.read, &buffer, buffer.count) > 0 {}
            defer { state.news = [] }
            return state.news
        }
    }
}

extension News {
    func replaces(_ earlier: News) -> Bool {
        switch (earlier, self) {
        case (.level(_, _, let one), .level(_, _, let other)), (.speaking(_, let one), .speaking(_, let other)):
            one == other
        default: false
        }
    }
}
