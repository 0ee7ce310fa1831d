/// One line of a graded word list: a word, a tab, and its level of the HSK examination, 1…7 (7 stands for 7 to 9).
public struct GradedWord: Sendable, Equatable {
    public let text: String
    public let level: Int

    /// Nil for the heading and whatever else is no such line.
    public init?(_ line: ArraySlice<UInt8>) {
        let cells = line.split(separator: 0x09, omittingEmptySubsequences: false)
        guard cells.count == 2, let level = Int(String(decoding: cells[1], as: UTF8.self)), (1...7).contains(level)
        else { return nil }
        text = String(decoding: cells[0], as: UTF8.self)
        self.level = level
        if text.isEmpty { return nil }
    }
}
