public import Exercises
public import Messages
import Orthography

/// Two curves one over the other: the model's (.) in the background's colour, the learner's (o) in one that stands out,
/// and where both are at one place (*) in that of what is right.
struct DrawnCurves: Equatable {
    /// A number a column; nil where there is none.
    var model: [Double?]
    var learner: [Double?]
    /// What the top row and the bottom row stand for.
    var top: Double
    var bottom: Double
    /// Rows.
    var rows: Int

    /// The row of a value, 0 the top one; values beyond the edges lie on them.
    func row(of value: Double) -> Int {
        guard top > bottom, rows > 1, value.isFinite else { return 0 }
        let share = (top - value) / (top - bottom)
        return min(rows - 1, max(0, Int((share * Double(rows - 1)).rounded())))
    }

    /// The lines from the top down, each with a label of so many columns before it.
    func lines(labels: [Int: String], label: Int) -> [[Span]] {
        let places = [model, learner].map { curve in curve.map { $0.map { row(of: $0) } } }
        return (0..<rows).map { row in
            var spans = [Span(padded(labels[row] ?? "", to: label, .right), .quiet), Span(" ")]
            for column in model.indices {
                let isModel = places[0][column] == row
                let isLearner = places[1].indices.contains(column) && places[1][column] == row
                switch (isModel, isLearner) {
                case (true, true): spans.append(Span("*", .right))
                case (false, true): spans.append(Span("o", .key))
                case (true, false): spans.append(Span(".", .quiet))
                case (false, false): spans.append(Span(" "))
                }
            }
            return merged(spans)
        }
    }
}

/// Means of neighbouring columns, so that a curve fits into fewer; nil where all of them are.
func narrowed(_ curve: [Double?], to columns: Int) -> [Double?] {
    guard columns > 0, columns < curve.count else { return curve }
    return (0..<columns).map { column in
        let start = column * curve.count / columns
        let end = max(start + 1, (column + 1) * curve.count / columns)
        let known = curve[start..<end].compactMap { $0 }
        return known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
    }
}

extension Presenter {
    /// Columns before the curves: a sign, two digits, a space.
    private static let label = 4
    /// Semitones that the pitch is drawn over at least, above and below the median.
    private static let leastSemitones = 4.0
    /// No more than this, above and below: beyond lie mistaken octaves.
    private static let mostSemitones = 12.0
    /// Decibels below the loudest that are drawn.
    private static let decibels = 30.0

    /// Pitch and loudness of the model and of the learner, words below them; how fast both spoke and where they paused.
    func lines(of comparison: Comparison) -> [[Span]] {
        let room = max(1, min(Comparison.columns, width - Presenter.label - 2))
        let isSmall = width < 60
        func curve(_ values: [Double?]) -> [Double?] { narrowed(values, to: room) }
        let (pitch, other) = (curve(comparison.model.pitch), curve(comparison.take.pitch))
        let farthest = (pitch + other).compactMap { $0.map { abs($0) } }.max() ?? 0
        let reach = min(Presenter.mostSemitones, max(Presenter.leastSemitones, farthest)).rounded(.up)
        let melody = DrawnCurves(model: pitch, learner: other, top: reach, bottom: -reach, rows: isSmall ? 5 : 7)
        let loudness = DrawnCurves(
            model: curve(comparison.model.loudness),
            learner: curve(comparison.take.loudness),
            top: 0,
            bottom: -Presenter.decibels,
            rows: isSmall ? 3 : 4
        )
        var lines: [[Span]] = [[]]
        lines += wrapped([Span(text(.pitchTitle()), .heading)], to: width)
        lines += melody.lines(
            labels: [0: "+\(Int(reach))", melody.rows / 2: "0", melody.rows - 1: "-\(Int(reach))"],
            label: Presenter.label
        )
        let words = names(comparison.words, room: room, of: max(1, comparison.model.pitch.count))
        if !words.isEmpty { lines.append(words) }
        lines += wrapped([Span(text(.loudnessTitle()), .heading)], to: width)
        lines += loudness.lines(
            labels: [0: "0", loudness.rows - 1: "-\(Int(Presenter.decibels))"],
            label: Presenter.label
        )
        lines += wrapped([Span(text(.curvesLegend()), .quiet)], to: width)
        for remark in remarks(on: comparison) { lines += wrapped([Span(text(remark))], to: width, indent: "  ") }
        return lines
    }

    /// The words under their columns, each as far as there is room for it.
    private func names(_ words: [Comparison.Word], room: Int, of columns: Int) -> [Span] {
        var line = String(repeating: " ", count: Presenter.label + 1)
        var used = 0
        for (index, word) in words.enumerated() {
            let start = max(used, word.columns.lowerBound * room / columns)
            let end = index + 1 < words.count ? words[index + 1].columns.lowerBound * room / columns : room
            let name = prefix(of: visible(word.text), columns: end - start - (index + 1 < words.count ? 1 : 0))
            guard !name.isEmpty else { continue }
            line += String(repeating: " ", count: start - used) + name
            used = start + Orthography.columns(of: name)
        }
        return used == 0 ? [] : [Span(line)]
    }

    /// What is said of the two besides their curves, a line each.
    private func remarks(on comparison: Comparison) -> [Message] {
        switch comparison.basis {
        case .noModel: return [.curvesByTime()]
        case .otherWords: return [.curvesOfOtherWords()]
        case .words: break
        }
        guard let rate = comparison.model.rate, let own = comparison.take.rate else { return [] }
        var remarks: [Message] = [
            .paceCompared(
                rate: own,
                pauses: comparison.take.paused ?? 0,
                modelRate: rate,
                modelPauses: comparison.model.paused ?? 0
            )
        ]
        let longest = comparison.take.pauses?.filter { pause in
            let model = comparison.model.pauses?.first { $0.after == pause.after }?.seconds ?? 0
            return pause.seconds - model >= 0.3
        }.max { $0.seconds < $1.seconds }
        if let longest, comparison.words.indices.contains(longest.after) {
            remarks.append(.pausedAfter(word: comparison.words[longest.after].text, seconds: longest.seconds))
        }
        return remarks
    }
}

/// A comparison as lines of spans, for a command that has no screen.
public func lines(
    of comparison: Comparison,
    in language: InterfaceLanguage,
    width: Int,
    isPlain: Bool
) -> [[Span]] {
    Presenter(language: language, width: width, isPlain: isPlain).lines(of: comparison)
}
