import Orthography
import Scoring

/// A syllable whose tone is drawn: five levels of a voice from 1, the lowest, to 5 (Y. R. Chao, "A system of tone-letters",
/// 1930).
struct DrawnTone: Equatable {
    /// In pinyin, for the line underneath.
    var text: String
    /// The levels that the tone has, one a column; nil where the drawing has none.
    var model: [Double?]
    /// The levels that the learner's pitch had, one a column; empty where it could not be measured.
    var learner: [Double]
    var isWrong = false

    /// Columns of a drawn syllable.
    static let columns = 5
    /// Semitones from one level to the next.
    static let step = 2.2

    /// What a verdict's syllables look like; a neutral tone hangs on the one before.
    ///
    /// A few syllables do not tell how high a voice is: the whole is moved up or down so that what was
    /// said right lies about where its tones do.
    static func all(_ syllables: [SyllableVerdict]) -> [DrawnTone] {
        var tones = syllables.enumerated().map { index, syllable in
            DrawnTone(
                text: syllable.text,
                model: model(
                    syllable.tone,
                    after: index > 0 ? syllables[index - 1].tone : nil,
                    isLast: index == syllables.count - 1
                ),
                learner: syllable.contour.count == columns
                    ? syllable.contour.map { $0.isNaN ? 3 : max(-9, min(15, 3 + $0 / step)) } : [],
                isWrong: syllable.isWrong
            )
        }
        let distances = tones.filter { !$0.isWrong }.flatMap { tone in
            zip(tone.learner, tone.model).compactMap { learner, model in model.map { $0 - learner } }
        }
        let move = distances.isEmpty ? 0 : distances.reduce(0, +) / Double(distances.count)
        for index in tones.indices {
            tones[index].learner = tones[index].learner.map { max(1, min(5, $0 + move)) }
        }
        return tones
    }

    /// 55, 35, 214 at the end and 21 elsewhere, 51; the neutral tone is short, and lower or higher after the others.
    private static func model(_ tone: Int, after before: Int?, isLast: Bool) -> [Double?] {
        switch tone {
        case 1: return [5, 5, 5, 5, 5]
        case 2: return [3, 3, 3.5, 4.2, 5]
        case 3: return isLast ? [2, 1, 1, 2, 4] : [2, 1.6, 1, 1, 1]
        case 4: return [5, 4.4, 3.4, 2.2, 1]
        default:
            let level: Double =
                switch before {
                case 1: 2
                case 2: 3
                case 3: 4
                case 4: 1
                default: 3
                }
            return [nil, level, level, nil, nil]
        }
    }
}

/// Tones side by side, the learner's pitch (o) over the model's (.), pinyin underneath; as many to a row as fit into
/// `width` columns. Where they take more than two rows, only rows with a wrong tone are drawn.
func drawn(_ tones: [DrawnTone], width: Int) -> [[Span]] {
    let indent = 2
    var rows: [[DrawnTone]] = []
    var used = 0
    for tone in tones {
        let needed = cell(tone) + 1
        if let last = rows.indices.last, indent + used + needed - 1 <= width {
            rows[last].append(tone)
            used += needed
        } else {
            rows.append([tone])
            used = needed
        }
    }
    if rows.count > 2 { rows = rows.filter { $0.contains(where: \.isWrong) } }
    return rows.flatMap { row in
        [Int](1...5).reversed().map { level in line(row, level: level, indent: indent) } + [names(row, indent: indent)]
    }
}

private func cell(_ tone: DrawnTone) -> Int { max(DrawnTone.columns, columns(of: tone.text)) }

private func line(_ tones: [DrawnTone], level: Int, indent: Int) -> [Span] {
    var spans = [Span(String(repeating: " ", count: indent))]
    for tone in tones {
        for column in 0..<DrawnTone.columns {
            if tone.learner.indices.contains(column), Int(tone.learner[column].rounded()) == level {
                spans.append(Span("o", tone.isWrong ? .wrong : .right))
            } else if tone.model.indices.contains(column), tone.model[column].map({ Int($0.rounded()) }) == level {
                spans.append(Span(".", .quiet))
            } else {
                spans.append(Span(" "))
            }
        }
        spans.append(Span(String(repeating: " ", count: cell(tone) - DrawnTone.columns + 1)))
    }
    return merged(spans)
}

private func names(_ tones: [DrawnTone], indent: Int) -> [Span] {
    var spans = [Span(String(repeating: " ", count: indent))]
    for tone in tones {
        spans.append(Span(visible(tone.text), tone.isWrong ? .wrong : .plain))
        spans.append(Span(String(repeating: " ", count: cell(tone) - columns(of: tone.text) + 1)))
    }
    return merged(spans)
}

/// Neighbours of one role as one; nothing after the last sign.
func merged(_ spans: [Span]) -> [Span] {
    var result: [Span] = []
    for span in spans {
        if let last = result.last, last.role == span.role {
            result[result.count - 1].text += span.text
        } else {
            result.append(span)
        }
    }
    while var last = result.last, last.role == .plain {
        while last.text.hasSuffix(" ") { last.text.removeLast() }
        result.removeLast()
        if !last.text.isEmpty {
            result.append(last)
            break
        }
    }
    return result
}
