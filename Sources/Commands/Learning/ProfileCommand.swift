import JSON

extension Command {
    /// `aloud profile [--json]`: who learns on this machine.
    static let profile = Command("profile", options: [.json]) { request throws(Failure) in
        let current = request.general.profile ?? Profiles.unnamed
        for name in Profiles(request.paths).names {
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
