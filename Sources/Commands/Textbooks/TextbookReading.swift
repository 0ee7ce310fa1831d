@preconcurrency import Glibc
import Imports
import Library
import Messages

/// A list of words could not be had from a file: the line a person is told, and the status.
struct TextbookTrouble: Error {
    let status: ExitStatus
    /// From 1; nil where the file could not be read at all.
    let line: Int?
    let message: Message
}

/// Files may have so many bytes.
let longestTextbook = 32 << 20

extension TextbookFile {
    /// The list that the file holds, or the lists of an export.
    ///
    /// - Parameter name: what words from standard input are called.
    func lists(language: String?, calling name: String) throws(TextbookTrouble) -> [WordList] {
        let bytes: [UInt8]
        do throws(TextFileError) {
            bytes =
                path == "-"
                ? try readAll(STDIN_FILENO, limit: longestTextbook) : try readFile(path, limit: longestTextbook)
        } catch {
            let isTooLong = if case .tooLong = error { true } else { false }
            throw TextbookTrouble(status: isTooLong ? .badData : .noInput, line: nil, message: error.text(file: shown))
        }
        do throws(ImportProblem) {
            if let lists = try exportedLists(bytes) { return lists }
            return [try wordList(bytes, path: path == "-" ? name : path, below: root, language: language)]
        } catch {
            let message = Message.badLine(file: shown, line: error.line, problem: error.text)
            throw TextbookTrouble(status: .badData, line: error.line, message: message)
        }
    }
}

extension WordList {
    /// `[zh] 语文(统编版)/一年级/上册/写字表`
    var label: String {
        let name = place.path.isEmpty ? units.first?.name ?? "" : place.path
        return "[\(language)] \(name)"
    }

    /// The units as they are stored, their pinyin completed.
    func completed(_ readings: KnownReadings) -> [(key: UnitKey, words: [TextbookWord])] {
        let isChinese = language == "zh"
        let completion = Completion(readings, learningFrom: isChinese ? units.flatMap(\.words) : [])
        return units.map { unit in
            let key = UnitKey(
                language: language,
                book: place.book,
                grade: place.grade,
                term: place.term,
                type: place.type,
                unit: unit.name
            )
            let words = unit.words.map { word in
                let reading = isChinese ? completion.reading(of: word) : nil
                return TextbookWord(
                    word.text,
                    pinyin: reading?.marked ?? "",
                    numbered: reading?.numbered ?? "",
                    explanation: word.explanation,
                    level: word.level,
                    isGuess: word.isGuess ?? reading?.isGuess ?? false,
                    isCorrected: word.isCorrected
                )
            }
            return (key, words)
        }
    }
}
