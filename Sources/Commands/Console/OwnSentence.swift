import Courses
import Exercises
import Messages
import Orthography

/// A sentence of the learner's own as a prompt.
enum OwnSentence {
    /// Characters at most: more than can be said in the 30 seconds of a take.
    static let longest = 500

    /// Throws what a person is told where nothing can be practised.
    static func prompt(_ text: String, in language: Language) throws(Failure) -> Prompt {
        let sentence = visible(text).split { $0.isWhitespace }.joined(separator: " ")
        guard isSpeakable(sentence) else { throw Failure(.usage, .textEmpty()) }
        guard sentence.count <= longest, sentence.utf8.count <= longest * 8 else {
            throw Failure(.usage, .textTooLong(length: sentence.count, limit: longest))
        }
        return Prompt(sentence, in: language)
    }

    /// A Chinese sentence parted into words with their pinyin, where it is known how they are read; any other as it is.
    static func read(_ prompt: Prompt, by texts: ChineseTexts) -> Prompt {
        guard prompt.language == .mandarin, hasHan(prompt.text), prompt.pinyin == nil,
            let (text, pinyin) = texts.parted(prompt.text)
        else { return prompt }
        var prompt = prompt
        prompt.text = text
        prompt.pinyin = pinyin.joined(separator: " ")
        return prompt
    }
}
