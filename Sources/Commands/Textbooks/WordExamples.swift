import Courses
import Orthography

/// Sentences of the course as examples of words, the shortest that has a word first.
struct WordExamples {
    private let sentences: [String: String]

    /// Every word of the course's phrases in a language.
    init(_ phrases: [Phrase], in language: Language) {
        var sentences: [String: String] = [:]
        for phrase in phrases {
            guard let sentence = phrase.text(in: language) else { continue }
            let words = words(of: sentence, in: language)
            guard words.count > 1 else { continue }
            for word in words {
                let key = folded(word)
                if let other = sentences[key], other.count <= sentence.count { continue }
                sentences[key] = sentence
            }
        }
        self.sentences = sentences
    }

    /// A sentence that has the word; nil where the course has none.
    func example(of word: String) -> String? { sentences[folded(word)] }
}
