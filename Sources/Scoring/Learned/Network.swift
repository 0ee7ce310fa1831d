/// One hidden layer over a phone's spectrum; the output unit of a phone says whether that phone was said there.
struct Network: Sendable, Equatable {
    private let inputCount: Int
    private let hiddenCount: Int
    private let mean: [Double]
    private let spread: [Double]
    /// [hidden][input]
    private let first: [Float]
    private let firstBias: [Double]
    /// [phone][hidden]
    private let second: [Double]
    private let secondBias: [Double]
    let phoneCount: Int

    /// Reads `network INPUTS HIDDEN PHONES`; a mean and a spread for each input; for each hidden unit a bias, a scale and
    /// whole weights; for each phone the same.
    init(_ reader: inout TableReader) throws(TableDamage) {
        try reader.expect("network")
        inputCount = try reader.count(upTo: 5_000)
        hiddenCount = try reader.count(upTo: 500)
        phoneCount = try reader.count(upTo: 500)
        let scaling = try reader.numbers(2 * inputCount)
        mean = (0..<inputCount).map { scaling[2 * $0] }
        spread = (0..<inputCount).map { scaling[2 * $0 + 1] }
        guard spread.allSatisfy({ $0 > 0 }) else { throw TableDamage(expected: "a spread", found: "0") }
        let layer = try Network.units(hiddenCount, of: inputCount, &reader)
        first = layer.weights.map { Float($0) }
        firstBias = layer.biases
        let output = try Network.units(phoneCount, of: hiddenCount, &reader)
        second = output.weights
        secondBias = output.biases
    }

    private static func units(
        _ count: Int,
        of inputs: Int,
        _ reader: inout TableReader
    ) throws(TableDamage) -> (weights: [Double], biases: [Double]) {
        var weights: [Double] = []
        var biases: [Double] = []
        weights.reserveCapacity(count * inputs)
        for _ in 0..<count {
            biases.append(try reader.number())
            let scale = try reader.number()
            for _ in 0..<inputs { weights.append(try reader.number() * scale) }
        }
        return (weights, biases)
    }

    /// How much speaks for the phone, −10…10; 0 where the spectrum is not the one that was fitted on.
    func callAsFunction(_ spectrum: [Float], phone: Int) -> Double {
        guard spectrum.count == inputCount, (0..<phoneCount).contains(phone) else { return 0 }
        let inputs = spectrum.indices.map { index in
            Float(max(-5, min(5, (Double(spectrum[index]) - mean[index]) / spread[index])))
        }
        var sum = secondBias[phone]
        for unit in 0..<hiddenCount {
            var activity: Float = 0
            let row = unit * inputCount
            for index in 0..<inputCount { activity += inputs[index] * first[row + index] }
            sum += max(0, Double(activity) + firstBias[unit]) * second[phone * hiddenCount + unit]
        }
        return max(-10, min(10, sum))
    }
}
