/// Why nothing could be spoken.
public struct SynthesisError: Error, Sendable, Equatable {
    /// What the caller can do about it.
    public enum Kind: String, Sendable, Equatable, CaseIterable {
        /// The speech data is not installed, or not where it was looked for.
        case noData
        /// The speech data is there but cannot be used.
        case damagedData
        /// The language has no accent of that name; ``SynthesisError/subject`` is the name.
        case unknownAccent
        /// The installed data lacks the voice of that accent.
        case noVoice
        /// The speed lies outside ``Synthesizer/speeds``; ``SynthesisError/subject`` is the speed.
        case speedOutOfRange
        /// The text holds nothing that is read aloud: punctuation, pictures or nothing at all.
        case nothingToSay
        /// No pinyin is known for a Chinese word; ``SynthesisError/subject`` is the word.
        case noReading
        /// The directory of the private voice cannot be written; ``SynthesisError/subject`` is its path.
        case cannotWrite
        /// The library refused or stopped for another reason.
        case failed
    }

    public var kind: Kind
    /// The call that failed; empty where no library was asked.
    public var call: String
    /// The library's or system's own words; empty where there are none.
    public var reason: String
    /// The name, path, word or number in question.
    public var subject: String

    public init(kind: Kind, call: String = "", reason: String = "", subject: String = "") {
        self.kind = kind
        self.call = call
        self.reason = reason
        self.subject = subject
    }
}
