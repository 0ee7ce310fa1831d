import Orthography

/// The language of a list of words by what stands in it: ISO 639 codes.
///
/// Chinese where most words have a Chinese character. Otherwise letters that one language alone has, and articles and
/// particles before nouns, are counted; where none is clearly ahead it is English.
func languageByContent(_ units: [WordList.Unit]) -> String {
    var (han, other) = (0, 0)
    var counts: [String: Int] = [:]
    for unit in units {
        for word in unit.words.prefix(2_000) {
            if hasHan(word.text) {
                han += 1
                continue
            }
            other += 1
            if han > other { continue }
            for (code, signs) in Marks.letters where word.text.lowercased().contains(where: { signs.contains($0) }) {
                counts[code, default: 0] += 2
            }
            guard let first = word.text.lowercased().split(separator: " ").first, first.count < word.text.count else {
                continue
            }
            for (code, particles) in Marks.particles where particles.contains(String(first)) {
                counts[code, default: 0] += 1
            }
        }
    }
    if han >= other { return "zh" }
    let english = counts["en"] ?? 0
    let best = counts.filter { $0.key != "en" }.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.first
    // A borrowed word or two (café) makes no French list.
    guard let best, best.value > english, best.value * 4 >= other else { return "en" }
    return best.key
}

private enum Marks {
    static let letters: [String: Set<Character>] = [
        "fr": ["ç", "è", "ê", "œ", "û", "î", "ë", "é", "à"], "es": ["ñ", "¿", "¡", "á", "í", "ó", "é"],
        "de": ["ß", "ä", "ö", "ü"], "it": ["ì", "ò", "è", "à", "ù"], "pt": ["ã", "õ", "ç", "â", "á", "ê", "é"],
    ]

    static let particles: [String: Set<String>] = [
        "en": ["the", "a", "an", "to"], "fr": ["le", "la", "les", "un", "une", "des", "du"],
        "es": ["el", "la", "los", "las", "un", "una"], "de": ["der", "die", "das", "ein", "eine"],
        "it": ["il", "lo", "la", "gli", "i", "le", "un", "una"], "pt": ["o", "os", "as", "um", "uma"],
    ]
}
