import Exercises
import JSON
import Library
import Messages
import Orthography
import StudyTime

extension Command {
    /// `aloud diary day|week [--json] [--html FILE]`
    static let diary: Command = Command(
        "diary",
        operands: "day|week",
        count: 1...1,
        options: [.json, Option("html", .value("FILE"))]
    ) { request throws(Failure) in
        let days: Int
        switch request.arguments.operands.first?.lowercased() {
        case "day": days = 1
        case "week": days = 7
        default: throw Failure(.usage, .usage(usage: Help.usage(of: .diary)))
        }
        let work = try StudyWork(request)
        let diary = try work.diary(days: days)
        if let file = request.arguments.value("html") { try work.writePage(of: diary, to: file) }
        if request.arguments.has("json") {
            for day in diary { try request.output.line(day.json.text) }
        } else if !request.arguments.has("html") {
            try work.draw(diary)
        }
        return .done
    }
}

extension StudyWork {
    fileprivate func draw(_ diary: [DiaryDay]) throws(Failure) {
        try request.draw(.diary(DiaryBoard(diary)), in: request.interface(with: settings))
    }
}

extension DiaryDay {
    /// Minutes planned, seconds studied.
    var json: JSONValue {
        [
            "date": .string(day.description),
            "tasks": .array(
                entries.map { entry in
                    [
                        "name": .string(entry.task.name),
                        "estimate": .integer(entry.task.estimate / 60_000),
                        "studied": .integer(entry.studied / 1000),
                        "spent": .integer(entry.task.spent / 1000),
                        "ending": .optional(entry.ending?.rawValue),
                        "on_time": entry.ending == nil ? .null : .bool(entry.isOnTime),
                        "stuck": .bool(entry.task.isStuck),
                        "note": .optional(entry.task.note.isEmpty ? nil : entry.task.note),
                    ]
                }
            ),
            "planned": .integer(planned / 60_000),
            "studied": .integer(studied / 1000),
            "pomodoros": .integer(pomodoros),
            "phrases": .integer(phrases),
            "dictated": ["right": .integer(dictated.right), "wrong": .integer(dictated.wrong)],
        ]
    }
}
