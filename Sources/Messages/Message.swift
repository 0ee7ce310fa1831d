import Orthography

/// A text for a person: what is said, with its arguments, before a language is chosen.
///
/// Each message is a static function in `Texts/`, which holds its template in every language. The compiler sees to
/// it that none lacks a language; a test reads the files and sees to it that no template loses an argument.
public struct Message: Sendable, Hashable {
    /// The function that made it, with its labels: `audioBusy(device:detail:)`.
    public let key: String
    let templates: [InterfaceLanguage: String]
    let arguments: [String: Argument]

    /// What may stand in a template.
    enum Argument: Sendable, Hashable {
        case text(String)
        case integer(Int)
        /// A number with so many digits after the point.
        case decimal(Double, digits: Int)
        /// Another message, such as the name of a language, told in the language of the whole.
        indirect case message(Message)
    }

    init(
        en: String,
        zh: String,
        _ arguments: [String: any MessageArgument] = [:],
        key: String = #function
    ) {
        self.key = key
        templates = [.english: en, .chinese: zh]
        self.arguments = arguments.mapValues { $0.messageArgument }
    }

    /// The text in a language, with every argument in its place.
    public func text(in language: InterfaceLanguage) -> String {
        let source = templates[language] ?? ""
        guard let template = Template(source) else { return source }
        return template.filled(with: arguments, in: language)
    }
}

/// A value that can stand in a template.
protocol MessageArgument {
    var messageArgument: Message.Argument { get }
}

/// A text is mostly a name that somebody typed or a file held: of a long one a message repeats the beginning and the end.
extension String: MessageArgument {
    var messageArgument: Message.Argument { .text(echoed(self)) }
}

/// A text that is given whole, because it is what the message has to tell.
struct Whole: MessageArgument {
    let text: String

    init(_ text: String) { self.text = text }

    var messageArgument: Message.Argument { .text(text) }
}

extension Int: MessageArgument {
    var messageArgument: Message.Argument { .integer(self) }
}

extension Message: MessageArgument {
    var messageArgument: Message.Argument { .message(self) }
}

extension Message.Argument: MessageArgument {
    var messageArgument: Message.Argument { self }
}
