import Orthography

/// A panda that says something: its speech in a box, beside it where there is room, else above it.
///
/// No line is wider than `width` columns, which is taken as at least 24.
public func drawn(_ text: String, by pose: Pose, width: Int, isPlain: Bool) -> [String] {
    let width = max(width, 24)
    let panda = pose.drawing(isPlain: isPlain)
    let pandaWidth = panda.first.map { columns(of: $0) } ?? 0
    let room = width - pandaWidth - 3
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
