import CMPG123
import Glibc

// libsndfile decodes MPEG audio through libmpg123, but lets it print on standard error, and stops early where the bit
// rate varies and no tag tells the length. So these files go to libmpg123 itself.

/// Whether the file begins as MPEG audio does: with a tag of its own or a frame's mark.
func beginsAsMPEG(_ file: borrowing FileDescriptor) -> Bool {
    let bytes = start(of: file, from: 0, count: 3)
    guard bytes.count == 3 else { return false }
    return bytes == Array("ID3".utf8) || (bytes[0] == 0xFF && bytes[1] & 0xE0 == 0xE0 && bytes[1] & 0x06 != 0)
}

/// The averaged channels of an MPEG file at its own rate.
func readMPEG(
    _ file: borrowing FileDescriptor,
    _ path: String,
    _ longest: Double
) throws(AudioError) -> ([Float], Int) {
    var status: Int32 = 0
    guard let decoder = mpg123_new(nil, &status) else {
        let reason = mpg123_plain_strerror(status).map { String(cString: $0) } ?? "error \(status)"
        throw AudioError(.failed, call: "mpg123_new", reason: reason, name: path)
    }
    defer { mpg123_delete(decoder) }
    func failure(_ kind: AudioError.Kind, _ call: String) -> AudioError {
        let reason = mpg123_strerror(decoder).map { String(cString: $0) } ?? "unknown error"
        return AudioError(kind, call: call, reason: reason, name: path)
    }

    let flags = Int(MPG123_QUIET.rawValue | MPG123_FORCE_FLOAT.rawValue | MPG123_MONO_MIX.rawValue)
    // Tags and junk between and behind frames are passed over, however long.
    guard mpg123_param2(decoder, Int32(MPG123_ADD_FLAGS.rawValue), flags, 0) == 0,
        mpg123_param2(decoder, Int32(MPG123_RESYNC_LIMIT.rawValue), -1, 0) == 0
    else { throw failure(.failed, "mpg123_param2") }
    guard mpg123_open_fd(decoder, file.number) == 0 else { throw failure(.unreadable, "mpg123_open_fd") }
    var (rate, channels, encoding) = (0, Int32(0), Int32(0))
    guard mpg123_getformat(decoder, &rate, &channels, &encoding) == 0, rate > 0, channels == 1,
        encoding == Int32(MPG123_ENC_FLOAT_32.rawValue)
    else { throw failure(.unreadable, "mpg123_getformat") }
    // A file may change its rate on the way; all of it is wanted at the first one.
    guard mpg123_format_none(decoder) == 0,
        mpg123_format(decoder, rate, Int32(MPG123_MONO.rawValue), encoding) == 0
    else { throw failure(.failed, "mpg123_format") }

    let most = Int(longest * Double(rate))
    let promised = isLengthTold(decoder, file) ? Int(mpg123_length(decoder)) : -1
    guard promised <= most else { throw tooLong(promised, rate, longest, path) }
    var samples: [Float] = []
    var buffer = [Float](repeating: 0, count: 16_384)
    reading: while true {
        var bytes = 0
        let answer = mpg123_read(decoder, &buffer, buffer.count * MemoryLayout<Float>.size, &bytes)
        samples += buffer[..<min(buffer.count, max(0, bytes / MemoryLayout<Float>.size))]
        guard samples.count <= most else { throw tooLong(samples.count, rate, longest, path) }
        switch answer {
        case Int32(MPG123_OK.rawValue), MPG123_NEW_FORMAT.rawValue: continue
        case MPG123_DONE.rawValue: break reading
        case _ where !samples.isEmpty && mpg123_errcode(decoder) == MPG123_RESYNC_FAIL.rawValue: break reading
        default: throw failure(.unreadable, "mpg123_read")
        }
    }
    guard !samples.isEmpty else {
        throw AudioError(.empty, call: "mpg123_read", reason: "0 samples", name: path)
    }
    guard promised - samples.count <= rate / 10 else {
        let reason = "\(samples.count) of \(promised) samples"
        throw AudioError(.truncated, call: "mpg123_read", reason: reason, name: path)
    }
    return (samples, rate)
}

/// Whether a tag before the first frame says how many there are; the length is a guess otherwise.
private func isLengthTold(_ decoder: OpaquePointer, _ file: borrowing FileDescriptor) -> Bool {
    let first = Int(mpg123_framepos(decoder))
    let before = start(of: file, from: max(0, first - 2_048), count: min(2_048, max(0, first)))
    return ["Xing", "Info"].contains { tag in
        let tag = Array(tag.utf8)
        return before.indices.contains { before[$0...].starts(with: tag) }
    }
}

private func start(of file: borrowing FileDescriptor, from: Int, count: Int) -> [UInt8] {
    guard count > 0 else { return [] }
    let number = file.number
    return [UInt8](unsafeUninitializedCapacity: count) { bytes, have in
        have = max(0, pread(number, bytes.baseAddress, count, from))
    }
}
