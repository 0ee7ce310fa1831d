import CALSA

/// The ways devices lay out a sample that we can read and write, the best first.
enum DeviceFormat: CaseIterable {
    case int16, int32, float32, int24, packed24, unsigned8

    var code: snd_pcm_format_t {
        switch self {
        case .int16: SND_PCM_FORMAT_S16_LE
        case .int32: SND_PCM_FORMAT_S32_LE
        case .float32: SND_PCM_FORMAT_FLOAT_LE
        case .int24: SND_PCM_FORMAT_S24_LE
        case .packed24: SND_PCM_FORMAT_S24_3LE
        case .unsigned8: SND_PCM_FORMAT_U8
        }
    }

    /// Bytes of one sample.
    var width: Int {
        switch self {
        case .unsigned8: 1
        case .int16: 2
        case .packed24: 3
        case .int32, .float32, .int24: 4
        }
    }

    /// Amplitude in ±1 of the sample that begins at `offset`.
    @inline(__always)
    private func value(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Float {
        switch self {
        case .unsigned8: return (Float(bytes[offset]) - 128) / 128
        case .int16: return Float(bytes.loadUnaligned(fromByteOffset: offset, as: Int16.self)) / 32_768
        case .int32: return Float(bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)) / 2_147_483_648
        case .float32: return bytes.loadUnaligned(fromByteOffset: offset, as: Float.self)
        case .int24:
            return Float(bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self) << 8) / 2_147_483_648
        case .packed24:
            let bits = UInt32(bytes[offset]) | UInt32(bytes[offset + 1]) << 8 | UInt32(bytes[offset + 2]) << 16
            return Float(Int32(bitPattern: bits << 8)) / 2_147_483_648
        }
    }

    /// The averaged channels of interleaved frames, full scale ±1; what is no whole frame at the end is left out.
    func mono(_ bytes: UnsafeRawBufferPointer, channels: Int) -> [Float] {
        let channels = max(1, channels)
        let share = 1 / Float(channels)
        return (0..<bytes.count / (width * channels)).map { frame in
            var sum: Float = 0
            for channel in 0..<channels { sum += value(bytes, (frame * channels + channel) * width) }
            return sum * share
        }
    }

    /// Interleaved frames with the same samples in every channel.
    func frames(_ samples: ArraySlice<Float>, channels: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(samples.count * channels * width)
        for sample in samples {
            let one = encoded(sample)
            for _ in 0..<channels { bytes.append(contentsOf: one) }
        }
        return bytes
    }

    private func encoded(_ sample: Float) -> [UInt8] {
        func little(_ value: some FixedWidthInteger, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        let value = sample == sample ? max(-1, min(1, sample)) : 0
        switch self {
        case .unsigned8: return [UInt8(clamping: Int((value * 128).rounded()) + 128)]
        case .int16: return little(sample16(value), 2)
        case .float32: return little(value.bitPattern, 4)
        case .int32: return little(Int32(clamping: Int64((Double(value) * 2_147_483_648).rounded())), 4)
        case .int24, .packed24:
            let whole = min(8_388_607, Int32((Double(value) * 8_388_608).rounded()))
            return little(whole, width)
        }
    }
}
