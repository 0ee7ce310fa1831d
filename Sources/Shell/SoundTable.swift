import Exercises
import Messages
import Orthography

extension Presenter {
    /// The learner's weak sounds, a line each: the sound, a word with it, how often it was off, and the share of each of the
    /// last weeks as a bar, or as tenths where drawings are plain.
    func lines(of sounds: [ProgressBoard.Sound]) -> [[Span]] {
        guard !sounds.isEmpty else { return [] }
        var lines: [[Span]] = [[]] + wrapped([Span(text(.weakSoundsTitle()), .heading)], to: width)
        let phone = sounds.map { columns(of: visible($0.phone)) }.max() ?? 0
        let word = min(sounds.map { columns(of: visible($0.word)) }.max() ?? 0, max(4, width - phone - 32))
        for sound in sounds {
            let name = prefix(of: visible(sound.word), columns: word)
            let counts = text(.weakSoundCounts(weak: sound.weak, said: sound.said, percent: sound.percent))
            let spans = [
                Span("  "), Span(padded(visible(sound.phone), to: phone), .almost), Span("  "),
                Span(padded(name, to: word)), Span("  "), Span(weeks(sound.weeks), .key), Span("  " + counts),
            ]
            lines += wrapped(spans, to: width, indent: "    ")
        }
        return lines + wrapped([Span(text(.weakSoundsLegend(weeks: sounds[0].weeks.count)), .quiet)], to: width)
    }

    private func weeks(_ shares: [Double?]) -> String {
        let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
        return String(
            shares.map { share -> Character in
                guard let share, share.isFinite else { return isPlain ? "-" : "·" }
                let part = min(max(share, 0), 1)
                if isPlain { return Character(String(min(9, Int(part * 10)))) }
                return blocks[min(blocks.count - 1, Int(part * Double(blocks.count)))]
            }
        )
    }
}
