import Orthography
import Testing

@testable import Courses

private let greetings = """
    # A comment
    lesson: 1
    en: Greetings
    fr: Les salutations
    cmn: 问候
    pinyin: wènhòu

    register: informal
    en: How are you?
    fr: Comment vas-tu ?
    cmn: 你 好 吗？
    pinyin: nǐ hǎo ma

    en: I'm fine, thank you.
    fr: Je vais bien, merci.
    cmn: 我 很 好， 谢谢。
    pinyin: wǒ hěn hǎo xièxie
    """

@Suite("Lesson files")
struct LessonFileTests {
    @Test("a lesson is read as it stands")
    func whole() throws {
        let (read, complaints) = LessonFile.parse(greetings)
        let lesson = try #require(read)
        #expect(complaints == [])
        #expect(lesson.number == 1)
        #expect(lesson.title(in: .french) == "Les salutations")
        #expect(lesson.title(in: .german) == "Greetings", "a missing title falls back")
        #expect(lesson.titlePinyin == ["wènhòu"])
        #expect(lesson.phrases.map(\.number) == [1, 2])
        let phrase = lesson.phrases[1]
        #expect(lesson.phrases[0].register == .informal)
        #expect(phrase.register == .neutral)
        #expect(phrase.texts[.mandarin] == "我 很 好， 谢谢。")
        #expect(phrase.text(in: .mandarin) == "我很好，谢谢。")
        #expect(phrase.words(in: .mandarin) == ["我", "很", "好", "谢谢"])
        #expect(phrase.tokens(in: .mandarin) == ["我", "很", "好，", "谢谢。"])
        #expect(phrase.pinyin == ["wǒ", "hěn", "hǎo", "xièxie"])
        #expect(phrase.words(in: .french) == ["Je", "vais", "bien", "merci"])
        #expect(phrase.text(in: .german) == nil)
        #expect(phrase.words(in: .german) == [])
    }

    @Test("line ends, a byte order mark, spaces and decomposed accents make no difference")
    func forms() {
        let plain = LessonFile.parse(greetings).lesson
        for end in ["\r\n", "\r"] {
            let text = "\u{FEFF}" + greetings.replacing("\n", with: end)
            #expect(LessonFile.parse(text).lesson == plain)
        }
        let spaced = greetings.replacing("en: I'm", with: " EN \t:   I'm").replacing("cmn: 你 好", with: "zh: 你   好")
        #expect(LessonFile.parse(spaced).lesson == plain)
        let bytes = { (lesson: Lesson?) in lesson?.phrases.flatMap { $0.pinyin.map { Array($0.utf8) } } }
        #expect(bytes(LessonFile.parse(decomposed(greetings)).lesson) == bytes(plain))
    }

    private func complaints(of phrase: String, head: String = "lesson: 1\nen: A\nfr: B") -> [Complaint] {
        LessonFile.parse(head + "\n\nen: One.\nfr: Un.\n\n" + phrase).complaints
    }

