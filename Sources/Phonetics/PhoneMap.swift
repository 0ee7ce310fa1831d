import Orthography

/// Turns the International Phonetic Alphabet into the phones of an acoustic model.
public enum PhoneMap {
    /// The pronunciation nearest to phonemes in IPA, one at a time (eSpeak NG's, with or without stress and length
    /// marks), in a model's phones; empty where the model's phone set is unknown or nothing of them can be made.
    ///
    /// - Parameter phones: all symbols of the model.
    public static func pronunciations(ofIPA phonemes: [String], phones: Set<String>) -> [Pronunciation] {
        guard let table = table(for: phones) else { return [] }
        let made = phonemes.flatMap { table.phones(for: $0) }.filter { phones.contains($0) }
        return Pronunciation(phones: made).map { [$0] } ?? []
    }

    /// Gives the IPA of a model's symbols; a symbol that is unknown stands for itself.
    ///
    /// - Parameter phones: all symbols of the model.
    public static func ipa(phones: some Sequence<String>) -> (_ symbol: String) -> String {
        let names = table(for: Set(phones))?.ipa ?? [:]
        return { names[$0] ?? $0 }
    }

    static func table(for phones: Set<String>) -> PhoneTable? {
        if phones.isSuperset(of: ["AA", "ZH", "ER"]) { return .english }
        if phones.isSuperset(of: ["aa", "uu", "rr", "uy"]) { return .french }
        if phones.isSuperset(of: ["zh", "iong", "ux"]) { return .mandarin }
        if phones.isSuperset(of: ["gn", "rr", "x", "ch"]) { return .spanish }
        return nil
    }
}

/// Which phones stand for which IPA symbols.
struct PhoneTable: Sendable {
    /// Decomposed scalars of an IPA symbol, to the model's phones; none for what is not a sound.
    let entries: [[Unicode.Scalar]: [String]]
    /// The longest key.
    let longest: Int
    /// The model's symbols, to IPA.
    let ipa: [String: String]

    /// - Parameters:
    ///   - rules: `IPA = phone phone`, parted by commas; nothing after `=` for what is passed over.
    ///   - ipa: `symbol IPA`, parted by commas.
    init(rules: String, ipa: String) {
        var entries: [[Unicode.Scalar]: [String]] = [:]
        for rule in rules.split(whereSeparator: { $0 == "," || $0.isNewline }) {
            let sides = rule.split(separator: "=", omittingEmptySubsequences: false)
            guard sides.count == 2 else { continue }
            let phones = sides[1].split(separator: " ").map { String($0) }
            for symbol in sides[0].split(separator: " ") {
                entries[Array(decomposed(symbol).unicodeScalars)] = phones
            }
        }
        self.entries = entries
        longest = entries.keys.map(\.count).max() ?? 1
        var names: [String: String] = [:]
        for pair in ipa.split(whereSeparator: { $0 == "," || $0.isNewline }) {
            let sides = pair.split(separator: " ")
            if sides.count == 2 { names[String(sides[0])] = String(sides[1]) }
        }
        self.ipa = names
    }

    /// The longest symbols first, from left to right; what is unknown is passed over.
    func phones(for text: String) -> [String] {
        let ignored: Set<Unicode.Scalar> = [
            "ˈ", "ˌ", "‿", "|", "-", "_", ".", "\u{361}", "\u{200D}", "ʲ", "\u{32A}", "^",
        ]
        let scalars = Array(decomposed(text).unicodeScalars).filter { !ignored.contains($0) }
        var phones: [String] = []
        var at = 0
        while at < scalars.count {
            var length = min(longest, scalars.count - at)
            while length > 0 {
                if let found = entries[Array(scalars[at..<at + length])] {
                    phones += found
                    break
                }
                length -= 1
            }
            at += max(1, length)
        }
        return phones
    }
}
