import Foundation

/// A folder with small programs of a test's own, and nothing else in its search path but where the shell's tools are.
final class Bench {
    let folder: String
    var environment: [String: String]

    init() throws {
        folder = NSTemporaryDirectory() + "aloud-desktop-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder + "/bin", withIntermediateDirectories: true)
        environment = ["HOME": folder, "PATH": folder + "/bin"]
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Puts a program there; `$HERE` is the bench's folder.
    func program(_ name: String, _ script: String) throws {
        let path = folder + "/bin/" + name
        let text = "#!/bin/sh\nPATH=/usr/bin:/bin HERE='\(folder)'\n" + script + "\n"
        try Data(text.utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    /// Puts a program there that notes its arguments, one a line between square brackets, and what it read.
    func recorder(_ name: String, then script: String = "") throws {
        try program(name, "for word; do printf '[%s]\\n' \"$word\"; done >>$HERE/\(name).words\n" + script)
    }

    func text(_ name: String) -> String? {
        (try? Data(contentsOf: URL(filePath: folder + "/" + name))).map { String(decoding: $0, as: UTF8.self) }
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: folder + "/" + name))
    }

    /// A crontab that keeps its table in the file `table`.
    func crontab() throws {
        try program(
            "crontab",
            """
            case "$1" in
            -l) [ -e $HERE/table ] || { echo "no crontab for learner" >&2; exit 1; }; cat $HERE/table ;;
            -r) rm $HERE/table ;;
            -) cat >$HERE/table; echo x >>$HERE/writes ;;
            esac
            """
        )
    }
}
