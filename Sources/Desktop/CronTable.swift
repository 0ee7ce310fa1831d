/// The learner's table of cron, of which one marked line is ours and the rest is nobody's business.
struct CronTable {
    let crontab: Helper

    func install(_ job: HourlyJob) throws(HelperError) -> Timekeeper {
        let old = try lines()
        var new = old
        let own = Array(Self.line(job).utf8)
        if let place = new.firstIndex(where: { Self.isMarked($0, job) }) {
            new.removeAll { Self.isMarked($0, job) }
            new.insert(own, at: min(place, new.count))
        } else {
            new.append(own)
        }
        try write(new, over: old)
        return .cron
    }

    /// True where there was a line of ours.
    func uninstall(_ job: HourlyJob) throws(HelperError) -> Bool {
        let old = try lines()
        let new = old.filter { !Self.isMarked($0, job) }
        try write(new, over: old)
        return new.count < old.count
    }

    /// The lines as they are. Throws where they cannot be read: what cannot be read must not be written over.
    private func lines() throws(HelperError) -> [[UInt8]] {
        let end = try crontab.run(["-l"], limit: 16 << 20)
        if end.status != 0 {
            // Having none is a failure to it.
            guard end.output.isEmpty, end.words.lowercased().contains("no crontab") else {
                throw HelperError(.failed, name: crontab.name, call: "crontab -l", reason: end.words)
            }
            return []
        }
        var lines = end.output.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private func write(_ new: [[UInt8]], over old: [[UInt8]]) throws(HelperError) {
        guard new != old else { return }
        if new.isEmpty {
            try crontab.succeed(["-r"])
        } else {
            try crontab.succeed(["-"], input: new.flatMap { $0 + [0x0A] })
        }
    }

    private static func mark(_ job: HourlyJob) -> String { "# " + job.name }

    private static func isMarked(_ line: [UInt8], _ job: HourlyJob) -> Bool {
        line.first != UInt8(ascii: "#") && line.suffix(mark(job).utf8.count + 1).elementsEqual((" " + mark(job)).utf8)
    }

    /// `0 * * * * LANG='en_US.UTF-8' '/usr/bin/aloud' 'remind' # aloud-remind`; see crontab(5).
    static func line(_ job: HourlyJob) -> String {
        let variables = job.variables.sorted { $0.key < $1.key }.map { $0.key + "=" + quoted($0.value) }
        return (["0 * * * *"] + variables + job.command.map { quoted($0) } + [mark(job)]).joined(separator: " ")
    }

    /// A word as cron and its shell read it back: a per cent sign would be a line break to cron.
    private static func quoted(_ word: String) -> String {
        var result = "'"
        for character in word {
            switch character {
            case "'": result += "'\\''"
            case "%": result += "\\%"
            default: result.append(character)
            }
        }
        return result + "'"
    }
}
