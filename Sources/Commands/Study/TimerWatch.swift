@preconcurrency import Glibc
import Library
import Messages
import Orthography
import Shell
import StudyTime

/// Counts the ends that come while somebody watches, each once: whether another program has stored it yet or not.
struct EndsWatched {
    /// Ends that were stored since the watching began.
    private var stored = 0
    /// The most that were counted so far; nil before the first look.
    private var counted: Int?

    /// Takes what a look has found; whether there is an end that no look had found before.
    ///
    /// - Parameters:
    ///   - new: the news stored since the last look.
    ///   - due: what has happened by now and is not stored yet.
    mutating func look(new: [StudyNews], due: [StudyNews]) -> Bool {
        stored += new.count(where: \.rings)
        let count = stored + due.count(where: \.rings)
        defer { counted = max(count, counted ?? 0) }
        // What was over before is no news.
        return counted.map { count > $0 } ?? false
    }
}

extension StudyWork {
    /// Whether the terminal's bell may be heard.
    private var mayRing: Bool {
        request.output.isTerminal && !request.arguments.has("json") && !request.general.quiet && settings.sounds
    }

    /// Rings, where it may be heard.
    func ring() throws(Failure) { if mayRing { try request.output.write("\u{7}") } }

    /// Shows how it stands, each second anew, until nothing goes on or Ctrl-C is pressed, and rings once for each end.
    ///
    /// Nothing is written: whoever is there besides tells and stores it.
    func watchEnds() throws(Failure) -> ExitStatus {
        guard let library = try request.readingLibrary() else {
            let (study, moment) = try current()
            try print(study, at: moment)
            return .done
        }
        let interruption = Interruption()
        defer { interruption.end() }
        var ends = EndsWatched()
        var told = try stored { () throws(LibraryError) in try library.lastStudyNews() }
        while !interruption.hasCome {
            let moment = now
            // Both as of one moment: an end that is in neither would never be told, for nothing goes on after the last.
            var (study, news) = try stored { () throws(LibraryError) in
                try library.studyAndNews(after: told, at: moment)
            }
            told = news.last?.number ?? told
            let due = study.respond(to: .tick, rules: rules, at: moment).compactMap { cue in
                if case .tell(let news) = cue { news } else { nil }
            }
            let new = news.map(\.news)
            let isEnd = ends.look(new: new, due: due)
            if isEnd, let message = (new + due).last(where: \.rings)?.message { try note(message) }
            try show(study, at: moment)
            if isEnd { try ring() }
            try request.output.flush()
            guard study.phase != .idle else { break }
            _ = poll(nil, 0, 1_000)
        }
        if isMoving { try request.output.write("\n") }
        try request.output.flush()
        interruption.passOn()
        return .done
    }

    /// Whether one line of the terminal is written over and over.
    private var isMoving: Bool {
        request.output.isTerminal && !request.isDumb && !request.general.plain && !request.arguments.has("json")
    }

    private func show(_ study: Study, at moment: Instant) throws(Failure) {
        guard isMoving else { return try print(study, at: moment) }
        let text = study.status(at: moment).text(in: request.interface(with: settings))
        try request.output.write(StatusLine.text(text, width: request.width))
    }

    /// A line that stays.
    private func note(_ message: Message) throws(Failure) {
        guard !request.arguments.has("json"), !request.general.quiet else { return }
        if isMoving { try request.output.write(StatusLine.cleared) }
        try line(message)
    }
}
