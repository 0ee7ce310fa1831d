import Messages

extension Command {
    /// `aloud help [COMMAND]`
    static let help = Command("help", operands: "[COMMAND]", count: 0...1) { request throws(Failure) in
        let commands = Command.all
        guard let word = request.arguments.operands.first?.lowercased() else {
            try Help.print(about: nil, of: commands, to: request.output)
            return .done
        }
        guard let command = commands.first(where: { $0.name == word }) else {
            throw Failure(.usage, .noCommand(word, among: commands))
        }
        try Help.print(about: command, of: commands, to: request.output)
        return .done
    }
}

/// Usage lines, made from what the commands declare.
enum Help {
    static func print(about command: Command?, of commands: [Command], to output: Output) throws(Failure) {
        for command in command.map({ [$0] }) ?? commands { try output.line(usage(of: command)) }
    }

    /// `aloud check --lang LANG --text TEXT RECORDING…`
    static func usage(of command: Command) -> String {
        var words = ["aloud", command.name]
        for option in command.options {
            switch option.kind {
            case .flag: words.append("[--\(option.name)]")
            case .value(let placeholder): words.append("[--\(option.name) \(placeholder)]")
            case .list(let placeholder): words.append("[--\(option.name) \(placeholder)]…")
            }
        }
        if !command.operands.isEmpty { words.append(command.operands) }
        return words.joined(separator: " ")
    }
}
