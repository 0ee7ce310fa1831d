import Threads

/// What is made of a speech and not yet drawn: one thread fills it, others draw from it.
final class Feed: Sendable {
    /// Making rests between two pieces while more than this lies ready, in seconds.
    private static let ahead = 5.0

    private struct State {
        var chunks: ArraySlice<SpeechChunk> = []
        /// Samples made so far.
        var made = 0
        /// Samples drawn so far.
        var drawn = 0
        var words: [SpokenWord] = []
        /// How many of `words` have been put into a chunk.
        var delivered = 0
        var isFinished = false
        var failure: SynthesisError?
        var isCancelled = false

        var secondsReady: Double { Double(made - drawn) / Double(Engine.rate) }
    }

    private let pieces: [Script.Piece]
    private let places: Engine.Places
    private let wordsPerMinute: Int
    private let state = Lock(State())

    init(_ pieces: [Script.Piece], _ places: Engine.Places, wordsPerMinute: Int) {
        self.pieces = pieces
        self.places = places
        self.wordsPerMinute = wordsPerMinute
    }

    var isCancelled: Bool { state.use { $0.isCancelled } }

    var words: [SpokenWord] { state.use { $0.words } }

    func cancel() {
        state.change { state in
            state.isCancelled = true
            state.chunks = []
        }
    }

    func begin() throws(SynthesisError) {
        guard startThread({ [self] in make() }) == 0 else {
            throw SynthesisError(kind: .failed, call: "pthread_create")
        }
        _ = try state.waiting { state throws(SynthesisError) -> Bool? in
            if let failure = state.failure, state.chunks.isEmpty {
                state.failure = nil
                throw failure
            }
            return state.chunks.isEmpty && !state.isFinished && !state.isCancelled ? nil : true
        }
    }

    func next() throws(SynthesisError) -> SpeechChunk? {
        try state.waiting { state throws(SynthesisError) -> SpeechChunk?? in
            if state.isCancelled { return .some(nil) }
            if let chunk = state.chunks.popFirst() {
                state.drawn += chunk.samples.count
                return chunk
            }
            if let failure = state.failure {
                state.failure = nil
                throw failure
            }
            return state.isFinished ? .some(nil) : nil
        }
    }

    // MARK: The making thread

    private func make() {
        do throws(SynthesisError) {
            for (index, piece) in pieces.enumerated() {
                let goesOn = state.waiting { state -> Bool? in
                    if state.isCancelled { return false }
                    return state.secondsReady > Feed.ahead ? nil : true
                }
                guard goesOn else { break }
                try make(piece, isLast: index == pieces.count - 1)
            }
        } catch {
            state.change { $0.failure = error }
        }
        state.change { $0.isFinished = true }
    }

    private func make(_ piece: Script.Piece, isLast: Bool) throws(SynthesisError) {
        let request = Engine.Request(
            text: piece.text,
            voice: piece.voice,
            wordsPerMinute: wordsPerMinute,
            pauseAtEnd: piece.pauses && !isLast,
            places: places
        )
        var moments = Moments(piece, start: seconds(state.use { $0.made }))
        // A block is held back until the next is there: a word that was not told of may begin in it.
        var held: [Int16] = []
        try Engine.shared.speak(request) { [self] block, marks in
            if !held.isEmpty { deliver(held, isLast: false) }
            held = block
            let end = seconds(state.use { $0.made } + block.count)
            note(moments.take(marks, before: end))
            return !isCancelled
        }
        note(moments.finish(at: seconds(state.use { $0.made } + held.count)))
        if !held.isEmpty { deliver(held, isLast: true) }
    }

    private func seconds(_ samples: Int) -> Double { Double(samples) / Double(Engine.rate) }

    private func note(_ words: [SpokenWord]) {
        if !words.isEmpty { state.change { $0.words += words } }
    }

    /// Puts a block where it can be drawn, with the words that begin before its end; the last one takes all.
    private func deliver(_ block: [Int16], isLast: Bool) {
        state.change { state in
            if state.isCancelled { return }
            var chunk = SpeechChunk(samples: block, start: seconds(state.made), words: [])
            state.made += block.count
            let end = seconds(state.made)
            while state.delivered < state.words.count {
                let word = state.words[state.delivered]
                guard isLast || word.seconds < end else { break }
                chunk.words.append(word)
                state.delivered += 1
            }
            state.chunks.append(chunk)
        }
    }
}
