import Messages

extension Command {
    /// `aloud dictionary build`: makes the Chinese dictionary from its packages.
    static let dictionary = Command(
        "dictionary",
        operands: "build",
        count: 1...1
    ) { request throws(Failure) in
        guard request.arguments.operands.first?.lowercased() == "build" else {
            throw Failure(.usage, .usage(usage: "aloud dictionary build"))
        }
        let packages = request.paths.dictionaryPackages
        guard packages.isEnough else { throw Failure(.unavailable, .dictionaryAbsent(packages.missing)) }
        let seconds = try request.buildDictionary(from: packages)
        if !request.general.quiet {
            for package in packages.missing {
                request.say(.dictionaryWithout(package: package.rawValue, command: package.command))
            }
            request.say(seconds.map { .dictionaryBuilt(seconds: $0) } ?? .dictionaryNewest())
        }
        return .done
    }
}
