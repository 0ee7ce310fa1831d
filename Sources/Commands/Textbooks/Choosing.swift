import Orthography

/// Numbers that a person typed to choose from a list.
enum Choosing {
    /// The indices chosen, in order: `1 3-5`, `1,3`, `all`, nothing for none; nil where it cannot be understood.
    static func indices(_ line: String, count: Int) -> [Int]? {
        let text = folded(line)
        if ["all", "a", "*", "全部"].contains(text) { return Array(0..<count) }
        var chosen: Set<Int> = []
        for part in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { number(in: String($0)) }
            guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil, first >= 1,
                last <= count,
                first <= last
            else { return nil }
            chosen.formUnion((first - 1)...(last - 1))
        }
        return chosen.sorted()
    }
}

/// Text from a file on one line of the screen.
func visibleLine(_ text: String) -> String { visible(text) }
