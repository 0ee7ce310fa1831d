/// How a phone's states follow each other (`transition_matrices`), in logarithms.
public struct Transitions: Sendable {
    /// Matrices.
    public let count: Int
    /// Emitting states.
    public let stateCount: Int
    /// [matrix][from][to], `stateCount` rows of `stateCount + 1`; the last column leaves the phone.
    let logs: [Float]

    /// A transition that cannot be.
    public static let never: Float = -1e20
    /// The least probability of a transition that can be, pocketsphinx's `-tmatfloor`.
    static let floor: Float = 0.0001

    /// Reads `transition_matrices`.
    public init(_ bytes: [UInt8]) throws(ModelDamage) {
        var parameters = try ParameterFile(bytes, file: "transition_matrices")
        count = try parameters.count(1...65_535, "matrices")
        stateCount = try parameters.count(1...5, "states")
        let columns = try parameters.count(2...6, "columns")
        guard columns == stateCount + 1,
            try parameters.count(1...Int(Int32.max), "numbers") == count * stateCount * columns
        else { throw parameters.damage(.range, "\(columns) columns for \(stateCount) states") }
        let values = try parameters.floats(count * stateCount * columns)
        var logs = [Float](repeating: Transitions.never, count: values.count)
        for row in 0..<count * stateCount {
            let from = row % stateCount
            // Left to right: what leads back cannot be.
            let range = row * columns + from..<(row + 1) * columns
            let sum = range.reduce(Float(0)) { $0 + max(0, values[$1]) }
            guard sum > 0 else { throw parameters.damage(.range, "a state that nothing leaves") }
            for at in range where values[at] > 0 { logs[at] = logarithm(max(values[at] / sum, Transitions.floor)) }
        }
        self.logs = logs
    }

    /// The logarithm of the probability of going `from` a state `to` another; `stateCount` leaves the phone.
    func log(_ matrix: Int, from: Int, to: Int) -> Float { logs[(matrix * stateCount + from) * (stateCount + 1) + to] }
}
