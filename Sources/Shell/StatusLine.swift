import Orthography

/// One line of a terminal that is written over and over, the cursor at its end.
public enum StatusLine {
    /// Takes the line away, so that another can be written in its place.
    public static let cleared = "\r\u{1B}[K"

    /// Writes a text over what the line held: shortened to be narrower than the terminal, its controls made visible.
    ///
    /// - Parameter width: columns of the terminal.
    public static func text(_ text: String, width: Int) -> String {
        cleared + shortened(visible(text), to: max(width - 1, 0))
    }
}
