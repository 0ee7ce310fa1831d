import Lexicography
import Library

/// What characters mean in Chinese: the program's own explanations, and for others those that the learner took in.
struct Explanations {
    private let own: ExplanationTable
    private let library: Library?

    init(own: ExplanationTable, library: Library?) {
        self.own = own
        self.library = library
    }

    /// Nil where there is none, or where it cannot be read.
    func explanation(of character: String) -> String? {
        own[character] ?? (try? library?.explanation(of: character)).flatMap { $0 }
    }

    /// An entry with the explanation that belongs to it.
    func explained(_ entry: DictionaryEntry) -> DictionaryEntry {
        guard entry.text.count == 1 else { return entry }
        var entry = entry
        entry.explanation = explanation(of: entry.text)
        return entry
    }
}

extension Paths {
    /// The program's own explanations of the commonest characters; nil where its files are not found.
    var ownExplanations: String? { resources.map { $0 + "/Explanations/characters.tsv" } }
}

extension Request {
    /// The program's own explanations; none where their file cannot be read.
    func ownExplanations() -> ExplanationTable {
        paths.ownExplanations.flatMap { try? readFile($0, limit: 1 << 22) }.map { ExplanationTable($0) }
            ?? ExplanationTable()
    }

    /// The explanations on this machine, for the learner of this run.
    func explanations() -> Explanations {
        Explanations(own: ownExplanations(), library: (try? readingLibrary()).flatMap { $0 })
    }
}
