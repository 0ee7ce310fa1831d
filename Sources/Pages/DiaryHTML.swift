extension DiaryPage {
    /// The whole page in HTML.
    public var html: String {
        """
        <!DOCTYPE html>
        <html lang="\(escaped(language))">
        <head>
        <meta charset="utf-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <title>\(escaped(title))</title>
        <style>
        \(diaryStyle)
        </style>
        </head>
        <body>
        <main>
        <header>
        <h1>\(escaped(title))</h1>
        \(subtitle.isEmpty ? "" : "<p>\(escaped(subtitle))</p>")
        </header>
        \(totalsList)\(days.count > 1 ? charts : "")\(days.map(section).joined())</main>
        </body>
        </html>

        """
    }

    private var totalsList: String {
        guard !totals.isEmpty else { return "" }
        let items = totals.map { "<div><dt>\(escaped($0.label))</dt><dd>\(escaped($0.text))</dd></div>\n" }
        return "<dl class=\"totals\">\n\(items.joined())</dl>\n"
    }

    /// One chart for each kind of figure that is not nought on every day.
    private var charts: String {
        let names = days.map(\.shortName)
        let minutes = ColumnChart(
            title: labels.minutes,
            names: names,
            series: [
                .init(labels.planned, "planned", days.map(\.planned)),
                .init(labels.taken, "taken", days.map(\.studied)),
            ]
        )
        let pomodoros = ColumnChart(
            title: labels.pomodoros,
            names: names,
            series: [.init("", "pomodoros", days.map(\.pomodoros))]
        )
        let phrases = ColumnChart(
            title: labels.phrases,
            names: names,
            series: [.init("", "phrases", days.map(\.phrases))]
        )
        let dictation = ColumnChart(
            title: labels.dictation,
            names: names,
            series: [
                .init(labels.right, "right", days.map { Self.figure($0.dictation, Double($0.dictation?.right ?? 0)) }),
                .init(labels.wrong, "wrong", days.map { Self.figure($0.dictation, Self.wrong($0.dictation)) }),
            ],
            isStacked: true
        )
        let shown = [minutes, pomodoros, phrases, dictation].filter { $0.highest > 0 }
        guard !shown.isEmpty else { return "" }
        return "<div class=\"charts\">\n\(shown.map(\.html).joined())</div>\n"
    }

    /// Words that were not right.
    private static func wrong(_ dictation: Dictation?) -> Double {
        dictation.map { Double($0.words) - Double($0.right) } ?? 0
    }

    private static func figure(_ dictation: Dictation?, _ words: Double) -> Figure {
        Figure(words, dictation?.text ?? "")
    }

    private func section(_ day: Day) -> String {
        var text = "<section>\n<h2>\(escaped(day.name))</h2>\n"
        guard !day.isEmpty else {
            return text + "<p class=\"nothing\">\(escaped(labels.nothing))</p>\n</section>\n"
        }
        if !day.tasks.isEmpty {
            let bars = day.tasks.contains { length($0.planned) + length($0.taken) > 0 }
            if bars { text += legend([(labels.planned, "planned"), (labels.taken, "taken")]) }
            let longest = day.tasks.map { max(length($0.planned), length($0.taken)) }.max() ?? 0
            text += "<ol class=\"tasks\">\n\(day.tasks.map { item($0, longest: longest) }.joined())</ol>\n"
        }
        var facts = [
            (labels.planned, length(day.planned) > 0 ? day.planned.text : ""),
            (labels.taken, length(day.studied) > 0 ? day.studied.text : ""),
            (labels.pomodoros, length(day.pomodoros) > 0 ? day.pomodoros.text : ""),
            (labels.phrases, length(day.phrases) > 0 ? day.phrases.text : ""),
            (labels.dictation, day.dictation?.text ?? ""),
        ]
        facts.removeAll { $0.1.isEmpty }
        if !facts.isEmpty {
            let items = facts.map { "<div><dt>\(escaped($0.0))</dt><dd>\(escaped($0.1))</dd></div>\n" }
            text += "<dl class=\"facts\">\n\(items.joined())</dl>\n"
        }
        return text + "</section>\n"
    }

    private func item(_ task: Task, longest: Double) -> String {
        let (mark, style) =
            switch task.mark {
            case .onTime: ("✓", "ontime")
            case .late: ("▲", "late")
            case .unfinished: ("–", "unfinished")
            }
        var text = """
            <li>
            <div class="task"><span class="name">\(escaped(task.name))</span> \
            <span class="\(style)"><span aria-hidden="true">\(mark)</span> \(escaped(task.outcome))</span></div>

            """
        text += bar(task.planned, labels.planned, "planned", longest)
        text += bar(task.taken, labels.taken, "taken", longest)
        if !task.note.isEmpty { text += "<p class=\"note\">\(escaped(task.note))</p>\n" }
        return text + "</li>\n"
    }

    /// A bar from the left, its length in hundredths of the longest of the day.
    private func bar(_ figure: Figure?, _ label: String, _ style: String, _ longest: Double) -> String {
        guard let figure else { return "" }
        let share = longest > 0 ? length(figure) / longest * 100 : 0
        let told = escaped(label + " " + figure.text)
        return """
            <div class="bar"><svg width="100%" height="10" role="img" aria-label="\(told)"><title>\(told)</title>\
            <rect class="\(style)" width="\(decimal(share))%" height="10" rx="3"/></svg>\
            <span>\(escaped(figure.text))</span></div>

            """
    }
}

/// Which colour is what.
func legend(_ entries: [(name: String, style: String)]) -> String {
    let items = entries.map { entry in
        """
        <span><svg width="12" height="12" aria-hidden="true"><rect class="\(entry.style)" width="12" height="12" rx="3"/>\
        </svg> \(escaped(entry.name))</span>
        """
    }
    return "<p class=\"legend\">\(items.joined())</p>\n"
}

/// A number with at most two digits after the point; 0 for what is no number or beyond a page.
func decimal(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "0" }
    let hundredths = Int((number * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let digits = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (hundredths < 0 ? "-" : "") + "\(whole)" + digits
}
