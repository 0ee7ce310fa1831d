/// The models that scores were fitted for. The texts beside this file are written by `Scripts/fit`.
enum Fitted {
    /// The tables of the model with these phones; nil where there are none.
    static func tables(for symbols: [String]) -> Tables? {
        switch symbols.joined(separator: " ") {
        case EnglishTables.symbols: english
        case FrenchTables.symbols: french
        case SpanishTables.symbols: spanish
        case MandarinTables.symbols: mandarin
        default: nil
        }
    }

    // Each is read when it is first needed, and kept.
    static let english = try? Tables(EnglishTables.text)
    static let french = try? Tables(FrenchTables.text)
    static let spanish = try? Tables(SpanishTables.text)
    static let mandarin = try? Tables(MandarinTables.text)
}
