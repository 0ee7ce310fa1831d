import Imports
import Messages

extension ImportProblem {
    /// What a person is told, behind the file's name and line.
    var text: Message {
        switch kind {
        case .empty: .importEmpty()
        case .notText: .importNotText()
        case .truncated: .importTruncated()
        case .notJSON(let reason): .importNotJSON(reason: reason)
        case .notWords: .importNotWords()
        case .noWord: .importNoWord()
        case .tooLong(let limit): .importTooLong(limit: limit)
        case .badQuote: .importBadQuote()
        case .notAText(let name): .importNotAText(name: name)
        case .notTwoFields: .explanationNotTwoFields()
        case .notACharacter(let text): .explanationNotACharacter(text: text)
        case .noExplanation(let character): .explanationMissing(character: character)
        case .explainedTwice(let character): .explanationTwice(character: character)
        case .noExplanations: .explanationsNone()
        }
    }
}
