import Orthography

/// A panda that says something: its speech in a box, beside it where there is room, else above it; where there are too
/// few columns or rows, the box alone, or the speech alone.
///
/// - Parameters:
///   - width: columns; no line is wider, unless a single character is.
///   - height: rows; nil for as many as it takes. The speech alone may take more.
public func drawn(_ text: String, by pose: Pose, width: Int, height: Int? = nil, isPlain: Bool) -> [String] {
    func fits(_ lines: [String]) -> Bool { height.map { lines.count <= $0 } ?? true }
    let whole = withPanda(text, by: pose, width: width, isPlain: isPlain)
    if let whole, fits(whole) { return whole }
    let alone = width >= leastBox ? box(text, width: min(width, 60), isPlain: isPlain) : nil
    if let alone, fits(alone) { return alone }
    return wrapped(text, to: max(width, 2))
}

/// The least columns for a box.
private let leastBox = 16

/// Nil where the panda is wider than the screen.
private func withPanda(_ text: String, by pose: Pose, width: Int, isPlain: Bool) -> [String]? {
    let panda = pose.drawing(isPlain: isPlain)
    let pandaWidth = panda.first.map { columns(of: $0) } ?? 0
    let room = width - pandaWidth - 3
    guard pandaWidth <= width, width >= leastBox else { return nil }
    guard room >= 26 else {
        return box(text, width: min(width, 60), isPlain: isPlain) + panda.map { trimmedAtEnd($0) }
    }
    let speech = box(text, width: min(room, 60), isPlain: isPlain)
    let height = max(panda.count, speech.count)
    // Both stand in the middle of the higher one.
    let pandaTop = (height - panda.count) / 2
    let speechTop = (height - speech.count) / 2
    return (0..<height).map { row in
        let left = row - pandaTop
        let right = row - speechTop
        let image = panda.indices.contains(left) ? panda[left] : ""
        guard speech.indices.contains(right) else { return trimmedAtEnd(image) }
        return padded(image, to: pandaWidth + 3) + speech[right]
    }
}

private func box(_ text: String, width: Int, isPlain: Bool) -> [String] {
    let lines = wrapped(text, to: width - 4)
    let inner = lines.map { columns(of: $0) }.max() ?? 0
    let bar = String(repeating: isPlain ? "-" : "─", count: inner + 2)
    let (top, side, bottom) =
        isPlain
        ? ("." + bar + ".", "|", "'" + bar + "'")
        : ("╭" + bar + "╮", "│", "╰" + bar + "╯")
    return [top] + lines.map { "\(side) \(padded($0, to: inner)) \(side)" } + [bottom]
}

private func trimmedAtEnd(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
}
