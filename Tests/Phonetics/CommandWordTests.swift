import Orthography
import Testing

@testable import Phonetics

struct CommandWordTests {
    @Test("Every command has a word in each language, and no word stands for two", arguments: CommandWords.languages)
    func complete(_ language: Language) throws {
        let forms = try #require(CommandWords.forms(in: language))
        #expect(forms.count == 23)
        for command in SpokenCommand.all { #expect(forms[command]?.isEmpty == false, "\(command.code)") }
        let all = forms.values.flatMap { $0 }
        #expect(Set(all).count == all.count)
        #expect(all.allSatisfy { !$0.isEmpty && $0 == $0.trimmingPrefix(while: \.isWhitespace) && $0.last != " " })
    }

    @Test("The words are those that people say")
    func words() throws {
        #expect(CommandWords.forms(in: .english)?[.number(12)] == ["twelve"])
        #expect(CommandWords.forms(in: .french)?[.stop] == ["stop", "arrête"])
        #expect(CommandWords.forms(in: .spanish)?[.again]?.first == "otra vez")
        #expect(CommandWords.forms(in: .mandarin)?[.number(2)] == ["二", "两"])
        // 是 differs from 十 in its tone alone.
        #expect(CommandWords.forms(in: .mandarin)?[.yes] == ["对", "是的"])
        #expect(CommandWords.forms(in: .german) == nil)
    }

    @Test("Codes are read back, and nothing else is")
    func codes() {
        for command in SpokenCommand.all { #expect(SpokenCommand(code: command.code) == command) }
        for text in ["", "13", "0", "Next", "你好", "１"] { #expect(SpokenCommand(code: text) == nil) }
    }
}
