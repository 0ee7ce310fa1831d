/// What the dictionary holds of one character.
public struct CharacterRecord: Sendable, Equatable {
    public let text: String
    /// Its place in the table of 8,105 standard characters (通用规范汉字表, 2013); nil for any other.
    public let number: Int?
    /// Readings in order of use, with tone numbers: `zhang3`, `chang2`.
    public var readings: [String]
    /// The number of its radical, 1…214, and whether that stands in its simplified form.
    public let radical: Int?
    public let hasSimplifiedRadical: Bool
    /// Strokes beyond the radical.
    public let beyond: Int?
    /// Strokes in all.
    public let strokes: Int?
    /// English meaning; nil where the data has none.
    public let meaning: String?
    /// The simplified characters that stand for it, itself not among them.
    public let simplified: [String]
    /// The traditional characters that it stands for, itself not among them.
    public let traditional: [String]

    public init(
        text: String,
        number: Int?,
        readings: [String],
        radical: Int?,
        hasSimplifiedRadical: Bool,
        beyond: Int?,
        strokes: Int?,
        meaning: String?,
        simplified: [String],
        traditional: [String]
    ) {
        self.text = text
        self.number = number
        self.readings = readings
        self.radical = radical
        self.hasSimplifiedRadical = hasSimplifiedRadical
        self.beyond = beyond
        self.strokes = strokes
        self.meaning = meaning
        self.simplified = simplified
        self.traditional = traditional
    }

    /// 1 for the 3,500 commonest of the standard, 2 for the next 3,000, 3 for the others.
    public var level: Int? {
        number.map { $0 <= 3_500 ? 1 : $0 <= 6_500 ? 2 : 3 }
    }
}
