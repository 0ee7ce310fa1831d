@preconcurrency import Glibc
import JSON
import Library
import Messages
import Orthography
import Pages

extension Command {
    /// `aloud report --unit UNIT [--json] [--sheet FILE.html] [--history] [--word WORD]`: how a unit stands word by word, a
    /// sheet to write on, the dictations of the past, or the answers to a word.
    static let report = Command(
        "report",
        options: [
            Option("unit", .value("UNIT")), Option("sheet", .value("FILE.html")), Option("history"),
            Option("word", .value("WORD")), .json,
        ]
    ) { request throws(Failure) in
        guard let name = request.arguments.value("unit") else {
            throw Failure(
                .usage,
                .usage(usage: "aloud report --unit UNIT [--sheet FILE.html] [--history] [--word WORD] [--json]")
            )
        }
        let library = try request.readingLibrary()
        let unit = try library.unit(named: name)
        let words = try stored { () throws(LibraryError) in try library?.words(ofUnit: unit.id) ?? [] }
        if let file = request.arguments.value("sheet") {
            try request.write(request.sheet(of: unit, words).html, to: file)
            return .done
        }
        if request.arguments.has("history") {
            try request.listDictations(of: unit, in: library)
            return .done
        }
        if let text = request.arguments.value("word") {
            try request.listAnswers(to: text, of: words, in: library)
            return .done
        }
        for word in words {
            let history = try stored { () throws(LibraryError) in try library?.history(ofWord: word.id) }
            let (right, wrong) = (history?.right ?? 0, history?.wrong ?? 0)
            if request.arguments.has("json") {
                let value: JSONValue = [
                    "word": .integer(word.id), "text": .string(word.text), "pinyin": .string(word.pinyin),
                    "right": .integer(right), "wrong": .integer(wrong), "last": .optional(history?.last),
                ]
                try request.output.line(value.text)
            } else {
                let name = column(visible(word.text + (word.pinyin.isEmpty ? "" : "  " + word.pinyin)), to: 32)
                let last = history?.last ?? ""
                try request.output.line(
                    name + request.text(.reportWord(right: right, wrong: wrong)) + (last.isEmpty ? "" : "  " + last)
                )
            }
        }
        return .done
    }
}

extension Request {
    /// The words of a unit on paper.
    fileprivate func sheet(of unit: TextbookUnit, _ words: [TextbookWord]) -> PracticeSheet {
        PracticeSheet(
            language: unit.key.language == "zh" ? "zh-CN" : unit.key.language,
            title: unit.key.path,
            answersTitle: text(.sheetAnswers()),
            fields: [text(.sheetName()), text(.sheetDate())],
            words: words.map { word in
                let characters = Array(word.text)
                let isChinese = hasHan(word.text) && characters.allSatisfy { isHan($0) }
                let syllables = Pinyin.syllables(word.pinyin) ?? []
                let squares = characters.enumerated().map { index, character in
                    let hasOwn = syllables.count == characters.count
                    return PracticeSheet.Word.Square(
                        String(character),
                        // Of 花儿 the first square has the whole syllable.
                        pinyin: hasOwn || index < syllables.count ? syllables[index].marked : ""
                    )
                }
                return PracticeSheet.Word(
                    word.text,
                    squares: isChinese ? squares : [],
                    hint: word.explanation.replacing(word.text, with: "…")
                )
            }
        )
    }

    /// Writes a text into a file, or `-` for standard output. Throws status 73.
    func write(_ text: String, to file: String) throws(Failure) {
        if file == "-" { return try output.write(text) }
        let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw Failure(.cannotWrite, .fileCannotBeWritten(file: file, detail: "open: " + systemWords(errno)))
        }
        defer { close(descriptor) }
        let output = Output(descriptor: descriptor)
        do throws(Failure) {
            try output.write(text)
            try output.flush()
        } catch {
            throw Failure(.cannotWrite, .fileCannotBeWritten(file: file, detail: "write"))
        }
    }
}
