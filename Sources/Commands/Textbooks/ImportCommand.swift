import Coaching
@preconcurrency import Glibc
import Imports
import JSON
import Library
import Messages

extension Command {
    /// `aloud import [--all] [--json] PATH…`: takes in lists of words; `-` is standard input.
    static let importing = Command(
        "import",
        operands: "PATH…",
        count: 1...many,
        options: [Option("all"), .json],
        takesNewLearner: { _ in true }
    ) { request throws(Failure) in
        let (files, hasFolder) = try TextbookFiles.find(request.arguments.operands)
        let language = request.arguments.value("lang").flatMap { languageCode($0) }
        let run = ImportRun(request: request, language: language, library: try request.library())
        if request.arguments.has("all") || !hasFolder || files.count == 1 { return try run.takeIn(files) }
        return try run.takeIn(try run.chosen(among: files))
    }
}

/// One run of `aloud import`.
private struct ImportRun {
    let request: Request
    let language: String?
    let library: Library

    private var isJSON: Bool { request.arguments.has("json") }

    /// What the words of standard input are called: the day.
    private func name() throws(Failure) -> String {
        let settings = try request.settings(in: library)
        return Moment(MachineClock().local, settings).day.description
    }

    // MARK: Choosing

    /// Lists what was found and asks which of it is wanted. Throws where nobody can answer.
    func chosen(among files: [TextbookFile]) throws(Failure) -> [TextbookFile] {
        var labels: [String] = []
        var bar = request.progressBar()
        for (index, file) in files.enumerated() {
            bar.show(index, of: files.count)
            do throws(TextbookTrouble) {
                let lists = try file.lists(language: language, calling: "")
                labels.append(lists.map(\.label).joined(separator: " · "))
            } catch {
                // It can be chosen, and then says what is wrong with it.
                labels.append("⚠ " + file.shown)
            }
        }
        bar.clear()
        try request.output.line(request.text(.importFound(count: files.count)))
        for (index, label) in labels.enumerated() {
            try request.output.line("\(padded(index + 1))  \(visibleLine(label))")
        }
        guard !request.general.noInput else { throw Failure(.usage, .importNobodyChose()) }
        while true {
            try request.output.write(request.text(.importChoose()))
            try request.output.flush()
            guard let line = readLine(strippingNewline: true) else {
                try request.output.line("")
                throw Failure(.usage, .importNobodyChose())
            }
            if let indices = Choosing.indices(line, count: files.count) { return indices.map { files[$0] } }
            request.say(.importNotChosen(text: visibleLine(line)))
            try? request.messages.flush()
        }
    }

    private func padded(_ number: Int) -> String {
        let text = String(number)
        return String(repeating: " ", count: max(0, 3 - text.count)) + text
    }

    // MARK: Taking in

    /// Takes in each file by itself and says what became of it. The gravest status outranks.
    func takeIn(_ files: [TextbookFile]) throws(Failure) -> ExitStatus {
        var status = ExitStatus.done
        var guesses = 0
        var bar = request.progressBar()
        let day = try name()
        var readings: (readings: KnownReadings, trouble: Failure?)?
        for (index, file) in files.enumerated() {
            bar.show(index, of: files.count)
            do throws(TextbookTrouble) {
                let lists = try file.lists(language: language, calling: day).map { named($0, by: day) }
                // Other languages need no dictionary, and need not wait until it is made.
                if readings == nil, lists.contains(where: { $0.language == "zh" }) {
                    bar.clear()
                    readings = request.neededReadings()
                }
                let completed = lists.map { $0.completed(readings?.readings ?? .none) }
                let counts: [ImportCount]
                do throws(LibraryError) {
                    counts = try library.transaction { () throws(LibraryError) in
                        var counts: [ImportCount] = []
                        for units in completed { counts.append(try library.takeIn(units)) }
                        return counts
                    }
                } catch {
                    // Nothing more can be stored either.
                    bar.clear()
                    throw TextbookTrouble(status: error.failure.status, line: nil, message: error.text)
                }
                for units in completed { guesses += units.reduce(0) { $0 + $1.words.count(where: \.isGuess) } }
                bar.clear()
                for (list, count) in zip(lists, counts) { try report(file, list, count) }
            } catch {
                bar.clear()
                status = max(status, error.status)
                try report(file, error)
                if error.status == .cannotWrite { return status }
            }
        }
        bar.clear()
        if guesses > 0, let message = readings?.trouble?.message { request.say(message) }
        if guesses > 0, !request.general.quiet, !isJSON { request.say(.importGuesses(count: guesses)) }
        return status
    }

    /// Words of standard input do not take the place of other words of the same day.
    private func named(_ list: WordList, by day: String) -> WordList {
        guard list.place == ListPlace(), list.units.count == 1, list.units[0].name == day else { return list }
        var list = list
        list.units[0].name = (try? library.freeName(day, for: list.units[0].words.map(\.text))) ?? day
        return list
    }

    private func report(_ file: TextbookFile, _ list: WordList, _ count: ImportCount) throws(TextbookTrouble) {
        let line: String
        if isJSON {
            line =
                ([
                    "file": .string(file.shown), "lang": .string(list.language), "book": .string(list.place.book),
                    "grade": .string(list.place.grade), "term": .string(list.place.term),
                    "type": .string(list.place.type), "units": .integer(count.units), "words": .integer(count.words),
                    "new": .integer(count.added), "gone": .integer(count.gone),
                ] as JSONValue).text
        } else {
            let message = Message.importDone(
                label: visibleLine(list.label),
                units: count.units,
                words: count.words,
                added: count.added
            )
            line = "✅ " + request.text(message)
        }
        try put(line)
    }

    private func report(_ file: TextbookFile, _ trouble: TextbookTrouble) throws(Failure) {
        let text = request.text(trouble.message)
        if isJSON {
            let value: JSONValue = [
                "file": .string(file.shown), "line": .optional(trouble.line), "message": .string(text),
            ]
            try request.output.line(value.text)
        } else {
            try request.output.line("❌ " + visibleLine(text))
        }
        try request.output.flush()
    }

    private func put(_ line: String) throws(TextbookTrouble) {
        do throws(Failure) {
            try request.output.line(line)
            try request.output.flush()
        } catch {
            throw TextbookTrouble(status: error.status, line: nil, message: error.message ?? .verbatim(""))
        }
    }
}
