import Imports
import Lexicography
import Library
import Orthography

extension Request {
    /// How Chinese words and characters are read: by the dictionary, where there is one.
    func knownReadings() -> KnownReadings {
        guard let dictionary = dictionary() else { return .none }
        return KnownReadings(
            ofWord: { word in ((try? dictionary.readings(of: word)) ?? []).map(\.syllables) },
            ofCharacter: { character in
                ((try? dictionary.readings(of: String(character))) ?? []).compactMap(\.syllables.first)
            }
        )
    }
}
