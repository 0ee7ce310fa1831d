import Orthography

/// Gathers what the Unihan database says of each character.
struct CharacterTable {
    /// The fields it takes notice of.
    static let fields: Set<String> = [
        "kTGH", "kTGHZ2013", "kHanyuPinlu", "kMandarin", "kXHC1983", "kRSUnicode", "kTotalStrokes", "kDefinition",
        "kSimplifiedVariant", "kTraditionalVariant",
    ]

    private var values: [Character: [String: String]] = [:]
    /// Syllables with tone marks that were met, with tone numbers.
    private var numbers: [Substring: String] = [:]

    mutating func take(_ line: UnihanLine) {
        values[line.character, default: [:]][line.field] = line.value
    }

    /// Every character that has a reading, in the order of the standard, then of Unicode.
    mutating func records() -> [CharacterRecord] {
        var records: [CharacterRecord] = []
        for (character, fields) in values {
            let readings = readings(fields)
            let number = fields["kTGH"].flatMap { $0.split(separator: ":").last }.flatMap { Int($0) }
            guard !readings.isEmpty || number != nil else { continue }
            let radical = CharacterTable.radical(fields["kRSUnicode"] ?? "")
            records.append(
                CharacterRecord(
                    text: String(character),
                    number: number,
                    readings: readings,
                    radical: radical?.number,
                    hasSimplifiedRadical: radical?.isSimplified ?? false,
                    beyond: radical?.beyond,
                    strokes: fields["kTotalStrokes"].flatMap { $0.split(separator: " ").first }.flatMap { Int($0) },
                    meaning: fields["kDefinition"],
                    simplified: CharacterTable.characters(fields["kSimplifiedVariant"], but: character),
                    traditional: CharacterTable.characters(fields["kTraditionalVariant"], but: character)
                )
            )
        }
        return records.sorted { one, other in
            let numbers = (one.number ?? .max, other.number ?? .max)
            return numbers.0 == numbers.1 ? one.text < other.text : numbers.0 < numbers.1
        }
    }

    /// The standard's readings, those in use first; of a character outside it, those that other lists have.
    private mutating func readings(_ fields: [String: String]) -> [String] {
        var counts: [String: Int] = [:]
        var inUse: [String] = []
        for part in (fields["kHanyuPinlu"] ?? "").split(separator: " ") {
            let pieces = part.split { $0 == "(" || $0 == ")" }
            guard pieces.count == 2, let count = Int(pieces[1]), let reading = numbered(pieces[0]) else { continue }
            counts[reading] = count
            inUse.append(reading)
        }
        let standard = located(fields["kTGHZ2013"])
        if !standard.isEmpty {
            let order = standard.enumerated().sorted { one, other in
                let uses = (counts[one.element] ?? 0, counts[other.element] ?? 0)
                return uses.0 == uses.1 ? one.offset < other.offset : uses.0 > uses.1
            }
            return order.map(\.element)
        }
        // The first of kMandarin is that of the mainland.
        let common = (fields["kMandarin"] ?? "").split(separator: " ").prefix(1).compactMap { numbered($0) }
        return distinct(inUse + common + located(fields["kXHC1983"]))
    }

    /// The readings of `038.110:cháng 466.110,466.120:zhǎng`.
    private mutating func located(_ value: String?) -> [String] {
        var readings: [String] = []
        for part in (value ?? "").split(separator: " ") {
            guard let list = part.split(separator: ":").last else { continue }
            for reading in list.split(separator: ",") {
                if let number = numbered(reading) { readings.append(number) }
            }
        }
        return distinct(readings)
    }

    private mutating func numbered(_ marked: Substring) -> String? {
        if let known = numbers[marked] { return known }
        guard let syllables = Pinyin.syllables(marked), syllables.count == 1, let syllable = syllables.first,
            !syllable.isErhua
        else { return nil }
        let number = syllable.letters + String(syllable.tone ?? 5)
        numbers[marked] = number
        return number
    }

    /// The radical of `168'.0`: its number, an apostrophe where it is simplified, and the strokes beyond it.
    static func radical(_ value: String) -> (number: Int, isSimplified: Bool, beyond: Int)? {
        guard let first = value.split(separator: " ").first else { return nil }
        let parts = first.split(separator: ".")
        guard parts.count == 2, let beyond = Int(parts[1]), let number = Int(parts[0].filter { $0 != "'" }),
            (1...214).contains(number)
        else { return nil }
        return (number, parts[0].contains("'"), beyond)
    }

    /// The characters of `U+53D1 U+767C`.
    static func characters(_ value: String?, but own: Character) -> [String] {
        (value ?? "").split(separator: " ").compactMap { code in
            UnihanLine.character(code.utf8).flatMap { $0 == own ? nil : String($0) }
        }
    }
}

/// Each once, in the order of their first appearance.
func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
}
