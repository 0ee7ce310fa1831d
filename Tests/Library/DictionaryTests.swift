import Foundation
import Lexicography
import Testing

@testable import Library

@Suite("The dictionary's file")
struct DictionaryTests {
    private func draft() -> DictionaryDraft {
        var draft = DictionaryDraft()
        draft.take(unihan: [UInt8]("U+957F\tkTGHZ2013\t1:cháng 2:zhǎng\nU+957F\tkHanyuPinlu\tzhǎng(2)\n".utf8))
        draft.take(
            cedict: [UInt8](
                "長大 长大 [zhang3 da4] /to grow up/\n長 长 [Chang2] /surname/\n銀行 银行 [yin2 hang2] /bank/\n".utf8
            )
        )
        return draft
    }

    @Test("it is written whole, and read")
    func roundTrip() throws {
        let scratch = Scratch()
        let path = scratch["deep/dictionary.db"]
        var progress: [Double] = []
        try ChineseDictionary.write(draft(), madeFrom: ["a": "1"], to: path) {
            progress.append($0)
            return true
        }
        #expect(progress.last == 1 && progress == progress.sorted())
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch["deep"]) == ["dictionary.db"])
        let dictionary = try #require(try ChineseDictionary.opened(path, madeFrom: ["a": "1"]))
        let words = try dictionary.words(of: "銀行长大，长")
        #expect(words.map(\.text) == ["銀行", "长大", "长"])
        #expect(words.map { $0.reading?.marked } == ["yínháng", "zhǎngdà", "zhǎng"])
        #expect(words.map(\.certainty) == [.certain, .certain, .guess])
        #expect(try dictionary.readings(of: "长").map(\.numbered) == ["zhang3", "chang2"])
        #expect(try dictionary.readings(of: "鱻") == [] && dictionary.readings(of: "'%\"") == [])
    }

    @Test("it is made again from other sources, in another form, or where it is none")
    func stale() throws {
        let scratch = Scratch()
        let path = scratch["dictionary.db"]
        #expect(try ChineseDictionary.opened(path, madeFrom: nil) == nil)
        try ChineseDictionary.write(draft(), madeFrom: ["a": "1"], to: path) { _ in true }
        #expect(try ChineseDictionary.opened(path, madeFrom: ["a": "2"]) == nil)
        #expect(try ChineseDictionary.opened(path, madeFrom: ["a": "1", "b": "1"]) == nil)
        #expect(try ChineseDictionary.opened(path, madeFrom: nil) != nil)
        let database = try Database(path: path, mode: .write)
        try database.execute("PRAGMA user_version = 999")
        #expect(try ChineseDictionary.opened(path, madeFrom: nil) == nil)
        try Data("no database at all, but long enough for a header".utf8).write(to: URL(filePath: path))
        #expect(throws: LibraryError.self) { try ChineseDictionary.opened(path, madeFrom: nil) }
    }

    @Test("where it is stopped, the old one stays, and nothing is left beside it")
    func stopped() throws {
        let scratch = Scratch()
        let path = scratch["deep/dictionary.db"]
        try ChineseDictionary.write(draft(), madeFrom: ["a": "1"], to: path) { _ in true }
        var large = DictionaryDraft()
        let words = (0..<12_000).map { number in
            let one = String(UnicodeScalar(UInt32(0x4E00 + number)) ?? "长")
            return "\(one)大 \(one)大 [zhang3 da4] /to grow up/\n"
        }
        large.take(cedict: [UInt8](words.joined().utf8))
        var asked = 0
        do {
            try ChineseDictionary.write(large, madeFrom: ["a": "2"], to: path) { _ in
                asked += 1
                return false
            }
            Issue.record("it was not stopped")
        } catch {
            #expect(error.kind == .stopped && asked == 1)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch["deep"]) == ["dictionary.db"])
        #expect(try ChineseDictionary.opened(path, madeFrom: ["a": "1"]) != nil)
    }

    @Test("where it cannot be written, the old one stays")
    func unwritable() throws {
        let scratch = Scratch()
        let path = scratch["dictionary.db"]
        try ChineseDictionary.write(draft(), madeFrom: ["a": "1"], to: path) { _ in true }
        try FileManager.default.createDirectory(atPath: path + ".new/full", withIntermediateDirectories: true)
        #expect(throws: LibraryError.self) {
            try ChineseDictionary.write(draft(), madeFrom: ["a": "2"], to: path) { _ in true }
        }
        #expect(try ChineseDictionary.opened(path, madeFrom: ["a": "1"]) != nil)
    }
}
