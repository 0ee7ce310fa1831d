import Orthography

/// Decides which capitals a word keeps where its place in the sentence must not show.
///
/// The rule: a word that begins no sentence is left as it is. A word that begins one is written small, unless it
/// would carry its capital anywhere:
/// 1. it has another capital (`USA`, `McDonald`), or is the English `I`;
/// 2. other texts of the language have it in the midst of a sentence, and more often with a capital than without;
/// 3. the translation has the same word with a capital in the midst of a sentence: a name;
/// 4. English names of days, months, languages and peoples;
/// 5. in German, where every noun has a capital: all but words known to be small, verbs before a pronoun or an
///    article, and what other texts have small. `Sie` and its forms stay as they are, unless a verb in the singular
///    follows.
struct Capitals {
    let language: Language
    /// Texts of the same language, to learn from.
    let evidence: [String]
    /// What the phrase means, in another language.
    let meaning: String?

    /// Texts looked at; more would only take time.
    static let evidenceLimit = 5_000

    /// The words as a tile shows them.
    func shown(_ sentence: Sentence) -> [String] {
        let words = sentence.words
        return words.indices.map { index in
            let next = index + 1 < words.count && !words[index].isFollowedByMark ? words[index + 1].text : nil
            return shown(words[index], before: next)
        }
    }

    private func shown(_ word: Sentence.Word, before next: String?) -> String {
        guard word.beginsSentence, let first = word.text.first, first.isUppercase else { return word.text }
        let small = first.lowercased() + word.text.dropFirst()
        return keeps(word.text, small, before: next) ? word.text : small
    }

    private func keeps(_ word: String, _ small: String, before next: String?) -> Bool {
        // `L'Italie` begins with an article: only that part is asked about.
        let elides = language == .french || language == .italian
        let head = elides ? word.prefix { $0 != "'" && $0 != "’" } : Substring(word)
        if head.dropFirst().contains(where: \.isUppercase) { return true }
        let key = folded(word)
        if language == .english {
            if word == "I" || key.hasPrefix("i'") { return true }
            if EnglishNames.all.contains(key) { return true }
        }
        if language == .german, GermanWords.formal.contains(key) {
            return !(next.map { GermanWords.singularVerbs.contains(folded($0)) } ?? false)
        }
        // Nouns made of such words, as in `Alles Gute`, would mislead the evidence.
        if language == .german, GermanWords.small.contains(key) { return false }
        let counts = occurrences(of: word, small)
        if counts.capital != counts.small { return counts.capital > counts.small }
        if isName(word) { return true }
        guard language == .german else { return false }
        return !(next.map { GermanWords.afterVerbs.contains(folded($0)) } ?? false)
    }

    /// How often other texts have the word where no sentence begins, with its capital and without.
    private func occurrences(of word: String, _ small: String) -> (capital: Int, small: Int) {
        var result = (capital: 0, small: 0)
        for text in evidence.prefix(Self.evidenceLimit) where text.contains(word) || text.contains(small) {
            for other in Sentence(text, in: language).words where !other.beginsSentence {
                if other.text == word { result.capital += 1 }
                if other.text == small { result.small += 1 }
            }
        }
        return result
    }

    private func isName(_ word: String) -> Bool {
        guard let meaning else { return false }
        // The meaning's language is not known, and for finding a name it need not be.
        return Sentence(meaning, in: .english).words.contains { !$0.beginsSentence && $0.text == word }
    }
}

/// English words that always have a capital, folded.
private enum EnglishNames {
    static let all: Set<String> = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
        "january", "february", "march", "april", "june", "july", "august", "september", "october", "november",
        "december",
        "english", "french", "spanish", "german", "italian", "portuguese", "chinese", "mandarin", "american", "british",
        "european", "japanese", "russian", "christmas", "easter", "mr", "mrs", "ms", "dr",
    ]
}

/// German words that tell nouns from what is small, folded.
private enum GermanWords {
    /// The forms of polite address, which are written large wherever they stand.
    static let formal: Set<String> = ["sie", "ihnen", "ihr", "ihre", "ihren", "ihrem", "ihrer"]
    /// After these `Sie` is she, and small.
    static let singularVerbs: Set<String> = ["ist", "hat", "war", "wird", "kann", "will", "muss", "geht", "kommt"]
    /// Words that follow a verb which begins a sentence.
    static let afterVerbs: Set<String> = [
        "ich", "du", "er", "sie", "es", "wir", "ihr", "man", "mich", "mir", "dich", "dir", "sich", "uns", "euch", "ihn",
        "ihm", "ihnen", "das", "der", "die", "den", "dem", "ein", "eine", "einen", "einem", "einer", "mein", "meine",
        "meinen", "meiner", "dein", "deine", "deinen", "deiner", "mal", "bitte", "doch", "nicht", "noch", "auf", "bis",
        "gut", "hier", "viel", "von", "eure", "euren", "unsere", "unseren", "zu",
    ]
    /// Words that begin sentences and are no nouns.
    static let small: Set<String> = [
        "das", "der", "die", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "eines", "kein", "keine",
        "mein", "meine", "meinen", "dein", "deine", "sein", "seine", "unser", "unsere", "euer", "dieser", "diese",
        "dieses", "diesen", "jeder", "jede", "jedes", "alle", "alles", "viele", "vielen", "viel",
        "ich", "du", "er", "es", "wir", "man", "mir", "mich", "dir", "dich", "uns", "ihm", "ihn", "sich",
        "was", "wie", "wo", "wann", "wer", "wen", "wem", "warum", "wieso", "weshalb", "woher", "wohin", "welche",
        "welcher", "welches", "welchen", "wofur", "womit", "wozu",
        "im", "in", "am", "an", "auf", "aus", "bei", "beim", "bis", "fur", "gegen", "hinter", "mit", "nach", "neben",
        "ohne", "seit", "uber", "um", "unter", "von", "vom", "vor", "wahrend", "wegen", "zu", "zum", "zur", "zwischen",
        "aber", "also", "als", "auch", "bald", "bitte", "da", "danke", "dann", "dass", "denn", "doch", "dort",
        "draussen", "drinnen", "einmal", "endlich", "erst", "etwas", "fast", "frohe", "ganz", "gern", "gerne",
        "gestern", "gleich", "gut", "gute", "guten", "guter", "herzlich", "herzlichen", "heute", "hier", "hoffentlich",
        "immer", "ja", "jetzt", "lange", "leider", "lieber", "links", "manchmal", "mehr", "morgen", "morgens", "na",
        "naturlich", "nein", "nicht", "nichts", "nie", "niemand", "noch", "nun", "nur", "ob", "obwohl", "oder", "oft",
        "rechts", "schade", "schnell", "schon", "sehr", "so", "sofort", "sonntags", "sonst", "spater", "super", "und",
        "vielleicht", "weil", "wenn", "wieder", "willkommen", "wirklich", "zuerst", "zusammen",
        "eins", "zwei", "drei", "vier", "funf", "sechs", "sieben", "acht", "neun", "zehn",
        "bin", "bist", "ist", "sind", "seid", "war", "waren", "hab", "habe", "hast", "hat", "haben", "hatte", "kann",
        "kannst", "konnen", "konnt", "konnte", "konnten", "konntest", "darf", "durfen", "muss", "mussen", "soll",
        "sollen", "sollte", "will", "wollen", "willst", "mochte", "mochten", "mochtest", "mag", "magst", "wird",
        "werden", "wurde", "wurden", "gibt", "geht", "komm", "kommt", "mach", "schau", "sag", "warte", "nimm", "gib",
        "entschuldige", "vergiss", "sei",
    ]
}
