import JSON
import Messages
import Orthography
import Synthesis

extension Command {
    /// `aloud voices [--lang CODE]… [--json]`
    static let voices = Command("voices", options: [.json]) { request throws(Failure) in
        let wanted = request.general.languages
        for voice in Voice.all where wanted.isEmpty || wanted.contains(voice.language) {
            let isDefault = Voice.standard(voice.language) == voice
            if request.arguments.has("json") {
                let line: JSONValue = [
                    "lang": .string(voice.language.code), "accent": .string(voice.accent), "name": .string(voice.name),
                    "default": .bool(isDefault),
                ]
                try request.output.line(line.text)
            } else {
                let name = request.text(.voiceName(name: voice.name, isDefault: isDefault ? "yes" : "no"))
                try request.output.line(
                    column(voice.language.code, to: 5) + column(voice.accent, to: 15) + name
                )
            }
        }
        return .done
    }
}

/// A text with spaces up to a width in columns, one at least: what follows never touches it.
func column(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - columns(of: text), 1))
}
