import Orthography
import Testing

@testable import Imports

/// Readings for tests: those of the words and characters that stand here.
private let known: KnownReadings = {
    let words: [String: [String]] = [
        "长大": ["zhǎng dà"], "银行": ["yín háng"], "重庆": ["chóng qìng"], "音乐": ["yīn yuè"], "觉得": ["jué de"],
        "奶奶": ["nǎi nai"],
        "朝阳": ["zhāo yáng", "cháo yáng"],
    ]
    let characters: [Character: String] = [
        "两": "liǎng", "哪": "nǎ na něi", "宽": "kuān", "顶": "dǐng", "眼": "yǎn", "好": "hǎo hào", "长": "cháng zhǎng",
        "行": "xíng háng hàng",
        "吗": "ma má mǎ", "大": "dà dài", "女": "nǚ", "了": "le liǎo", "花": "huā", "儿": "ér", "少": "shǎo shào", "马": "mǎ",
        "左": "zuǒ",
        "草": "cǎo", "早": "zǎo", "妈": "mā", "他": "tā", "天": "tiān", "拿": "ná", "南": "nán", "难": "nán nàn",
    ]
    @Sendable func syllables(_ text: String) -> [Syllable] {
        (Pinyin.syllables(text) ?? []).map { $0.tone == nil ? $0.toned(5) : $0 }
    }
    return KnownReadings(
        ofWord: { (words[$0] ?? []).map(syllables) },
        ofCharacter: { character in
            (characters[character] ?? "").split(separator: " ").flatMap { syllables(String($0)) }
        }
    )
}()

@Suite("Completing pinyin")
struct CompletionTests {
    func completed(_ words: [(String, String)]) -> [String] {
        let listed = words.map { ListedWord($0.0, pinyin: $0.1) }
        let completion = Completion(known, learningFrom: listed)
        return listed.map { word in
            guard let reading = completion.reading(of: word) else { return "–" }
            return reading.marked + (reading.isGuess ? "?" : "")
        }
    }

    @Test("whole words come before characters; more than one reading makes a guess")
    func words() {
        #expect(
            completed([("长大", ""), ("银行", ""), ("重庆", ""), ("音乐", ""), ("觉得", ""), ("奶奶", ""), ("朝阳", ""), ("长", "")])
                == [
                    "zhǎng dà", "yín háng", "chóng qìng", "yīn yuè", "jué de", "nǎi nai", "zhāo yáng?", "cháng?",
                ]
        )
        let completion = Completion(known, learningFrom: [])
        #expect(completion.reading(of: "奶奶", beside: "")?.numbered == "nai3 nai5")
        #expect(completion.reading(of: "cat", beside: "") == nil)
        #expect(completion.reading(of: "龘", beside: "") == CompletedReading([], isGuess: true))
    }

    @Test("the file's own tones stay, in every spelling; a syllable without a mark beside one with it is neutral")
    func given() {
        #expect(
            completed([("长", "zhǎng"), ("长", "zhang3"), ("奶奶", "nǎinai"), ("女", "nü3"), ("花儿", "huār"), ("行", "heng2")])
                == ["zhǎng", "zhǎng", "nǎi nai", "nǚ", "huār", "héng"]
        )
    }

    @Test("letters without tones choose among the readings")
    func toneless() {
        #expect(
            completed([("两", "liang"), ("行", "hang"), ("长", "zhang"), ("银行", "yin hang"), ("女", "nv")])
                == ["liǎng", "háng?", "zhǎng", "yín háng", "nǚ"]
        )
        // A file that marks its tones means the neutral one where it marks none.
        #expect(completed([("两", "liǎng"), ("吗", "ma"), ("了", "le")]) == ["liǎng", "ma", "le"])
    }

    @Test("broken letters of a printed page: liǎng nǎ kuān dǐng yǎn")
    func broken() {
        let page = [("两", "liAng"), ("哪", "nA"), ("宽", "kuQn"), ("顶", "dJng"), ("眼", "yAn")]
        #expect(completed(page) == ["liǎng", "nǎ", "kuān", "dǐng", "yǎn"])
        // What a sign stands for in one word tells the tone of another.
        #expect(
            completed(page + [("好", "hAo"), ("少", "shAo"), ("长", "zhAng"), ("难", "nPn")])
                == ["liǎng", "nǎ", "kuān", "dǐng", "yǎn", "hǎo", "shǎo", "zhǎng", "nán?"]
        )
        // Signs, digits, lost letters, and letters torn apart.
        #expect(
            completed([
                ("两", "li@ng"), ("宽", "ku1n"), ("眼", "y n"), ("顶", "d¥ ng"), ("长大", "zh@ng d4"), ("马", "m@"),
                ("好", "h@o"),
            ])
                == ["liǎng", "kuān", "yǎn", "dǐng", "zhǎng dà", "mǎ", "hǎo"]
        )
    }
}
