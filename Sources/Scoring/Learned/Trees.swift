/// Boosted decision trees of little depth: the sum of one leaf of each.
struct Trees: Sendable, Equatable {
    /// A question, or a leaf where `feature` is negative.
    private struct Node: Sendable, Equatable {
        var feature: Int
        /// Up to and with this the way goes on at the next node, else at `other`; a leaf's value.
        var value: Double
        var other: Int
    }

    private let base: Double
    private let nodes: [Node]
    private let roots: [Int]
    /// Features that the questions ask for.
    let featureCount: Int

    /// Reads `trees FEATURES COUNT base`, then each tree from its root: `feature threshold`, the way for values up to it,
    /// the other way; a leaf is `= value`.
    init(_ reader: inout TableReader) throws(TableDamage) {
        try reader.expect("trees")
        featureCount = try reader.count()
        let count = try reader.count()
        base = try reader.number()
        var nodes: [Node] = []
        var roots: [Int] = []
        for _ in 0..<count {
            roots.append(nodes.count)
            try Trees.read(&reader, into: &nodes, features: featureCount, depth: 0)
        }
        self.nodes = nodes
        self.roots = roots
    }

    private static func read(
        _ reader: inout TableReader,
        into nodes: inout [Node],
        features: Int,
        depth: Int
    ) throws(TableDamage) {
        let word = reader.word()
        if word == "=" {
            nodes.append(Node(feature: -1, value: try reader.number(), other: 0))
            return
        }
        guard let feature = Int(word), (0..<features).contains(feature), depth < 12 else {
            throw TableDamage(expected: "a feature", found: String(word))
        }
        let place = nodes.count
        nodes.append(Node(feature: feature, value: try reader.number(), other: 0))
        try read(&reader, into: &nodes, features: features, depth: depth + 1)
        nodes[place].other = nodes.count
        try read(&reader, into: &nodes, features: features, depth: depth + 1)
    }

    /// The score of `featureCount` features; the base alone where there are fewer.
    func callAsFunction(_ features: [Double]) -> Double {
        guard features.count >= featureCount else { return base }
        var sum = base
        for root in roots {
            var place = root
            while nodes[place].feature >= 0 {
                let node = nodes[place]
                place = features[node.feature] <= node.value ? place + 1 : node.other
            }
            sum += nodes[place].value
        }
        return sum
    }
}
