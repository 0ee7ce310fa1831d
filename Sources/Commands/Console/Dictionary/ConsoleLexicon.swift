import Coaching
import Exercises
import Lexicography
import Library
import Messages
import Orthography
import Shell

/// The Chinese dictionary as the console's screens ask it; opened, and made where it is missing, when it is first needed.
final class ConsoleLexicon {
    private let learner: Learner
    private let show: (Scene) -> Void
    private var dictionary: ChineseDictionary?
    /// What the file was known by when it was opened.
    private var mark: [Int]?
    private var own: ExplanationTable?
    private var radicals: RadicalIndex?

    init(_ learner: Learner, show: @escaping (Scene) -> Void) {
        self.learner = learner
        self.show = show
    }

    /// Throws what is missing and what brings it, or that its making was stopped.
    private func opened() throws(Trouble) -> ChineseDictionary {
        // One that was made anew meanwhile is used from now on; what was opened stays good where none is there.
        let current = learner.request.paths.dictionaryMark
        if let dictionary, current == nil || current == mark { return dictionary }
        do throws(Failure) {
            if learner.request.isDictionaryToBeMade { show(.message(.dictionaryFirst())) }
            let new = try learner.request.neededDictionary(isStopped: { wasInterrupted() })
            (dictionary, radicals) = (new, nil)
            mark = learner.request.paths.dictionaryMark
            return new
        } catch {
            throw Trouble(error)
        }
    }

    private func ask<Value>(_ body: (ChineseDictionary) throws(LibraryError) -> Value) throws(Trouble) -> Value {
        let dictionary = try opened()
        do throws(LibraryError) {
            return try body(dictionary)
        } catch {
            throw Trouble(.storage, error.text)
        }
    }

    /// A message in the learner's language.
    func text(_ message: Message) -> String { message.text(in: learner.interface) }

    /// What is found for a text, the best first.
    func matches(for text: String) throws(Trouble) -> [DictionaryMatch] {
        try ask { (dictionary) throws(LibraryError) in try dictionary.matches(for: text) }
    }

    /// An entry with its explanation; nil where the dictionary says nothing.
    ///
    /// - Parameter isWhole: with words and examples.
    func entry(of text: String, isWhole: Bool) throws(Trouble) -> DictionaryEntry? {
        let entry = try ask { (dictionary) throws(LibraryError) in
            try dictionary.entry(of: text, words: isWhole ? 6 : 0, examples: isWhole ? 3 : 0)
        }
        guard let entry, isWhole else { return entry }
        let own = own ?? learner.request.ownExplanations()
        self.own = own
        return Explanations(own: own, library: learner.library).explained(entry)
    }

    /// The words of a Chinese text that have an entry, each once, in order.
    func words(of text: String) throws(Trouble) -> [String] {
        let words = try ask { (dictionary) throws(LibraryError) in try dictionary.words(of: text) }
        var seen: Set<String> = []
        return words.filter { $0.reading != nil && seen.insert($0.text).inserted }.map(\.text)
    }

    /// The index by pinyin.
    func pinyinIndex() throws(Trouble) -> PinyinIndex {
        let dictionary = try opened()
        do throws(Failure) { return try PinyinIndex(dictionary) } catch { throw Trouble(error) }
    }

    /// The index by radicals; put in order once, which takes about 50 ms.
    func radicalIndex() throws(Trouble) -> RadicalIndex {
        let dictionary = try opened()
        if let radicals { return radicals }
        do throws(Failure) {
            let index = try RadicalIndex(dictionary)
            radicals = index
            return index
        } catch {
            throw Trouble(error)
        }
    }

    /// Entries as lines of a list, their columns below each other.
    func items(for texts: [(text: String, heading: String?)]) throws(Trouble) -> [Item] {
        var rows: [(text: String, readings: String, meaning: String, heading: String?)] = []
        for (text, heading) in texts {
            guard let entry = try entry(of: text, isWhole: false) else { continue }
            let readings = entry.readings.prefix(3).map(\.spelling.marked).joined(separator: ", ")
            let meaning = entry.allMeanings.joined(separator: "; ")
            rows.append((entry.text, readings, meaning.isEmpty ? self.text(.entryNoMeaning()) : meaning, heading))
        }
        let widths = (
            text: min(rows.map { columns(of: $0.text) }.max() ?? 0, 12),
            readings: min(rows.map { columns(of: $0.readings) }.max() ?? 0, 16)
        )
        var items: [Item] = []
        var number = 0
        for row in rows {
            if let heading = row.heading { items.append(Item(nil, heading)) }
            number += 1
            let text = padded(row.text, to: widths.text) + "  " + padded(row.readings, to: widths.readings)
            items.append(Item(number, text, detail: row.meaning, isShort: true))
        }
        return items
    }
}

/// Whether the first word of a line is Chinese: then it is no command, but `lookup 长` is one.
func beginsInChinese(_ line: String) -> Bool { hasHan(line.prefix { !$0.isWhitespace }) }