    @Test("each fault is named with its line")
    func faults() {
        #expect(complaints(of: "en: Two.\nfr: Deux.\nhello") == [Complaint(.noKey, line: 10)])
        #expect(complaints(of: "en: Two.\nfr: Deux.\nxx: y") == [Complaint(.unknownKey("xx"), line: 10)])
        #expect(complaints(of: "en: Two.\nfr: Deux.\nfr: 2.") == [Complaint(.repeatedKey("fr"), line: 10)])
        #expect(complaints(of: "en: Two.\nfr: Deux.\nde:") == [Complaint(.emptyValue("de"), line: 10)])
        #expect(
            complaints(of: "en: Two.\nfr: Deux.\nregister: rude") == [Complaint(.unknownRegister("rude"), line: 10)]
        )
        #expect(complaints(of: "en: Two.\nfr: Deux ?") == [Complaint(.finalMark(.french), line: 9)])
        #expect(complaints(of: "en: Two.\nde: Zwei.") == [Complaint(.noText(.french), line: 8)])
        #expect(complaints(of: "en: Two.") == [Complaint(.oneLanguage, line: 8)])
        #expect(complaints(of: "en: One.\nfr: Un.") == [Complaint(.duplicate(line: 5), line: 8)])
        #expect(
            complaints(of: "en: Two.\nfr: Deux.\ncmn: 二 个。\npinyin: èr")
                == [Complaint(.pinyinCount(words: 2, tokens: 1), line: 11)]
        )
        #expect(
            complaints(of: "en: Two.\nfr: Deux.\ncmn: 二。") == [Complaint(.pinyinCount(words: 1, tokens: 0), line: 10)]
        )
        #expect(
            complaints(of: "en: Two.\nfr: Deux.\ncmn: 二 个 花儿。\npinyin: èr gège huār")
                == [Complaint(.syllableCount(word: "个", pinyin: "gège"), line: 11)]
        )
        #expect(
            complaints(of: "en: Two.\nfr: Deux.\ncmn: 10 个。\npinyin: shí xyz")
                == [Complaint(.notPinyin("xyz"), line: 11)]
        )
        #expect(
            complaints(of: "en: Two.\nfr: Deux.\nde: 🐼!") == [Complaint(.unspeakable(.german), line: 10)]
        )
        let long = String(repeating: "a", count: 2001)
        #expect(complaints(of: "en: Two.\nfr: Deux.\nde: \(long)") == [Complaint(.tooLong("de"), line: 10)])
    }

    @Test("a file without a head, a number or a phrase is no lesson")
    func noLesson() {
        #expect(LessonFile.parse("").lesson == nil)
        #expect(LessonFile.parse("").complaints == [Complaint(.noNumber, line: 1)])
        #expect(LessonFile.parse("\u{0}\u{1B}[2J").lesson == nil)
        for number in ["0", "-1", "x", "10000", "99999999999999999999", "１"] {
            let (lesson, complaints) = LessonFile.parse("# a\nlesson: \(number)\nen: A\n\nen: B.\nfr: C.")
            #expect(lesson == nil)
            #expect(complaints == [Complaint(.noNumber, line: 2)], "\(number)")
        }
        #expect(LessonFile.parse("lesson: 1\nen: A").complaints == [Complaint(.noPhrase, line: 1)])
        #expect(LessonFile.parse("lesson: 1\n\nen: A.\nfr: B.").complaints == [Complaint(.noTitle, line: 1)])
        #expect(LessonFile.parse("lesson: 1\n\nen: A.\nfr: B.").lesson != nil)
    }

    @Test("a phrase keeps its name when others come before it, and two with one English text differ")
    func identity() throws {
        let before = try #require(LessonFile.parse(greetings).lesson)
        let more = greetings.replacing("register: informal", with: "en: Hi.\nfr: Salut.\n\nregister: informal")
        let after = try #require(LessonFile.parse(more).lesson)
        #expect(before.phrases[0].id == after.phrases[1].id)
        #expect(before.phrases[0].number == 1 && after.phrases[1].number == 2)
        let formal = greetings + "\n\nregister: formal\nen: How are you?\nfr: Comment allez-vous ?"
        let phrases = try #require(LessonFile.parse(formal).lesson).phrases
        #expect(
            phrases.map(\.id.rawValue) == [
                "1:How are you?", "1:I'm fine, thank you.", "1:How are you? · Comment allez-vous ?",
            ]
        )
    }
}

@Suite("Courses")
struct CourseTests {
    private func lesson(_ number: Int, _ text: String) throws -> Lesson {
        try #require(LessonFile.parse("lesson: \(number)\nen: T\n\nen: \(text)\nfr: Oui.").lesson)
    }

    @Test("lessons stand in the order of their numbers, a second one of a number behind the last")
    func order() throws {
        let (course, renumbered) = Course.joining([
            try lesson(3, "Three."), try lesson(1, "One."), try lesson(3, "Three."), try lesson(1, "Uno."),
        ])
        #expect(course.lessons.map(\.number) == [1, 3, 4, 5])
        #expect(renumbered.map(\.from) == [3, 1])
        #expect(renumbered.map(\.to) == [4, 5])
        #expect(course.lesson(4)?.phrases.first?.lesson == 4)
        #expect(course.lesson(2) == nil)
        #expect(course.lesson(0) == nil)
        #expect(course.lesson(6) == nil)
        let phrases = course.phrases
        #expect(Set(phrases.map(\.id)).count == 4)
        for phrase in phrases { #expect(course.phrase(phrase.id) == phrase) }
        #expect(course.phrase(Phrase.ID(rawValue: "9:x")) == nil)
    }

    @Test("an empty course has nothing")
    func empty() {
        let course = Course.joining([]).course
        #expect(course.lessons.isEmpty && course.phrases.isEmpty && course.lesson(1) == nil)
    }
}
