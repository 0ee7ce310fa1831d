import Threads

/// The file of a sound-file loudspeaker: everything played, one after the other, at the rate of the first sound.
final class PlaybackRecorder: Sendable {
    private let path: String
    private struct State {
        var writer: SoundFileWriter?
        var isClosed = false
    }

    private let state = Lock(State())

    init(_ path: String) { self.path = path }

    /// Makes the file at the first sound.
    func open(rate: Int) throws(AudioError) {
        try result { state throws(AudioError) in
            guard !state.isClosed else {
                throw AudioError(.cannotWrite, call: "sf_open_fd", reason: "closed", name: path)
            }
            if state.writer == nil { state.writer = try SoundFileWriter(path, rate: rate) }
        }
    }

    /// Samples a second of the file, once it is open.
    var rate: Int? { state.use { $0.writer?.rate } }

    func write(_ samples: [Int16]) throws(AudioError) {
        try result { state throws(AudioError) in try state.writer?.write(samples) }
    }

    /// Makes the file whole as it stands, as far as its format allows.
    func flush() throws(AudioError) {
        try result { state throws(AudioError) in try state.writer?.flush() }
    }

    func close() throws(AudioError) {
        try result { state throws(AudioError) in
            state.isClosed = true
            try state.writer?.close()
            state.writer = nil
        }
    }

    private func result(_ body: (inout State) throws(AudioError) -> Void) throws(AudioError) {
        let answer = state.use { state in
            do throws(AudioError) {
                try body(&state)
                return AudioError?.none
            } catch {
                return error
            }
        }
        if let answer { throw answer }
    }
}
