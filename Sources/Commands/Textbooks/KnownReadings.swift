import Imports

extension Request {
    /// How Chinese words and characters are read.
    func knownReadings() -> KnownReadings { .none }
}
