import CSndFile
import Glibc
public import Waveforms

/// Writes a sound as a file; the ending of the name says the format: wav, flac, ogg, opus, mp3, aiff, au, caf, raw.
///
/// Lossless formats hold 16 bits a sample. A file of that name is replaced; where writing fails, none is left.
/// - Throws: `format` for another ending, `notAFile`, `cannotWrite`.
public func writeSoundFile(_ waveform: Waveform, to path: String) throws(AudioError) {
    let writer = try SoundFileWriter(path, rate: waveform.rate)
    do {
        try writer.write(waveform.samples)
        try writer.close()
    } catch {
        unlink(path)
        throw error
    }
}

/// A mono sound file that grows; owned by one thread at a time.
final class SoundFileWriter {
    /// Samples a second.
    let rate: Int
    private let path: String
    private let file: FileDescriptor
    private var sound: OpaquePointer?

    init(_ path: String, rate: Int) throws(AudioError) {
        guard let format = Self.formats[ending(path)] else {
            throw AudioError(.format, call: "sf_open_fd", reason: "." + ending(path), name: path)
        }
        var info = SF_INFO()
        info.samplerate = Int32(clamping: rate)
        info.channels = 1
        info.format = Int32(truncatingIfNeeded: format)
        guard sf_format_check(&info) != 0 else {
            throw AudioError(.format, call: "sf_format_check", reason: "." + ending(path) + ", \(rate) Hz", name: path)
        }
        let file = try FileDescriptor(writing: path)
        try file.empty(path)
        guard let sound = sf_open_fd(file.number, Int32(SFM_WRITE), &info, 0) else {
            throw AudioError(.cannotWrite, call: "sf_open_fd", reason: libraryWords(nil), name: path)
        }
        self.rate = rate
        self.path = path
        self.file = file
        self.sound = sound
    }

    deinit { if let sound { sf_close(sound) } }

    func write(_ samples: [Int16]) throws(AudioError) {
        guard let sound, !samples.isEmpty else { return }
        let written = Int(sf_writef_short(sound, samples, sf_count_t(samples.count)))
        guard written == samples.count else { throw failure("sf_writef_short", sound) }
    }

    /// Brings the header and all sound to the file, which stays open.
    func flush() throws(AudioError) {
        guard let sound else { return }
        sf_command(sound, Int32(SFC_UPDATE_HEADER_NOW), nil, 0)
        sf_write_sync(sound)
        guard sf_error(sound) == 0 else { throw failure("sf_write_sync", sound) }
    }

    func close() throws(AudioError) {
        guard let sound else { return }
        self.sound = nil
        let status = sf_close(sound)
        guard status == 0 else {
            let reason = sf_error_number(status).map { String(cString: $0) } ?? "error \(status)"
            throw AudioError(.cannotWrite, call: "sf_close", reason: reason, name: path)
        }
    }

    private func failure(_ call: String, _ sound: OpaquePointer) -> AudioError {
        let reason = sf_error(sound) == 0 ? systemWords(errno) : libraryWords(sound)
        return AudioError(.cannotWrite, call: call, reason: reason, name: path)
    }

    private static let formats: [String: Int] = [
        "wav": SF_FORMAT_WAV | SF_FORMAT_PCM_16,
        "flac": SF_FORMAT_FLAC | SF_FORMAT_PCM_16,
        "ogg": SF_FORMAT_OGG | SF_FORMAT_VORBIS,
        "oga": SF_FORMAT_OGG | SF_FORMAT_VORBIS,
        "opus": SF_FORMAT_OGG | SF_FORMAT_OPUS,
        "mp3": SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III,
        "aiff": SF_FORMAT_AIFF | SF_FORMAT_PCM_16,
        "aif": SF_FORMAT_AIFF | SF_FORMAT_PCM_16,
        "au": SF_FORMAT_AU | SF_FORMAT_PCM_16,
        "caf": SF_FORMAT_CAF | SF_FORMAT_PCM_16,
        "raw": SF_FORMAT_RAW | SF_FORMAT_PCM_16 | SF_ENDIAN_LITTLE,
    ]
}
