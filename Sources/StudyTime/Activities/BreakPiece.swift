public import Messages

/// A piece of music for a break.
public enum BreakPiece: String, CaseIterable, Sendable {
    case air
    case clairDeLune = "clair-de-lune"
    case barcarolle
    case romance

    /// Where it lies, from the folder of the program's sounds.
    public var file: String { "Music/\(rawValue).ogg" }

    /// Its name and who wrote it.
    public var title: Message {
        switch self {
        case .air: .breakPieceAir()
        case .clairDeLune: .breakPieceClairDeLune()
        case .barcarolle: .breakPieceBarcarolle()
        case .romance: .breakPieceRomance()
        }
    }

    /// Chooses a piece, never the same twice in a row.
    public static func next(after last: BreakPiece?, using generator: inout some RandomNumberGenerator) -> BreakPiece {
        allCases.filter { $0 != last }.randomElement(using: &generator) ?? .air
    }
}
