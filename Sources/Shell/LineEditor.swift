@preconcurrency import CReadline
@preconcurrency import Glibc
import Orthography

/// Line editing by GNU readline, of which there is one a process.
///
/// Nothing here blocks: `readable()` is called when standard input has something.
final class LineEditor {
    /// What a key completed.
    enum Outcome: Equatable {
        case line(String)
        /// Ctrl-D on an empty line, or the end of the input.
        case end
    }

    private var history: String?
    private(set) var isActive = false
    private var prompt = ""

    /// - Parameter history: the file that keeps earlier lines; nil for none.
    init(history: String?) {
        // Signals are ours: readline's own handlers would take Ctrl-C for themselves.
        rl_catch_signals = 0
        rl_catch_sigwinch = 0
        rl_instream = stdin
        rl_outstream = stdout
        rl_attempted_completion_function = completeFirstWord
        // Without this a Tab would offer the names of files.
        rl_completion_append_character = 32
        typeDigitsAfterEscape()
        using_history()
        stifle_history(LineEditor.historyLines)
        use(history: history)
    }

    /// Takes up the lines of another file, and forgets those of the last.
    func use(history: String?) {
        self.history = history
        clear_history()
        guard let history else { return }
        read_history(history)
        history_truncate_file(history, LineEditor.historyLines)
    }

    private static let historyLines: Int32 = 1000

    /// Begins a line: what was typed before stands in it already. `prompt` holds escape codes between \u{1} and \u{2}.
    func begin(prompt: String, typed: String = "") {
        guard !isActive else { return }
        self.prompt = prompt
        finished = nil
        rl_callback_handler_install(prompt, lineFinished)
        isActive = true
        if !typed.isEmpty {
            rl_insert_text(typed)
            rl_redisplay()
        }
    }

    /// Reads what standard input has; the line, once it is whole.
    func readable() -> Outcome? {
        guard isActive else { return nil }
        rl_callback_read_char()
        guard let outcome = finished else { return nil }
        finished = nil
        isActive = false
        return outcome
    }

    /// Puts a byte before what standard input has; `readable()` reads it.
    func take(_ byte: UInt8) { rl_stuff_char(Int32(byte)) }

    /// Keeps a line for the arrow keys and the next start.
    func remember(_ line: String) {
        guard !line.isEmpty else { return }
        if let last = history_get(history_base + history_length - 1)?.pointee.line, String(cString: last) == line {
            return
        }
        add_history(line)
        guard let history else { return }
        if append_history(1, history) != 0 { write_history(history) }
    }

    /// What Tab completes.
    func complete(_ words: [String]) { completions = words }

    /// Takes the line off the screen, so that something can be written.
    func hide() {
        guard isActive else { return }
        rl_clear_visible_line()
        // Readline leaves it in its buffer; what is written next goes past that.
        fflush(stdout)
    }

    /// Puts the line back as it was being typed.
    func show() {
        guard isActive else { return }
        rl_on_new_line()
        rl_redisplay()
    }

    /// Changes what stands before the line.
    func change(prompt: String) {
        guard isActive, prompt != self.prompt else { return }
        rl_clear_visible_line()
        self.prompt = prompt
        rl_set_prompt(prompt)
        rl_on_new_line()
        rl_redisplay()
    }

    /// Whether something is being typed.
    var isEmpty: Bool { rl_end == 0 }

    /// Throws the line away (Ctrl-C) and begins it anew.
    func clear() {
        guard isActive else { return }
        rl_free_line_state()
        rl_callback_sigcleanup()
        rl_replace_line("", 0)
        rl_point = 0
        rl_end = 0
        rl_crlf()
        rl_on_new_line()
        rl_redisplay()
    }

    /// Gives the terminal back while the process is stopped, or for good.
    func rest() { if isActive { rl_deprep_terminal() } }

    /// Takes the terminal again after `rest()`.
    func resume() {
        guard isActive else { return }
        rl_prep_terminal(1)
        rl_forced_update_display()
    }

    /// Draws the line anew in a window that has become so many columns wide.
    ///
    /// Terminals break lines anew when they are resized, which readline does not reckon with: it would leave rows
    /// behind, or write its prompt a second time.
    func resize(columns width: Int) {
        rl_reset_screen_size()
        guard isActive else { return }
        let before = columns(of: shownPrompt) + columns(of: textBeforeCursor)
        let above = before / max(1, width)
        fputs("\r" + (above > 0 ? "\u{1B}[\(above)A" : "") + "\u{1B}[J", stdout)
        rl_on_new_line()
        rl_redisplay()
        fflush(stdout)
    }

    /// The prompt as it is seen, without its escape codes.
    private var shownPrompt: String {
        var isCode = false
        return String(
            String.UnicodeScalarView(
                prompt.unicodeScalars.filter { scalar in
                    if scalar.value == 1 { isCode = true }
                    if scalar.value == 2 { isCode = false }
                    return !isCode && scalar.value != 2
                }
            )
        )
    }

    private var textBeforeCursor: String {
        guard let line = rl_line_buffer else { return "" }
        let bytes = UnsafeRawBufferPointer(start: line, count: max(0, Int(rl_point)))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Ends the line being typed; it is lost.
    func end() {
        guard isActive else { return }
        rl_clear_visible_line()
        fflush(stdout)
        rl_callback_handler_remove()
        isActive = false
    }
}

// Readline calls back through C functions, which can hold no context; there is one line editor a process.
nonisolated(unsafe) private var finished: LineEditor.Outcome?
nonisolated(unsafe) private var completions: [String] = []
nonisolated(unsafe) private var matching: [String] = []

private func lineFinished(_ line: UnsafeMutablePointer<CChar>?) {
    // Removing the handler here keeps readline from showing its prompt again before we have answered.
    rl_callback_handler_remove()
    guard let line else {
        finished = .end
        return
    }
    finished = .line(String(cString: line))
    free(line)
}

private func completeFirstWord(
    _ text: UnsafePointer<CChar>?,
    _ start: Int32,
    _ end: Int32
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    // Never complete with file names.
    rl_attempted_completion_over = 1
    guard let text, start <= 1 else { return nil }
    var word = String(cString: text).lowercased()
    let colon = word.hasPrefix(":")
    if colon { word.removeFirst() }
    matching = completions.filter { $0.hasPrefix(word) }.map { colon ? ":" + $0 : $0 }
    return rl_completion_matches(text, nextMatch)
}

private func nextMatch(_ text: UnsafePointer<CChar>?, _ state: Int32) -> UnsafeMutablePointer<CChar>? {
    let index = Int(state)
    guard matching.indices.contains(index) else { return nil }
    return strdup(matching[index])
}

/// Esc and a number would have the next key done so many times; a milliard letters are more than the memory holds. The
/// digits are typed instead.
private func typeDigitsAfterEscape() {
    for key in "0123456789-" {
        guard let line = strdup("\"\\e\(key)\": self-insert") else { continue }
        rl_parse_and_bind(line)
        free(line)
    }
}
