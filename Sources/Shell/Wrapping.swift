import Orthography

/// Spans broken into lines of at most so many columns, each line after the first begun with `indent`.
///
/// The breaks are those of `wrapped(_:to:)`; control characters in the texts become harmless signs.
func wrapped(_ spans: [Span], to width: Int, first: String = "", indent: String = "") -> [[Span]] {
    let spans = spans.map { Span(visible($0.text), $0.role) }
    let letters = spans.flatMap { span in span.text.map { ($0, span.role) } }
    let room = max(2, width - max(columns(of: first), columns(of: indent)))
    let pieces = wrapped(String(letters.map { $0.0 }), to: room)
    var lines: [[Span]] = []
    var index = 0
    for piece in pieces {
        var line = [Span(lines.isEmpty ? first : indent)]
        for character in piece {
            // White space at a break belongs to no line.
            while index < letters.count, letters[index].0 != character { index += 1 }
            guard index < letters.count else { break }
            let role = letters[index].1
            if let last = line.last, last.role == role, line.count > 1 {
                line[line.count - 1].text.append(character)
            } else {
                line.append(Span(String(character), role))
            }
            index += 1
        }
        lines.append(line.filter { !$0.text.isEmpty })
    }
    return lines
}
