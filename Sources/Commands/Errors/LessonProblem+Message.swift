import Courses
import Library
import Messages

extension LessonProblem {
    /// What the file's author is told.
    var text: Message {
        switch kind {
        case .complaint(let complaint): .badLine(file: file, line: complaint.line, problem: complaint.text)
        case .unreadable(let error): error.text(file: file)
        case .renumbered(let from, let to):
            .badLine(file: file, line: 1, problem: .lessonNumberTaken(number: from, given: to))
        }
    }
}

extension TextFileError {
    func text(file: String) -> Message {
        switch self {
        case .absent: .fileNotFound(file: file)
        case .notAFile: .fileNotAFile(file: file)
        case .tooLong(let limit): .fileTooLong(file: file, limit: limit)
        case .notUTF8(let line): .badLine(file: file, line: line, problem: .notUTF8())
        case .unreadable(let reason): .fileUnreadable(file: file, detail: reason)
        }
    }
}

extension Complaint {
    var text: Message {
        switch kind {
        case .noKey: .lessonNoKey()
        case .unknownKey(let key): .lessonUnknownKey(key: key)
        case .repeatedKey(let key): .lessonRepeatedKey(key: key)
        case .emptyValue(let key): .lessonEmptyValue(key: key)
        case .tooLong(let key): .lessonTooLong(key: key, limit: LessonFile.longestText)
        case .noNumber: .lessonNoNumber()
        case .noTitle: .lessonNoTitle()
        case .unknownRegister(let register): .lessonUnknownRegister(register: register)
        case .oneLanguage: .lessonOneLanguage()
        case .noText(let language): .lessonNoText(language: .name(of: language))
        case .unspeakable(let language): .lessonUnspeakable(language: .name(of: language))
        case .finalMark(let language): .lessonFinalMark(language: .name(of: language))
        case .pinyinCount(let words, let tokens): .lessonPinyinCount(words: words, tokens: tokens)
        case .notPinyin(let token): .lessonNotPinyin(token: token)
        case .syllableCount(let word, let pinyin): .lessonSyllableCount(word: word, pinyin: pinyin)
        case .duplicate(let line): .lessonDuplicate(line: line)
        case .noPhrase: .lessonNoPhrase()
        }
    }
}
