import Courses
import Finding
import Orthography

/// The course made ready to be searched.
struct CourseSearch {
    /// A phrase found, and how it agrees.
    struct Hit {
        let phrase: Phrase
        let match: Match
    }

    private let phrases: [Phrase]
    private let index: SearchIndex

    /// - Parameter languages: those whose texts are told first where several agree as well.
    init(_ course: Course, preferring languages: [Language]) {
        phrases = course.phrases
        let order = languages + Language.allCases.filter { !languages.contains($0) }
        index = SearchIndex(
            phrases.enumerated().flatMap { key, phrase in
                order.compactMap { language in
                    phrase.text(in: language).map { text in
                        Entry(
                            key: key,
                            language: language,
                            text: text,
                            pinyin: language == .mandarin ? phrase.pinyin : []
                        )
                    }
                }
            }
        )
    }

    /// How many hits with slips of spelling are told: those behind them are guesses too far.
    static let mostFuzzy = 20

    /// Everything that agrees whole or by beginnings, and the nearest that agree with slips; best first.
    func search(_ typed: String) -> [Hit] {
        var fuzzy = 0
        var hits: [Hit] = []
        for match in index.search(typed) {
            if match.kind == .fuzzy { fuzzy += 1 }
            guard fuzzy <= Self.mostFuzzy, phrases.indices.contains(match.key) else { break }
            hits.append(Hit(phrase: phrases[match.key], match: match))
        }
        return hits
    }
}

extension CourseSearch.Hit {
    /// The text that agrees, in pieces: what agrees, and what stands between.
    var pieces: [(text: String, isMarked: Bool)] {
        let characters = Array(phrase.text(in: match.language) ?? "")
        var pieces: [(text: String, isMarked: Bool)] = []
        var place = 0
        for mark in match.marks where mark.lowerBound >= place && mark.upperBound <= characters.count {
            if mark.lowerBound > place { pieces.append((String(characters[place..<mark.lowerBound]), false)) }
            pieces.append((String(characters[mark]), true))
            place = mark.upperBound
        }
        if place < characters.count { pieces.append((String(characters[place...]), false)) }
        return pieces
    }
}
