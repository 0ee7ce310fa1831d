import Coaching
import Exercises
import JSON
import Library
import Memory
import Messages
import Settings

extension Command {
    /// `aloud progress [--json]`
    static let progress = Command("progress", options: [.json]) { request throws(Failure) in
        let library = try request.readingLibrary()
        let settings = try request.settings(in: library)
        let today = Moment(MachineClock().local, settings).day
        let progress = try stored { () throws(LibraryError) in
            try library?.progress(goal: settings.goal, today: today)
                ?? Progress(goal: settings.goal, studied: [:], opened: [StudyDay](), today: today)
        }
        let days = try stored { () throws(LibraryError) in try library?.soundDays() ?? [] }
        let sounds = WeakSound.all(of: days, today: today)
        if request.arguments.has("json") {
            try request.output.line(progress.json(sounds).text)
            return .done
        }
        let study = Tongues(settings, named: request.general.languages).study
        let board = ProgressBoard(progress, sounds: sounds.filter { $0.language == study.code })
        try request.draw(.progress(board), in: request.interface(with: settings))
        return .done
    }
}

extension Progress {
    /// `{"goal":3,"today":1,"streak":4,"days":[{"date":"2026-03-01","phrases":2},…]}`, seven days, today last; the
    /// sounds missed most first.
    fileprivate func json(_ sounds: [WeakSound]) -> JSONValue {
        [
            "goal": .integer(goal),
            "today": .integer(today),
            "streak": .integer(streak),
            "days": .array(
                days.map { ["date": .string($0.day.description), "phrases": .integer($0.phrases)] }
            ),
            "sounds": .array(
                sounds.map { sound in
                    [
                        "lang": .string(sound.language), "phone": .string(sound.phone), "word": .string(sound.word),
                        "said": .integer(sound.said), "weak": .integer(sound.weak),
                        "weeks": .array(sound.weeks.map { .optional($0) }),
                    ]
                }
            ),
        ]
    }
}
