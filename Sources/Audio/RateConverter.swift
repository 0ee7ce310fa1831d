import CSampleRate
public import Waveforms

/// One mono stream brought from one rate to another through libsamplerate; owned by one thread at a time.
///
/// The result does not depend on how the stream is cut into pieces.
struct RateConverter: ~Copyable {
    private let state: OpaquePointer
    private let ratio: Double

    /// Both rates in samples a second; libsamplerate allows ratios from 1/256 to 256.
    init(from: Int, to: Int) throws(AudioError) {
        guard from > 0, to > 0, src_is_valid_ratio(Double(to) / Double(from)) != 0 else {
            throw AudioError(.format, call: "src_is_valid_ratio", reason: "\(from) Hz → \(to) Hz", name: "")
        }
        var status: Int32 = 0
        guard let made = src_new(Int32(SRC_SINC_MEDIUM_QUALITY), 1, &status) else {
            throw AudioError(.failed, call: "src_new", reason: Self.words(status), name: "")
        }
        state = made
        ratio = Double(to) / Double(from)
    }

    deinit { src_delete(state) }

    /// Converts the next piece; `isLast` also brings out what the filter still holds.
    ///
    /// Samples are ±1 at full scale, in and out.
    mutating func convert(_ samples: [Float], isLast: Bool = false) throws(AudioError) -> [Float] {
        var output: [Float] = []
        var used = 0
        let room = 4096
        while true {
            let (piece, consumed, status) = step(samples, from: used, room: room, isLast: isLast)
            guard status == 0 else {
                throw AudioError(.failed, call: "src_process", reason: Self.words(status), name: "")
            }
            output += piece
            used += consumed
            if piece.isEmpty && consumed == 0 { return output }
            if used >= samples.count && piece.count < room && !isLast { return output }
        }
    }

    private func step(_ samples: [Float], from: Int, room: Int, isLast: Bool) -> ([Float], Int, Int32) {
        var consumed = 0
        var status: Int32 = 0
        let piece = [Float](unsafeUninitializedCapacity: room) { out, made in
            samples.withUnsafeBufferPointer { input in
                var data = SRC_DATA()
                data.data_in = input.baseAddress.map { $0 + from }
                data.input_frames = samples.count - from
                data.data_out = out.baseAddress
                data.output_frames = room
                data.end_of_input = isLast ? 1 : 0
                data.src_ratio = ratio
                status = src_process(state, &data)
                consumed = status == 0 ? Int(data.input_frames_used) : 0
                made = status == 0 ? min(room, max(0, Int(data.output_frames_gen))) : 0
            }
        }
        return (piece, consumed, status)
    }

    private static func words(_ status: Int32) -> String {
        src_strerror(status).map { String(cString: $0) } ?? "error \(status)"
    }
}

/// 16-bit value of an amplitude in ±1, rounded and held within range; 0 where it is not a number.
func sample16(_ value: Float) -> Int16 {
    let scaled = (value * 32_768).rounded()
    guard scaled == scaled else { return 0 }
    return Int16(max(-32_768, min(32_767, scaled)))
}

/// Amplitude in ±1 of a 16-bit value.
func amplitude(_ sample: Int16) -> Float { Float(sample) / 32_768 }

/// A waveform at another rate, in samples a second; the same where it has that rate already.
///
/// Throws `format` for a rate that cannot be converted to, `failed` with the library's words.
public func converted(_ waveform: Waveform, to rate: Int) throws(AudioError) -> Waveform {
    guard waveform.rate != rate else { return waveform }
    var converter = try RateConverter(from: waveform.rate, to: rate)
    let samples = try converter.convert(waveform.samples.map(amplitude), isLast: true)
    return Waveform(samples: samples.map(sample16), rate: rate)
}
