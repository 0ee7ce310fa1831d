public import Phonetics

/// The letters of a language laid out for an acoustic model; made once, used for any number of words and takes.
public struct SpellingPlan: Sendable {
    /// What people call the letters.
    public let names: LetterNames
    let units: UnitPlan
    /// For each letter its unit, for two of it at once, and for a hyphen or an apostrophe.
    let unitOfLetter: [Character: Int]
    let unitOfTwo: [Character: Int]
    let unitOfMark: [Character: Int]
    /// For each letter the unit of its names in a broad accent, where it has any.
    let unitOfBroad: [Character: Int]
    /// Letters in the table's order; those come first among the units.
    let letters: [Character]

    /// The senones that a take needs.
    public var senones: [UInt16] { units.senones }

    /// Nil where the model's phones cannot make each letter.
    ///
    /// - Parameter isForeign: whether the model is the English one, listening to another language's letters.
    public init?(names: LetterNames, model: SenoneModel, isForeign: Bool = false) {
        let symbols = Set(model.definition.phones)
        func ways(_ ipa: [String]) -> [Pronunciation] {
            var ways: [Pronunciation] = []
            for way in ipa.flatMap({ PhoneMap.pronunciations(ofIPA: [$0], phones: symbols) }) where !ways.contains(way)
            {
                ways.append(way)
            }
            return ways
        }
        var units: [[Pronunciation]] = []
        var unitOfLetter: [Character: Int] = [:]
        var unitOfTwo: [Character: Int] = [:]
        var unitOfMark: [Character: Int] = [:]
        for letter in names.letters {
            unitOfLetter[letter] = units.count
            let heard = isForeign ? names.heardInEnglish(letter) : []
            units.append(heard + ways(names.names(of: letter)).filter { !heard.contains($0) })
        }
        for letter in names.letters {
            let two = ways(names.names(ofTwo: letter))
            guard !two.isEmpty else { continue }
            unitOfTwo[letter] = units.count
            units.append(two)
        }
        for mark in ["-", "'"] as [Character] {
            unitOfMark[mark] = units.count
            units.append(ways(names.names(ofMark: mark)))
        }
        var unitOfBroad: [Character: Int] = [:]
        for letter in names.letters {
            let broad = ways(names.broadNames(of: letter))
            guard !broad.isEmpty else { continue }
            unitOfBroad[letter] = units.count
            units.append(broad)
        }
        let plan = UnitPlan(units: units, model: model)
        guard names.letters.indices.allSatisfy({ plan.isKnown($0) }) else { return nil }
        self.names = names
        self.units = plan
        self.unitOfLetter = unitOfLetter
        self.unitOfTwo = unitOfTwo
        self.unitOfMark = unitOfMark
        self.unitOfBroad = unitOfBroad
        letters = names.letters
    }

    /// Whether the language has names of a broad accent.
    public var hasBroadAccent: Bool { !unitOfBroad.isEmpty }

    /// The letters that a unit stands for.
    func letters(of unit: Int) -> [Character] {
        if letters.indices.contains(unit) { return [letters[unit]] }
        if let two = unitOfTwo.first(where: { $0.value == unit }) { return [two.key, two.key] }
        return unitOfBroad.first { $0.value == unit }.map { [$0.key] } ?? []
    }

    /// An empty store for a take's scores.
    public func scores(of model: SenoneModel) -> FrameScores { units.scores(of: model) }

    /// How a letter may be said, in one accent.
    func forms(ofLetter letter: Character, broad: Bool) -> [Int] {
        let unit = broad ? unitOfBroad[letter] ?? unitOfLetter[letter] : unitOfLetter[letter]
        return unit.map { units.formsOfUnit[$0] } ?? []
    }
    func forms(ofTwo letter: Character) -> [Int] { unitOfTwo[letter].map { units.formsOfUnit[$0] } ?? [] }
    func forms(ofMark mark: Character) -> [Int] { unitOfMark[mark].map { units.formsOfUnit[$0] } ?? [] }
}
