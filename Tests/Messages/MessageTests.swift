import Testing

@testable import Messages

@Suite("Messages")
struct MessageTests {
    private func message(_ en: String, _ arguments: [String: any MessageArgument]) -> Message {
        Message(en: en, zh: en, arguments)
    }

    @Test("arguments stand in their places, whatever they hold")
    func arguments() {
        let message = Message.audioBusy(device: "麦克风 {x} #", detail: "snd_pcm_open: 𠮷")
        #expect(message.text(in: .english).contains("“麦克风 {x} #” is in use"))
        #expect(message.text(in: .english).hasSuffix("(snd_pcm_open: 𠮷)"))
        #expect(message.text(in: .chinese).hasPrefix("音频设备“麦克风 {x} #”正被"))
        #expect(message.key == "audioBusy(device:detail:)")
    }

    @Test(
        "English has one and other, Chinese one form, and an exact number its own",
        arguments: [
            (0, "no phrases", "无"), (1, "1 phrase", "1 句"), (2, "2 phrases", "2 句"), (21, "21 phrases", "21 句"),
        ]
    )
    func plurals(count: Int, english: String, chinese: String) {
        let message = Message(
            en: "{n, plural, =0 {no phrases} one {# phrase} other {# phrases}}",
            zh: "{n, plural, =0 {无} other {# 句}}",
            ["n": count]
        )
        #expect(message.text(in: .english) == english)
        #expect(message.text(in: .chinese) == chinese)
    }

    @Test("a form is chosen by a text, another where none fits")
    func selects() {
        #expect(Message.unheard(reason: "narrow band").text(in: .english).contains("telephone"))
        #expect(Message.unheard(reason: "no model").text(in: .chinese).contains("语音模型"))
        #expect(Message.unheard(reason: "?").text(in: .english) == "That could not be judged. Say it again.")
        #expect(Message.languageName(code: "fr").text(in: .chinese) == "法语")
        #expect(Message.languageName(code: "tlh").text(in: .english) == "tlh")
    }

    @Test("what a message has to tell is told whole, however long it is")
    func whole() {
        let path = "/" + String(repeating: "备份/", count: 100) + "aloud.db"
        let names = (1...60).map { "小明\($0)" }.joined(separator: ", ")
        for language in InterfaceLanguage.allCases {
            #expect(Message.backedUp(file: path).text(in: language).contains(path))
            #expect(Message.restored(file: path).text(in: language).contains(path))
            let kept = Message.restoredKeeping(file: path, kept: path + ".before").text(in: language)
            #expect(kept.contains(path + ".before") && kept.split(separator: path).count == 3)
            #expect(Message.profileAbsent(name: "x", names: names).text(in: language).contains(names))
        }
    }

    @Test("a message inside another is told in the same language")
    func nested() {
        let message = Message.modelMissing(language: .languageName(code: "de"))
        #expect(message.text(in: .english).hasPrefix("There is no speech model for German"))
        #expect(message.text(in: .chinese).hasPrefix("没有德语的语音模型"))
    }

    @Test("decimals have a fixed count of digits")
    func decimals() {
        func text(_ number: Double, _ digits: Int) -> String {
            message("{n}", ["n": Message.Argument.decimal(number, digits: digits)]).text(in: .english)
        }
        #expect(text(2.345, 2) == "2.35" || text(2.345, 2) == "2.34")
        #expect(text(0.05, 1) == "0.1")
        #expect(text(-0.25, 2) == "-0.25")
        #expect(text(-0.001, 1) == "0.0")
        #expect(text(3, 0) == "3")
        #expect(text(7.004, 2) == "7.00")
        #expect(text(.nan, 2) == "nan")
        #expect(text(1e300, 2) == "1e+300")
    }

    @Test("an argument that was not given stays visible")
    func missing() {
        #expect(message("{a} and {b}", ["a": 1]).text(in: .english) == "1 and {b}")
        #expect(message("{n, plural, other {#}}", ["n": "x"]).text(in: .english) == "{n}")
    }

    @Test(
        "a template that is not well formed is refused",
        arguments: [
            "{", "}", "{a", "{}", "{a b}", "{a, plural}", "{a, plural, one {x}}", "{a, choose, other {x}}",
            "{a, select, x {1} x {2} other {3}}", "a } b",
        ]
    )
    func malformed(source: String) {
        #expect(Template(source) == nil)
    }

    @Test("forms may hold arguments and forms")
    func deep() {
        let template = Template("{a, select, x {{n, plural, one {# {b}} other {#}}} other {{c}}}")
        #expect(template?.names == ["a", "b", "c", "n"])
        let text = template?.filled(with: ["a": .text("x"), "n": .integer(1), "b": .text("!")], in: .english)
        #expect(text == "1 !")
    }

    @Test("the interface language follows the locale")
    func locale() {
        #expect(InterfaceLanguage(locale: "zh_CN.UTF-8") == .chinese)
        #expect(InterfaceLanguage(locale: "fr_FR.UTF-8") == .english)
        #expect(InterfaceLanguage(locale: "C") == .english)
        #expect(InterfaceLanguage(locale: "") == .english)
        #expect(InterfaceLanguage(code: "EN-gb") == .english)
        #expect(InterfaceLanguage(code: "cmn") == .chinese)
        #expect(InterfaceLanguage(code: "de") == nil)
    }
}
