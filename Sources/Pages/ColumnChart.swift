/// Columns over days, in SVG 320 units wide.
struct ColumnChart {
    struct Series {
        /// What it is called in the legend; empty where there is but one.
        var name: String
        /// The class that colours it.
        var style: String
        /// One a day.
        var figures: [DiaryPage.Figure]

        init(_ name: String, _ style: String, _ figures: [DiaryPage.Figure]) {
            self.name = name
            self.style = style
            self.figures = figures
        }
    }

    var title: String
    /// One a day.
    var names: [String]
    var series: [Series]
    /// Whether the series stand on one another or side by side.
    var isStacked = false

    private static let width = 320.0
    private static let left = 30.0
    private static let top = 18.0
    private static let bottom = 148.0

    /// The greatest value of a column.
    var highest: Double { names.indices.map(total).max() ?? 0 }

    /// What a day's column reaches up to.
    private func total(_ day: Int) -> Double {
        let values = series.map { value($0, day) }
        return isStacked ? values.reduce(0, +) : values.max() ?? 0
    }

    private func value(_ series: Series, _ day: Int) -> Double {
        series.figures.indices.contains(day) ? length(series.figures[day]) : 0
    }

    var html: String {
        let step = Self.step(for: highest)
        let ceiling = max(step, (highest / step).rounded(.up) * step)
        let lines = Int((ceiling / step).rounded())
        var drawing = ""
        for line in 0...min(max(lines, 1), 10) {
            let height = y(Double(line) * step, ceiling)
            drawing += """
                <line class="\(line == 0 ? "base" : "grid")" x1="\(decimal(Self.left))" x2="\(decimal(Self.width))" \
                y1="\(decimal(height))" y2="\(decimal(height))"/>\
                <text class="tick" x="\(decimal(Self.left - 5))" y="\(decimal(height + 3.5))">\
                \(decimal(Double(line) * step))</text>

                """
        }
        for day in names.indices { drawing += column(day, ceiling) }
        let told = escaped(title)
        let entries = series.filter { !$0.name.isEmpty }.map { (name: $0.name, style: $0.style) }
        return """
            <figure>
            <figcaption>\(told)</figcaption>
            \(entries.isEmpty ? "" : legend(entries))<svg viewBox="0 0 320 170" role="img" aria-label="\(told)">
            \(drawing)</svg>
            </figure>

            """
    }

    private func y(_ value: Double, _ ceiling: Double) -> Double {
        Self.bottom - value / ceiling * (Self.bottom - Self.top)
    }

    private func column(_ day: Int, _ ceiling: Double) -> String {
        let slot = (Self.width - Self.left) / Double(names.count)
        let middle = Self.left + (Double(day) + 0.5) * slot
        let bars = isStacked ? 1.0 : Double(series.count)
        let thickness = min(24, slot * 0.7 / bars)
        var text = ""
        var below = 0.0
        for (index, series) in series.enumerated() {
            let value = value(series, day)
            guard value > 0 else { continue }
            let x = middle + (isStacked ? -0.5 : Double(index) - bars / 2) * thickness
            let height = y(below, ceiling) - y(below + value, ceiling)
            let figure = series.figures[day].text
            text += """
                <rect class="\(series.style)" x="\(decimal(x))" y="\(decimal(y(below + value, ceiling)))" \
                width="\(decimal(max(1, thickness - 2)))" height="\(decimal(height))" rx="\(decimal(min(3, height / 2)))">\
                <title>\(escaped("\(names[day]): \(figure)"))</title></rect>

                """
            if isStacked { below += value }
        }
        // Of columns side by side the last is told, over itself; of a stack the lowest, over the whole.
        if let told = isStacked ? series.first : series.last, value(told, day) > 0 {
            let x = isStacked ? middle : middle + (bars - 1) / 2 * thickness
            let height = y(isStacked ? total(day) : value(told, day), ceiling) - 4
            text += """
                <text class="value" x="\(decimal(x))" y="\(decimal(height))">\(decimal(value(told, day)))</text>

                """
        }
        // Of many days, only so many names as have room.
        let every = max(1, (names.count + 7) / 8)
        if day % every == 0 {
            let name = String(names[day].prefix(6))
            text += "<text class=\"day\" x=\"\(decimal(middle))\" y=\"163\">\(escaped(name))</text>\n"
        }
        return text
    }

    /// A round distance between lines, so that there are two to five of them: 1, 2 or 5 times a power of ten.
    static func step(for highest: Double) -> Double {
        guard highest.isFinite, highest > 0 else { return 1 }
        var step = 1.0
        while step * 5 < highest, step < 1e300 {
            if step * 10 >= highest { return step * 2 }
            if step * 25 >= highest { return step * 5 }
            step *= 10
        }
        return step
    }
}
