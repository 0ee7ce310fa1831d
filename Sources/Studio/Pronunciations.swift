public import Orthography
import Phonetics
import Recognition

/// Gives the phonemes of a word that no dictionary has, in the International Phonetic Alphabet; empty where it cannot.
public typealias IPASource = @Sendable (_ word: String, _ language: Language) -> [String]

/// Finds how a text's words may sound: the model's dictionary first, then the IPA of a synthesizer.
struct Pronunciations {
    let model: AcousticModel
    let isApproximate: Bool
    let ipa: IPASource

    /// The target for a text. Throws `pronunciation` where it has no words or one of them has no sound.
    func target(_ text: String, _ language: Language) throws(RecognitionError) -> Target {
        let lexicon = model.lexicon
        let parting: Parting =
            language == .mandarin ? .dictionary { !lexicon.pronunciations(of: $0).isEmpty } : .asWritten
        let tokens = words(of: text, in: language, parting: parting)
        guard !tokens.isEmpty else {
            throw RecognitionError(.pronunciation, call: text, reason: "no word in it")
        }
        var words: [Target.Word] = []
        for token in tokens {
            let word = word(token, language)
            guard !word.pronunciations.isEmpty else {
                throw RecognitionError(.pronunciation, call: token, reason: "no pronunciation is known")
            }
            words.append(word)
        }
        return Target(text: text, language: language, words: words, isApproximate: isApproximate)
    }

    private func word(_ token: String, _ language: Language) -> Target.Word {
        if !isApproximate {
            let known = known(token, language)
            if !known.isEmpty { return Target.Word(text: token, pronunciations: known) }
        }
        let generated = PhoneMap.pronunciations(
            ofIPA: ipa(token, language),
            phones: Set(model.senones.definition.phones)
        )
        return Target.Word(text: token, pronunciations: usable(generated), isGenerated: true)
    }

    /// Pronunciations of the dictionary: of the word as it stands, or of its parts around `'` and `-`.
    private func known(_ token: String, _ language: Language) -> [Pronunciation] {
        let word = composed(token.lowercased()).replacing("’", with: "'")
        for form in [word, composed(token)] {
            let found = usable(model.lexicon.pronunciations(of: form))
            if !found.isEmpty { return found }
        }
        var parts: [[Pronunciation]] = []
        for part in pieces(of: word) {
            // French dictionaries keep what follows a hyphen with it, `-elle`, and what precedes an apostrophe, `l'`.
            let bare = part.filter { $0 != "-" && $0 != "'" }
            guard !bare.isEmpty else { continue }
            let found = [part, bare].lazy.map { usable(model.lexicon.pronunciations(of: $0)) }.first { !$0.isEmpty }
            guard let found else { return [] }
            parts.append(found)
        }
        guard parts.count > 1 else { return language == .mandarin ? characters(word) : [] }
        return Pronunciations.product(parts)
    }

    /// The characters of a Chinese word one by one.
    private func characters(_ word: String) -> [Pronunciation] {
        let parts = word.map { usable(model.lexicon.pronunciations(of: String($0))) }
        return parts.isEmpty || parts.contains { $0.isEmpty } ? [] : Pronunciations.product(parts)
    }

    /// `l'eau` as `l'` `eau`; `est-elle` as `est` `-elle`.
    private func pieces(of word: String) -> [String] {
        var pieces: [String] = [""]
        for character in word {
            if character == "-" { pieces.append("") }
            pieces[pieces.count - 1].append(character)
            if character == "'" { pieces.append("") }
        }
        return pieces.filter { !$0.isEmpty }
    }

    /// Those that the model's phones can make.
    private func usable(_ pronunciations: [Pronunciation]) -> [Pronunciation] {
        let definition = model.senones.definition
        return pronunciations.filter { $0.phones.allSatisfy { definition.index(of: $0) != nil } }
    }

    /// All parts one after another, at most 12 ways.
    static func product(_ parts: [[Pronunciation]]) -> [Pronunciation] {
        var ways: [[String]] = [[]]
        for part in parts {
            ways = ways.flatMap { way in part.map { way + $0.phones } }
            if ways.count > 12 { ways = Array(ways.prefix(12)) }
        }
        return ways.compactMap { Pronunciation(phones: $0) }
    }
}
