/// Which phrase of a list is taken next.
public struct Selection: Sendable, Hashable {
    /// How many phrases the list has.
    public let count: Int
    /// The number of the selected phrase, from 1; nil where the list is empty.
    public private(set) var number: Int?

    /// Selects the first phrase that was not studied today; the first one where all were.
    /// - Parameter studied: numbers of the phrases studied today.
    public init(count: Int, studied: Set<Int>) {
        self.count = max(count, 0)
        number = count > 0 ? (1...count).first { !studied.contains($0) } ?? 1 : nil
    }

    /// Selects a phrase; false, and nothing changes, where the list has none of that number.
    @discardableResult
    public mutating func select(_ number: Int) -> Bool {
        guard count > 0, (1...count).contains(number) else { return false }
        self.number = number
        return true
    }

    /// Selects the phrase after one that was practised; after the last comes the first.
    public mutating func advance(past practised: Int) {
        guard count > 0, (1...count).contains(practised) else { return }
        number = practised % count + 1
    }
}
