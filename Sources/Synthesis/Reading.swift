/// How a Chinese text is read: eSpeak's own reading of characters is broken.
public enum Reading: Sendable {
    /// The text is pinyin itself, in any spelling, or holds none but Latin words and numbers.
    case none
    /// Pinyin in citation tones, as in a lesson file: one token a word, or at least one syllable a character.
    case pinyin(String)
    /// A dictionary: pinyin in citation tones for a word or a character (`["yín", "háng"]` or `["yínháng"]`), nil where it
    /// knows none. Called in the caller's thread, some times a word.
    case dictionary(@Sendable (String) -> [String]?)
}
