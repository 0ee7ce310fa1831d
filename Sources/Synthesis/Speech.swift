/// A piece of speech: samples and the words that begin in it.
public struct SpeechChunk: Sendable, Equatable {
    /// Mono, full scale ±32,767, ``Speech/rate`` a second; a few hundredths of a second.
    public var samples: [Int16]
    /// Seconds from the start of the speech to its first sample.
    public var start: Double
    /// In order; may be empty.
    public var words: [SpokenWord]
}

/// A word and the moment it begins to be spoken.
public struct SpokenWord: Sendable, Equatable {
    /// Where the word stands in the text, counted in characters from 0.
    public var characters: Range<Int>
    /// The word as the text has it.
    public var text: String
    /// Seconds from the start of the speech; never less than the word's before it.
    public var seconds: Double
}

/// A text being spoken: chunk after chunk is drawn from it as the loudspeaker needs them.
///
/// Any thread may draw, ask or cancel. A thread of its own makes the chunks, hundreds of times faster than they are heard,
/// and rests while enough of them lie ready, so that a long text fills no memory and can be dropped at any moment.
public final class Speech: Sendable {
    /// Samples a second.
    public static let rate = Engine.rate

    /// The text as it was given.
    public let text: String
    private let feed: Feed

    init(_ script: Script, _ places: Engine.Places, wordsPerMinute: Int) {
        text = script.text
        feed = Feed(script.pieces, places, wordsPerMinute: wordsPerMinute)
    }

    deinit {
        feed.cancel()
    }

    /// The next samples; nil at the end and after ``cancel()``. Waits until they are made.
    ///
    /// Throws ``SynthesisError`` where the library fails in the middle, after which the speech is at its end.
    public func next() throws(SynthesisError) -> SpeechChunk? {
        try feed.next()
    }

    /// Starts the making, and waits for the first chunk or for what is wrong.
    func begin() throws(SynthesisError) {
        try feed.begin()
    }

    /// Ends the speech at once: whatever is being made is broken off, and nothing more is given.
    public func cancel() {
        feed.cancel()
    }

    /// Whether ``cancel()`` was called.
    public var isCancelled: Bool { feed.isCancelled }

    /// The word being spoken at a moment, in seconds from the start; nil before the first word.
    ///
    /// The words of a chunk are known once the chunk has been drawn.
    public func word(at seconds: Double) -> SpokenWord? {
        words.last { $0.seconds <= seconds }
    }

    /// The words made so far, in order; once the speech has been drawn to its end, all of the text.
    public var words: [SpokenWord] { feed.words }
}
