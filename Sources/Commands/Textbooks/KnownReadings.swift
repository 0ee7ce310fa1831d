import Coaching
import Imports
import Lexicography
import Library
import Orthography
import Threads

extension KnownReadings {
    /// How words and characters are read by the dictionary.
    init(_ dictionary: ChineseDictionary) {
        // The same few thousand characters come again and again.
        let kept = Lock<[String: [[Syllable]]]>([:])
        @Sendable func readings(_ text: String) -> [[Syllable]] {
            if let found = kept.use({ $0[text] }) { return found }
            var result: [[Syllable]] = []
            for spelling in (try? dictionary.readings(of: text)) ?? [] where !result.contains(spelling.syllables) {
                result.append(spelling.syllables)
            }
            kept.use { kept in if kept.count < 50_000 { kept[text] = result } }
            return result
        }
        self.init(
            // A character alone is no word here: its readings are those of the character.
            ofWord: { $0.count > 1 ? readings($0) : [] },
            ofCharacter: { readings(String($0)).compactMap { $0.count == 1 ? $0.first : nil } }
        )
    }
}

extension Request {
    /// How Chinese is read by the dictionary as it stands, without making it; nothing where there is none.
    func readingsAtHand() -> KnownReadings {
        let dictionary = try? ChineseDictionary.opened(paths.dictionary, madeFrom: nil)
        return dictionary.map { KnownReadings($0) } ?? .none
    }

    /// How Chinese is read, the dictionary made first where it is not there; nothing, and why, where it cannot be had.
    func neededReadings() -> (readings: KnownReadings, trouble: Failure?) {
        do throws(Failure) {
            return (KnownReadings(try neededDictionary()), nil)
        } catch {
            return (readingsAtHand(), error)
        }
    }
}
