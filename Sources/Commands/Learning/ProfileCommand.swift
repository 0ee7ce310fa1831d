@preconcurrency import Glibc
import JSON
import Messages

extension Command {
    /// `aloud profile [--json]`: who learns on this machine.
    static let profile = Command("profile", options: [.json]) { request throws(Failure) in
        let current = request.general.profile ?? Profiles.unnamed
        let profiles = Profiles(request.paths)
        if access(profiles.folder, R_OK | X_OK) != 0, errno != ENOENT {
            throw Failure(.noInput, .fileUnreadable(file: profiles.folder, detail: systemWords(errno)))
        }
        for name in profiles.names {
            if request.arguments.has("json") {
                let record: JSONValue = ["profile": .string(name), "current": .bool(name == current)]
                try request.output.line(record.text)
            } else {
                try request.output.line((name == current ? "▸ " : "  ") + name)
            }
        }
        return .done
    }
}
