import Courses
import Orthography
import Testing

@Suite("Readings")
struct ReadingsTests {
    private let readings: Readings = {
        let text = """
            lesson: 1
            en: A

            en: A.
            cmn: 我 去 银行。
            pinyin: wǒ qù yínháng

            en: B.
            cmn: 天气 很 好， 谢谢。
            pinyin: tiānqì hěn hǎo xièxie

            en: C.
            cmn: 这 家 很 好。
            pinyin: zhè jiā hěn hǎo

            en: D.
            cmn: 我 行。
            pinyin: wǒ xíng

            en: E.
            cmn: 你 行 吗？
            pinyin: nǐ xíng ma
            """
        return Readings(LessonFile.parse(text).lesson?.phrases ?? [])
    }()

    @Test("words are read as the phrases read them, characters as most of them do")
    func single() {
        #expect(readings.pinyin(of: "银行") == "yínháng")
        #expect(readings.pinyin(of: "行") == "xíng")
        #expect(readings.pinyin(of: "谢谢") == "xièxie")
        #expect(readings.pinyin(of: "很行") == "hěnxíng")
        #expect(readings.pinyin(of: "谢") == "xiè")
        #expect(readings.pinyin(of: "鱼") == nil)
        #expect(readings.pinyin(of: "银鱼") == nil)
    }

    @Test("a sentence is parted into words with their pinyin")
    func sentences() throws {
        let parted = try #require(readings.parted("银行很好，谢谢。"))
        #expect(parted.text == "银行 很 好， 谢谢。")
        #expect(parted.pinyin == ["yínháng", "hěn", "hǎo", "xièxie"])
        let mixed = try #require(readings.parted("《我》去 ABC 银行"))
        #expect(words(of: mixed.text, in: .mandarin, parting: .spaces) == ["我", "去", "ABC", "银行"])
        #expect(mixed.pinyin == ["wǒ", "qù", "ABC", "yínháng"])
        #expect(readings.parted("我去钓鱼。") == nil)
        #expect(readings.parted("？！") == nil)
        #expect(readings.parted("") == nil)
    }
}
