/// How much each density counts for each senone (`sendump` or `mixture_weights`).
public struct MixtureWeights: Sendable {
    /// Senones.
    public let senoneCount: Int
    /// Streams of features.
    public let streamCount: Int
    /// Densities of each stream.
    public let densityCount: Int

    /// Codes, [stream][density][senone]; with four bits, two senones a byte, the even one in the low half.
    let codes: [UInt8]
    /// Codes of one density of one stream.
    let rowLength: Int
    /// Whether a code is four bits.
    let isPacked: Bool
    /// The weight that each code stands for, 256 of them.
    let weights: [Float]

    /// The natural logarithm's unit of an eight-bit score: 1024 × ln 1.0001, pocketsphinx's `SENSCR_SHIFT` of 10.
    static let unit = Float(1_024 * 0.0000999950003333)

    /// Reads a `sendump`: eight bits a weight, or four bits and a table of clusters.
    ///
    /// Format: pocketsphinx's `ptm_mgau.c`, `read_sendump`.
    public init(
        sendump bytes: [UInt8],
        senones: Int,
        streams: Int,
        densities: Int
    ) throws(ModelDamage) {
        var reader = ByteReader(bytes, file: "sendump")
        let titleLength = try reader.word()
        if titleLength < 1 || titleLength > 999 {
            guard (1...999).contains(titleLength.byteSwapped) else { throw reader.damage(.format, "no title") }
            reader.isSwapped = true
        }
        _ = try reader.skip(Int(reader.isSwapped ? titleLength.byteSwapped : titleLength))
        var clusters = 0
        var bits = 8
        var isHeader = true
        while true {
            let length = try reader.count(0...999, "a header text's length")
            if length == 0 { break }
            let start = try reader.skip(length)
            let text = String(decoding: reader.bytes[start..<start + length].prefix { $0 != 0 }, as: UTF8.self)
            if isHeader {
                isHeader = false
                continue
            }
            let fields = text.split(separator: " ")
            guard fields.count == 2, let value = Int(fields[1]) else { continue }
            switch fields[0] {
            case "feature_count" where value != streams:
                throw reader.damage(.mismatch, "\(value) streams, the means have \(streams)")
            case "mixture_count" where value != densities:
                throw reader.damage(.mismatch, "\(value) densities, the means have \(densities)")
            case "model_count" where value != senones:
                throw reader.damage(.mismatch, "\(value) senones, the mdef has \(senones)")
            case "cluster_count": clusters = value
            case "cluster_bits": bits = value
            default: break
            }
        }
        guard (0...256).contains(clusters), bits == 8 || (bits == 4 && (1...15).contains(clusters)) else {
            throw reader.damage(.range, "\(clusters) clusters of \(bits) bits")
        }
        var rows = densities
        var columns = senones
        if clusters == 0 {
            rows = try reader.count(1...2_048, "rows")
            columns = try reader.count(1...70_000, "columns")
        }
        guard rows == densities, columns >= senones, columns - senones < 16 else {
            throw reader.damage(.mismatch, "\(rows) × \(columns) weights for \(densities) × \(senones)")
        }
        isPacked = bits == 4
        rowLength = isPacked ? (columns + 1) / 2 : columns
        let volume = streams * rows * rowLength
        var table = (0..<256).map { exponential(-Float($0) * MixtureWeights.unit) }
        if clusters > 0 {
            // With four bits the table has one code more than it says: that of the floor.
            let size = isPacked && reader.left - volume > clusters ? clusters + 1 : clusters
            let start = try reader.skip(size)
            for code in 0..<size {
                table[code] = exponential(-Float(reader.bytes[start + code]) * MixtureWeights.unit)
            }
        }
        let start = try reader.skip(volume)
        codes = Array(bytes[start..<start + volume])
        weights = table
        senoneCount = senones
        streamCount = streams
        densityCount = densities
    }

    /// Reads `mixture_weights`, and rounds them to the eight bits of a `sendump`.
    public init(
        mixtureWeights bytes: [UInt8],
        senones: Int,
        streams: Int,
        densities: Int
    ) throws(ModelDamage) {
        var parameters = try ParameterFile(bytes, file: "mixture_weights")
        guard try parameters.count(1...65_535, "senones") == senones,
            try parameters.count(1...8, "streams") == streams,
            try parameters.count(1...2_048, "densities") == densities,
            try parameters.count(1...Int(Int32.max), "numbers") == senones * streams * densities
        else { throw parameters.damage(.mismatch, "another shape than the other files'") }
        let values = try parameters.floats(senones * streams * densities)
        var codes = [UInt8](repeating: 0, count: values.count)
        for senone in 0..<senones {
            for stream in 0..<streams {
                let row = values[(senone * streams + stream) * densities..<(senone * streams + stream + 1) * densities]
                let sum = max(row.reduce(0) { $0 + max(0, $1) }, .leastNormalMagnitude)
                for (density, value) in row.enumerated() {
                    // The floor is pocketsphinx's -mixwfloor; the last code its MAX_NEG_MIXW.
                    let weight = max(value / sum, 0.0000001)
                    let code = (-logarithm(weight) / MixtureWeights.unit).rounded()
                    codes[(stream * densities + density) * senones + senone] = UInt8(min(max(code, 0), 159))
                }
            }
        }
        self.codes = codes
        rowLength = senones
        isPacked = false
        weights = (0..<256).map { exponential(-Float($0) * MixtureWeights.unit) }
        senoneCount = senones
        streamCount = streams
        densityCount = densities
    }
}
