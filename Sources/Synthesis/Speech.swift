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
/// Any thread may draw, ask or cancel. A chunk is made when it is drawn: about ten seconds of speech at once, which takes
/// a few milliseconds, so that a long text fills no memory and can be dropped at any moment.
public final class Speech: Sendable {
    /// Samples a second.
    public static let rate = Engine.rate

    /// The text as it was given.
    public let text: String
    private let voiceEngine: Engine
    private let places: Engine.Places
    private let wordsPerMinute: Int
    /// Under a lock of its own, so that cancelling never waits for a chunk being made.
    private let cancelled = Guarded(false)
    private let state: Guarded<State>

    private struct State {
        var pieces: ArraySlice<Script.Piece>
        var chunks: ArraySlice<SpeechChunk> = []
        /// Samples made so far.
        var made = 0
        var words: [SpokenWord] = []
    }

    init(_ script: Script, _ places: Engine.Places, wordsPerMinute: Int) {
        text = script.text
        voiceEngine = Engine.shared
        self.places = places
        self.wordsPerMinute = wordsPerMinute
        state = Guarded(State(pieces: script.pieces[...]))
    }

    /// The next samples; nil at the end and after ``cancel()``.
    ///
    /// Throws ``SynthesisError`` where the library fails in the middle, after which the speech is at its end.
    public func next() throws(SynthesisError) -> SpeechChunk? {
        try state.with { state throws(SynthesisError) -> SpeechChunk? in
            while !isCancelled {
                if let chunk = state.chunks.popFirst() { return chunk }
                guard let piece = state.pieces.popFirst() else { return nil }
                do throws(SynthesisError) {
                    try make(piece, isLast: state.pieces.isEmpty, &state)
                } catch {
                    state.pieces = []
                    throw error
                }
            }
            return nil
        }
    }

    /// Makes the first chunks now, so that what is wrong is thrown before playback begins.
    func begin() throws(SynthesisError) {
        try state.with { state throws(SynthesisError) in
            guard let piece = state.pieces.popFirst() else { return }
            try make(piece, isLast: state.pieces.isEmpty, &state)
        }
    }

    /// Ends the speech at once: whatever is being made is broken off, and nothing more is given.
    public func cancel() {
        cancelled.with { $0 = true }
    }

    /// Whether ``cancel()`` was called.
    public var isCancelled: Bool { cancelled.with { $0 } }

    /// The word being spoken at a moment, in seconds from the start; nil before the first word.
    public func word(at seconds: Double) -> SpokenWord? {
        state.with { state in state.words.last { $0.seconds <= seconds } }
    }

    /// The words whose chunks have been made so far, in order.
    public var words: [SpokenWord] { state.with { $0.words } }

    private func make(_ piece: Script.Piece, isLast: Bool, _ state: inout State) throws(SynthesisError) {
        let sound = try voiceEngine.speak(
            piece.text,
            piece.voice,
            wordsPerMinute: wordsPerMinute,
            pauseAtEnd: piece.pauses && !isLast,
            places,
            isCancelled: { [self] in isCancelled }
        )
        if sound.isCancelled { return }
        let rate = Double(Engine.rate)
        let start = Double(state.made) / rate
        let count = sound.blocks.reduce(0) { $0 + $1.count }
        let words = piece.spoken(sound.words, length: Double(count) / rate).map {
            SpokenWord(characters: $0.characters, text: $0.text, seconds: $0.seconds + start)
        }
        var rest = words[...]
        for (index, block) in sound.blocks.enumerated() {
            var chunk = SpeechChunk(samples: block, start: Double(state.made) / rate, words: [])
            state.made += block.count
            let end = Double(state.made) / rate
            let isLastBlock = index == sound.blocks.count - 1
            while let word = rest.first, isLastBlock || word.seconds < end {
                chunk.words.append(word)
                rest = rest.dropFirst()
            }
            state.chunks.append(chunk)
        }
        state.words += words
    }
}

/// A value that one thread at a time may use.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = Lock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func with<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
        try lock.locked { () throws(Failure) -> Result in try body(&value) }
    }
}
