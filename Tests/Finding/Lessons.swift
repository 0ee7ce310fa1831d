import Courses
import Foundation
import Orthography

@testable import Finding

/// The shipped course as the search sees it.
enum Shipped {
    static let phrases: [Phrase] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Lessons")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.hasSuffix(".lesson") }.flatMap { name -> [Phrase] in
            let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
            return LessonFile.parse(text).lesson?.phrases ?? []
        }
    }()

    static let index = SearchIndex(
        phrases.enumerated().flatMap { key, phrase in
            Language.allCases.compactMap { language in
                phrase.text(in: language).map {
                    Entry(
                        key: key,
                        language: language,
                        text: $0,
                        pinyin: language == .mandarin ? phrase.pinyin : []
                    )
                }
            }
        }
    )

    /// The English texts of what is found.
    static func found(_ typed: String, limit: Int? = nil) -> [String] {
        index.search(typed, limit: limit).map { phrases[$0.key].text(in: .english) ?? "" }
    }
}

/// A small generator with a seed (Steele, Lea and Flood, 2014).
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// One slip: a letter left out, put in, replaced, or exchanged with its neighbour.
func slipped(_ text: String, using generator: inout SplitMix) -> String {
    var letters = Array(text)
    let alphabet = hasHan(text) ? Array("的一是不了人我在有他这中大来上国") : Array("abcdefghijklmnopqrstuvwxyz")
    guard letters.count > 1 else { return text }
    while String(letters) == text {
        let place = Int.random(in: letters.indices, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: letters.remove(at: place)
        case 1: letters.insert(alphabet.randomElement(using: &generator) ?? "e", at: place)
        case 2: letters[place] = alphabet.randomElement(using: &generator) ?? "e"
        default: if place > 0 { letters.swapAt(place, place - 1) }
        }
    }
    return String(letters)
}
