import CSndFile
import Glibc
public import Waveforms

/// The longest sound that is read where nothing else is asked, in seconds.
public let longestRead: Double = 600

/// Reads a sound file of any format, rate and channel count that libsndfile knows, and MP3, as mono.
///
/// Channels are averaged. A name that ends in `.raw` is 16 kHz mono 16-bit little-endian without a header.
/// - Parameters:
///   - path: an ordinary file: a directory, pipe or device is refused, and `-` is a file of that name.
///   - rate: samples a second of the result; nil keeps the file's own.
///   - longest: seconds above which the file is refused, at most a day.
/// - Throws: `notFound`, `notAFile`, `unreadable`, `empty`, `truncated`, `tooLong` with the library's words.
public func readSoundFile(
    _ path: String,
    rate: Int? = Waveform.judgedRate,
    longest: Double = longestRead
) throws(AudioError) -> Waveform {
    let file = try FileDescriptor(reading: path)
    guard file.size > 0 else {
        throw AudioError(.empty, call: "fstat", reason: "0 bytes", name: path)
    }
    let seconds = longest > 0 ? min(longest, 86_400) : 0
    let (samples, own) =
        if isRaw(path) {
            try readRaw(file, path, seconds)
        } else if beginsAsMPEG(file) {
            try readMPEG(file, path, seconds)
        } else {
            try readWithLibrary(file, path, seconds)
        }
    return try mono(samples, own, rate ?? own, path)
}

/// Whether the name's ending says that the file has no header.
func isRaw(_ path: String) -> Bool { ending(path) == "raw" }

/// What follows the last dot of the last component, in lower case.
func ending(_ path: String) -> String {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
}

private func mono(_ samples: [Float], _ own: Int, _ wanted: Int, _ path: String) throws(AudioError) -> Waveform {
    guard own != wanted else { return Waveform(samples: samples.map(sample16), rate: own) }
    do {
        var converter = try RateConverter(from: own, to: wanted)
        return Waveform(samples: try converter.convert(samples, isLast: true).map(sample16), rate: wanted)
    } catch {
        throw AudioError(error.kind, call: error.call, reason: error.reason, name: path)
    }
}

private func readRaw(_ file: borrowing FileDescriptor, _ path: String, _ longest: Double) throws(AudioError) -> (
    [Float], Int
) {
    let rate = Waveform.judgedRate
    guard Double(file.size / 2) <= longest * Double(rate) else { throw tooLong(file.size / 2, rate, longest, path) }
    guard file.size.isMultiple(of: 2) else {
        throw AudioError(.truncated, call: "read", reason: "odd number of bytes: \(file.size)", name: path)
    }
    var bytes = [UInt8](repeating: 0, count: file.size)
    var have = 0
    while have < bytes.count {
        let got = bytes.withUnsafeMutableBytes { read(file.number, $0.baseAddress.map { $0 + have }, $0.count - have) }
        if got < 0 && errno == EINTR { continue }
        guard got > 0 else {
            let reason = got < 0 ? systemWords(errno) : "\(have) of \(bytes.count) bytes"
            throw AudioError(got < 0 ? .unreadable : .truncated, call: "read", reason: reason, name: path)
        }
        have += got
    }
    let samples = stride(from: 0, to: bytes.count, by: 2).map {
        amplitude(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8))
    }
    return (samples, rate)
}

private func readWithLibrary(
    _ file: borrowing FileDescriptor,
    _ path: String,
    _ longest: Double
) throws(AudioError) -> ([Float], Int) {
    var info = SF_INFO()
    guard let sound = sf_open_fd(file.number, Int32(SFM_READ), &info, 0) else {
        throw AudioError(.unreadable, call: "sf_open_fd", reason: libraryWords(nil), name: path)
    }
    defer { sf_close(sound) }
    let rate = Int(info.samplerate)
    let channels = Int(info.channels)
    guard rate > 0, channels > 0 else {
        throw AudioError(.unreadable, call: "sf_open_fd", reason: "\(rate) Hz, \(channels) channels", name: path)
    }
    let most = Int(longest * Double(rate))
    let promised = Int(info.frames)
    // Some formats do not know their length and say so with a huge number: those are measured while they are read.
    let isLengthKnown = promised >= 0 && promised < Int(sf_count_t.max)
    guard !isLengthKnown || promised <= most else { throw tooLong(promised, rate, longest, path) }
    if let words = missingData(sound) {
        throw AudioError(.truncated, call: "sf_open_fd", reason: words, name: path)
    }

    var samples: [Float] = []
    // A header may promise what memory could not hold.
    if isLengthKnown { samples.reserveCapacity(min(promised, 1 << 22)) }
    let block = max(1, 65_536 / channels)
    var buffer = [Float](repeating: 0, count: block * channels)
    while true {
        let frames = Int(sf_readf_float(sound, &buffer, sf_count_t(block)))
        guard frames > 0 else { break }
        guard samples.count + frames <= most else { throw tooLong(samples.count + frames, rate, longest, path) }
        average(buffer, frames, channels, into: &samples)
    }
    let status = sf_error(sound)
    guard status == 0 else {
        let kind: AudioError.Kind = isLengthKnown && samples.count < promised ? .truncated : .unreadable
        throw AudioError(kind, call: "sf_readf_float", reason: libraryWords(sound), name: path)
    }
    guard !samples.isEmpty else {
        throw AudioError(.empty, call: "sf_readf_float", reason: "0 samples", name: path)
    }
    // Block codecs round their length, by less than 0.1 s.
    guard !isLengthKnown || promised - samples.count <= rate / 10 else {
        throw AudioError(
            .truncated,
            call: "sf_readf_float",
            reason: "\(samples.count) of \(promised) samples",
            name: path
        )
    }
    return (samples, rate)
}

private func average(_ buffer: [Float], _ frames: Int, _ channels: Int, into samples: inout [Float]) {
    guard channels > 1 else {
        samples += buffer[..<frames]
        return
    }
    let share = 1 / Float(channels)
    for frame in 0..<frames {
        var sum: Float = 0
        for channel in 0..<channels { sum += buffer[frame * channels + channel] }
        samples.append(sum * share)
    }
}

/// What libsndfile's log says where a header promises more than the file holds, such as `data : 32000 (should be 10)`.
///
/// Headers of streams, whose length was not known when they were written, promise (nearly) 2 or 4 GiB: those pass.
private func missingData(_ sound: OpaquePointer) -> String? {
    var text = [CChar](repeating: 0, count: 16_384)
    let length = sf_command(sound, Int32(SFC_GET_LOG_INFO), &text, Int32(text.count))
    guard length > 0 else { return nil }
    let log = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for line in log.split(separator: "\n") {
        let words = line.split { " :()".contains($0) }
        guard let first = words.first, ["data", "SSND", "Data"].contains(first),
            let should = words.firstIndex(of: "should"), should >= 1, words.count > should + 2,
            let said = Int(words[should - 1]), let real = Int(words[should + 2]),
            said > real, said < 0x7FFF_0000
        else { continue }
        return words.joined(separator: " ")
    }
    return nil
}

func tooLong(_ frames: Int, _ rate: Int, _ longest: Double, _ path: String) -> AudioError {
    AudioError(.tooLong, call: "read", reason: "\(frames / max(1, rate)) s > \(Int(longest)) s", name: path)
}

/// libsndfile's words for the last error of a file, or of the last open.
func libraryWords(_ sound: OpaquePointer?) -> String {
    sf_strerror(sound).map { String(cString: $0) } ?? "unknown error"
}
