import Orthography

/// What a member of JSON or a column of a table holds, told by its name.
enum Field: Hashable {
    case text, pinyin, explanation, level, unit

    /// Nil for a name that says nothing.
    init?(_ name: String) {
        guard let field = Self.names[folded(name).filter { $0.isLetter || $0.isNumber }] else { return nil }
        self = field
    }

    private static let names: [String: Field] = {
        var result: [String: Field] = [:]
        for (field, names) in [
            Field.text: [
                "text", "char", "word", "words", "hanzi", "chinese", "simplified", "term", "front", "character",
                "vocabulary",
                "spelling", "mot", "wort", "palabra", "汉字", "词语", "词", "字", "生字", "单词", "英文", "词汇", "生词", "文字",
            ],
            .pinyin: ["pinyin", "reading", "pronunciation", "拼音", "读音", "注音"],
            .explanation: [
                "explanation", "meaning", "definition", "translation", "gloss", "back", "english", "note", "notes",
                "解释", "释义", "意思", "中文", "翻译", "说明", "例句", "组词", "example",
            ],
            .level: ["level", "tier", "等级", "级别", "要求"],
            .unit: ["unit", "lesson", "chapter", "deck", "module", "单元", "课", "课文", "章节"],
        ] {
            for name in names { result[name] = field }
        }
        return result
    }()
}
