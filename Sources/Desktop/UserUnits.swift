@preconcurrency import Glibc

/// The learner's own units of systemd: a service and its timer.
struct UserUnits {
    /// Nil where systemd does not answer; then only files are removed.
    let systemctl: Helper?
    let folder: String

    func install(_ job: HourlyJob) throws(HelperError) -> Timekeeper {
        try makeFolder(folder)
        _ = try replaceFile(folder + "/" + job.name + ".service", with: Self.service(job))
        _ = try replaceFile(folder + "/" + job.name + ".timer", with: Self.timer(job))
        try systemctl?.succeed(["--user", "daemon-reload"])
        try systemctl?.succeed(["--user", "enable", "--now", job.name + ".timer"])
        return .systemd
    }

    /// True where there was something to remove.
    func uninstall(_ job: HourlyJob) throws(HelperError) -> Bool {
        let files = [".timer", ".service"].map { folder + "/" + job.name + $0 }
        let link = folder + "/timers.target.wants/" + job.name + ".timer"
        guard (files + [link]).contains(where: { isThere($0) }) else { return false }
        if isThere(files[0]) { try systemctl?.succeed(["--user", "disable", "--now", job.name + ".timer"]) }
        for file in [link] + files where unlink(file) != 0 && errno != ENOENT {
            throw HelperError(.file, name: file, call: "unlink", reason: systemWords(errno))
        }
        try systemctl?.succeed(["--user", "daemon-reload"])
        return true
    }

    /// Also a link that leads nowhere.
    private func isThere(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// The service's file; see systemd.service(5).
    static func service(_ job: HourlyJob) -> String {
        let variables = job.variables.sorted { $0.key < $1.key }
            .map { "Environment=" + quoted($0.key + "=" + $0.value, isCommand: false) + "\n" }
        return """
            [Unit]
            Description=\(job.name)

            [Service]
            Type=oneshot
            \(variables.joined())ExecStart=\(job.command.map { quoted($0, isCommand: true) }.joined(separator: " "))

            """
    }

    /// The timer's file; see systemd.timer(5). `Persistent` makes up for hours that the machine slept through.
    static func timer(_ job: HourlyJob) -> String {
        """
        [Unit]
        Description=\(job.name)

        [Timer]
        OnCalendar=hourly
        Persistent=true

        [Install]
        WantedBy=timers.target

        """
    }

    /// A word as systemd reads it back: quoted, and neither a specifier nor a variable in it.
    private static func quoted(_ word: String, isCommand: Bool) -> String {
        var result = "\""
        for character in word {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "%": result += "%%"
            case "$" where isCommand: result += "$$"
            default: result.append(character)
            }
        }
        return result + "\""
    }
}
