import Coaching
import Courses
import Exercises
import Library

/// What the screens look up of the learner, and change.
extension ConsoleNotebook {
    /// Which help bubbles have greeted. Where that cannot be read, all are due.
    var companion: Companion { Companion(seen: (try? library.seenBubbles()) ?? []) }

    /// The number of the lesson studied last.
    var bookmark: Int? { (try? library.bookmark(.lesson)).flatMap { $0 }.flatMap { Int($0) } }

    /// What is locked. Where that cannot be read, the premium lessons are.
    var premium: Premium { (try? library.premium()) ?? Premium(isUnlocked: false) }

    /// The favorites in the order in which they became so.
    func favorites() throws(Trouble) -> [Phrase.ID] {
        try keep { () throws(LibraryError) in try library.favorites() }
    }

    func setFavorite(_ phrase: Phrase.ID, _ isFavorite: Bool) throws(Trouble) {
        try keep { () throws(LibraryError) in try library.setFavorite(phrase, isFavorite, at: now) }
    }

    /// The phrases studied today.
    func studiedToday() throws(Trouble) -> Set<Phrase.ID> {
        try keep { () throws(LibraryError) in try library.studied(on: now.day) }
    }
}
