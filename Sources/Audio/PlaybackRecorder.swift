/// The file of a sound-file loudspeaker: everything played, one after the other, at the rate of the first sound.
final class PlaybackRecorder: Sendable {
    private let path: String
    private let writer = Lock<SoundFileWriter?>(nil)

    init(_ path: String) { self.path = path }

    /// Makes the file at the first sound.
    func open(rate: Int) throws(AudioError) {
        try result { writer throws(AudioError) in
            if writer == nil { writer = try SoundFileWriter(path, rate: rate) }
        }
    }

    /// Samples a second of the file, once it is open.
    var rate: Int? { writer.use { $0?.rate } }

    func write(_ samples: [Int16]) throws(AudioError) {
        try result { writer throws(AudioError) in try writer?.write(samples) }
    }

    /// Makes the file whole as it stands.
    func flush() throws(AudioError) {
        try result { writer throws(AudioError) in try writer?.flush() }
    }

    private func result(_ body: (inout SoundFileWriter?) throws(AudioError) -> Void) throws(AudioError) {
        let answer = writer.use { writer in
            do throws(AudioError) {
                try body(&writer)
                return AudioError?.none
            } catch {
                return error
            }
        }
        if let answer { throw answer }
    }
}
