import Messages
import Orthography

extension Command {
    /// `aloud help [COMMAND]`
    static let help = Command("help", operands: "[COMMAND]", count: 0...1, takesNewLearner: { _ in true }) {
        request throws(Failure) in
        let commands = Command.all
        guard let word = request.arguments.operands.first?.lowercased() else {
            try Help(language: request.interface).print(about: nil, of: commands, to: request.output)
            return .done
        }
        guard let command = commands.first(where: { $0.name == word }) else {
            throw Failure(.usage, .noCommand(word, among: commands))
        }
        try Help(language: request.interface).print(about: command, of: commands, to: request.output)
        return .done
    }
}

/// Usage lines, made from what the commands declare.
struct Help {
    let language: InterfaceLanguage

    func print(about command: Command?, of commands: [Command], to output: Output) throws(Failure) {
        if let command {
            try output.line(Help.usage(of: command))
            try output.line("  " + Message.commandSummary(name: command.name).text(in: language))
            return
        }
        try output.line(Message.helpProgram().text(in: language))
        try output.line("")
        try output.line(Message.helpCommands().text(in: language))
        try print(
            [("aloud", Message.helpConsole())]
                + commands.map { (Help.usage(of: $0), Message.commandSummary(name: $0.name)) },
            to: output
        )
        try output.line("")
        try output.line(Message.helpOptions().text(in: language))
        try print(
            Option.general.map { option in
                let value =
                    switch option.kind {
                    case .flag: ""
                    case .value(let placeholder), .list(let placeholder): " " + placeholder
                    }
                return ("--" + option.name + value, Message.optionSummary(name: option.name))
            },
            to: output
        )
    }

    /// What is typed, and what it does: beside it where there is room, else below.
    private func print(_ lines: [(String, Message)], to output: Output) throws(Failure) {
        let column = 30
        for (usage, summary) in lines {
            let text = summary.text(in: language)
            if columns(of: usage) < column - 1 {
                try output.line("  " + padded(usage, to: column) + text)
            } else {
                try output.line("  " + usage)
                try output.line("  " + padded("", to: column) + text)
            }
        }
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
