import Exercises
import Messages
import Orthography
import StudyTime

extension Presenter {
    /// How study time stands at a moment of the clock.
    ///
    /// - Parameters:
    ///   - seconds: the clock's seconds.
    ///   - isMoving: whether the picture moves and seconds are counted.
    ///   - rows: how many there are; where they are too few the picture is left out.
    func lines(of board: StudyBoard, at seconds: Double, isMoving: Bool, rows: Int? = nil) -> [[Span]] {
        var words = heading(of: board, at: seconds)
        if board.isRunning || board.face == .paused { words += bar(of: board, at: seconds) }
        if let suggestion = board.suggestion { words += lines(of: suggestion) }
        if let breath = breath(of: board, at: seconds, isMoving: isMoving) { words += breath }
        let frames = StudyPictures.frames(for: board.face, isPlain: isPlain)
        let turn = isMoving && seconds.isFinite ? Int(min(max(seconds, 0), 1e12) / StudyPictures.pace) : 0
        let picture = frames.isEmpty ? [] : frames[turn % frames.count].map { [Span($0, role(of: board.face))] }
        if let rows, picture.count + words.count + 1 > rows { return words }
        return picture + words
    }

    private func role(of face: StudyBoard.Face) -> Role {
        switch face {
        case .study: .key
        case .rest: .almost
        case .finished: .right
        case .idle, .paused, .waiting, .interrupted: .plain
        }
    }

    private func heading(of board: StudyBoard, at seconds: Double) -> [[Span]] {
        var lines: [[Span]] = []
        let title = Span(text(.faceTitle(face: board.face.rawValue)), .heading)
        let hasClock = board.block != nil && board.face != .waiting
        let left = Span("  " + text(.timeLeft(time: clockText(board.left(at: seconds)))))
        lines += wrapped(hasClock ? [title, left] : [title], to: width)
        if !board.task.isEmpty {
            let time = text(.timeLeft(time: clockText(board.taskLeft(at: seconds))))
            lines += wrapped([Span(board.task, .phrase), Span("  " + time, .quiet)], to: width)
        }
        return lines + wrapped([Span(text(.tasksPomodoros(count: board.pomodoros)), .quiet)], to: width)
    }

    /// What of the block is over.
    private func bar(of board: StudyBoard, at seconds: Double) -> [[Span]] {
        let room = max(4, min(width - 2, 40))
        let share = board.length > 0 ? 1 - board.left(at: seconds) / board.length : 0
        let filled = min(room, max(0, Int(share * Double(room))))
        return [
            [
                Span(String(repeating: isPlain ? "#" : "█", count: filled), role(of: board.face)),
                Span(String(repeating: isPlain ? "." : "░", count: room - filled), .quiet),
            ].filter { !$0.text.isEmpty }
        ]
    }

    private func lines(of suggestion: StudyBoard.Suggestion) -> [[Span]] {
        [[]] + wrapped([Span(text(suggestion.topic) + ": ", .heading), Span(text(suggestion.text))], to: width)
    }

    /// A breath that grows and shrinks; where nothing may move, how long each part of it is.
    private func breath(of board: StudyBoard, at seconds: Double, isMoving: Bool) -> [[Span]]? {
        guard let pace = board.suggestion?.breathing else { return nil }
        guard isMoving else {
            var parts = [("in", pace.inhale)]
            if pace.hold > 0 { parts.append(("hold", pace.hold)) }
            parts.append(("out", pace.exhale))
            let line = parts.map { text(.breathingFor(phase: $0, seconds: $1)) }.joined(separator: " · ")
            return wrapped([Span(line, .key)], to: width)
        }
        guard let begun = board.breathingSince else { return nil }
        guard let moment = pace.moment(at: seconds - begun) else {
            return wrapped([Span(text(.breathingDone()), .right)], to: width)
        }
        let room = max(4, min(width - 4, 24))
        let full = min(room, Int((moment.fullness * Double(room)).rounded()))
        let bar = String(repeating: isPlain ? "o" : "●", count: full)
        let words = text(.breathingFor(phase: moment.phase.rawValue, seconds: moment.secondsLeft))
        return [[Span("(", .quiet), Span(padded(bar, to: room), .key), Span(")", .quiet)].filter { !$0.text.isEmpty }]
            + wrapped(
                [
                    Span(words, .phrase),
                    Span("  " + text(.breathingRound(round: moment.round, rounds: pace.rounds)), .quiet),
                ],
                to: width
            )
    }
}
