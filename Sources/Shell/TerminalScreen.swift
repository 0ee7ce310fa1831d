public import Coaching
public import Exercises
import Glibc
public import Messages
import Orthography

/// The screen of a person at a terminal: lines are edited, keys act at once, what moves stands in the last lines.
///
/// What stays is written above them, so that the terminal's own scrolling keeps it.
public final class TerminalScreen: Screen {
    /// What the keyboard is for.
    private enum Mode: Equatable {
        case idle, line, keys
        /// A command typed where keys act.
        case command
    }

    private let sheet = Sheet(descriptor: STDOUT_FILENO)
    private let paint: Paint
    private let clock: any Clock
    private let editor: LineEditor
    private var presenter: Presenter
    private var mode = Mode.idle
    private var keys = KeyReader()
    private var standing = Standing(place: "", manner: .menu, offers: [])
    /// Columns of each line now at the bottom, which will be written over.
    private var footer: [Int] = []
    private var meter: MeterReading?
    private var spoken: (text: String, word: Range<Int>)?
    private var mark: Chime?
    private var bubble: Bubble?
    /// The list that was shown last, where there is more of it.
    private var pages: Pages?

    /// - Parameter history: the file of earlier lines; nil for none.
    public init(paint: Paint, clock: any Clock, language: InterfaceLanguage, history: String?) {
        self.paint = paint
        self.clock = clock
        Terminal.remember()
        Terminal.setEncoding()
        Signals.listen(to: [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGWINCH, SIGCONT])
        editor = LineEditor(history: history)
        presenter = Presenter(language: language, width: Terminal.size().columns, hasColour: paint.hasColour)
    }

    /// The error number of the first write that failed; 0 while all went well.
    public var failure: Int32 { sheet.failure }

    // MARK: Showing

    public func show(_ scene: Scene) {
        switch scene {
        case .mark(let mark):
            self.mark = mark
            refresh()
        case .bubble(let bubble): cover(with: bubble)
        case .list(let title, let items):
            let list = Pages(items, under: title, by: presenter, rows: Terminal.size().rows)
            pages = list.hasMore ? list : nil
            write(list.lines)
        default: write(presenter.lines(scene))
        }
    }

    public var hasMore: Bool { pages != nil }

    public func more() {
        pages?.advance()
        write(pages?.lines ?? [])
    }

    public func leave() {
        cover(with: nil)
        pages = nil
        mark = nil
    }

    /// A bubble stands above the hint until it is taken away; one that is too high for that stays.
    private func cover(with new: Bubble?) {
        guard new != bubble else { return }
        erase()
        bubble = new
        if let new, presenter.lines(.bubble(new)).count + 2 >= Terminal.size().rows {
            bubble = nil
            write(presenter.lines(.bubble(new)))
        } else {
            draw()
        }
    }

    public func help(_ offers: [Offer], everywhere: [Offer]) {
        write(presenter.lines(help: offers, everywhere: everywhere))
    }

    public func meter(_ reading: MeterReading?) {
        // What was typed before the microphone opened shall not close it.
        if meter == nil, reading != nil, mode == .keys { Terminal.forgetKeys() }
        meter = reading
        refresh()
    }

    public func speaking(_ text: String, _ word: Range<Int>?) {
        spoken = word.map { (text, $0) }
        refresh()
    }

    public func send(_ sequence: String) { sheet.write(sequence) }

    /// Speaks another language from now on.
    public func use(_ language: InterfaceLanguage) { presenter.language = language }

    /// Keeps typed lines in another file from now on; nil for none.
    public func use(history: String?) { editor.use(history: history) }

    public func close() {
        erase()
        editor.end()
        mode = .idle
        Terminal.restore()
    }

    /// Writes lines that stay, above what is being typed.
    private func write(_ lines: [[Span]]) {
        guard !lines.isEmpty else { return }
        erase()
        editor.hide()
        sheet.write(lines, paint: paint)
        editor.show()
        draw()
    }

    // MARK: The lines at the bottom

    private func erase() {
        guard !footer.isEmpty else { return }
        let width = max(1, presenter.width)
        let rows = footer.reduce(0) { $0 + max(1, ($1 + width - 1) / width) }
        sheet.write((rows > 1 ? "\u{1B}[\(rows - 1)A" : "") + "\r\u{1B}[J")
        footer = []
    }

    /// The line that moves: the meter, the word being spoken, or the sign of a verdict.
    private var status: [Span]? {
        if let meter { return presenter.meter(meter) }
        if let spoken { return presenter.speaking(spoken.text, spoken.word) }
        if standing.isJudging { return [Span("…", .quiet)] }
        switch mark {
        case .right?: return [Span("✓", .right)]
        case .wrong?: return [Span("✗", .wrong)]
        case nil: return nil
        }
    }

    private func draw() {
        guard mode == .keys else { return }
        var lines = presenter.lines(hint: standing.offers)
        if let status { lines.insert(shortened(status), at: 0) }
        if let bubble { lines = [[]] + presenter.lines(.bubble(bubble)) + lines }
        footer = lines.map { line in line.reduce(0) { $0 + columns(of: $1.text) } }
        sheet.write(lines.map { paint.text($0) }.joined(separator: "\n"))
    }

    private func refresh() {
        switch mode {
        case .keys:
            erase()
            draw()
        case .line, .command: editor.change(prompt: prompt)
        case .idle: break
        }
    }

    /// Spans cut to one line of the screen.
    private func shortened(_ spans: [Span]) -> [Span] {
        var room = presenter.width - 1
        var result: [Span] = []
        for span in spans {
            let text = prefix(of: span.text, columns: room)
            room -= columns(of: text)
            result.append(Span(text, span.role))
        }
        return result
    }

    /// What goes on, or how an answer was, in one sign before the line.
    private var sign: Span? {
        if spoken != nil { return Span("♪ ", .key) }
        return mark.map { presenter.sign($0 == .right ? .right : .wrong) }
    }

    /// What stands before the line, its escape codes marked so that readline does not count them.
    private var prompt: String {
        let place = mode == .command ? [] : [Span(standing.place + ">", .key)]
        let spans = sign.map { [$0] + place } ?? place
        return spans.isEmpty ? "" : marked(spans) + " "
    }

    private func marked(_ spans: [Span]) -> String {
        guard paint.hasColour else { return paint.text(spans) }
        return spans.map { span in
            guard let code = Paint.code(span.role) else { return span.text }
            return "\u{1}\u{1B}[\(code)m\u{2}\(span.text)\u{1}\u{1B}[0m\u{2}"
        }.joined()
    }

    // MARK: Waiting

    public func wait(_ standing: Standing, for waiting: Waiting) -> [Input] {
        if sheet.failure != 0 { return [.end] }
        stand(standing)
        var waited = [
            pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
            pollfd(fd: Signals.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: waiting.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        _ = poll(&waited, nfds_t(waited.count), timeout(until: waiting.deadline, by: clock))
        var inputs: [Input] = []
        if waited[1].revents != 0 { inputs += Signals.take().compactMap { handle(signal: $0) } }
        if waited[0].revents != 0 { inputs += typed() }
        return inputs
    }

    /// Makes the keyboard serve what stands on the screen.
    private func stand(_ new: Standing) {
        let changed = new != standing
        standing = new
        if changed { editor.complete(new.completions) }
        switch mode {
        case .idle: enter(new.manner)
        case .line where new.manner == .keys, .command where new.manner != .keys:
            leaveMode()
            enter(new.manner)
        case .keys where new.manner != .keys:
            leaveMode()
            enter(new.manner)
        case .line, .command, .keys:
            if changed { refresh() }
        }
    }

    private func enter(_ manner: Manner) {
        if manner == .keys {
            mode = .keys
            Terminal.readKeys()
            draw()
        } else {
            mode = .line
            editor.begin(prompt: prompt)
        }
    }

    private func leaveMode() {
        erase()
        editor.end()
        Terminal.restore()
        mode = .idle
    }

    private func typed() -> [Input] {
        mode == .keys ? keysTyped() : lineTyped()
    }

    private func lineTyped() -> [Input] {
        guard let outcome = editor.readable() else {
            // The beginning of a command was deleted: keys act again.
            if mode == .command, editor.isEmpty {
                editor.end()
                mode = .idle
            }
            return []
        }
        let wasAnswer = standing.manner == .answers
        mode = .idle
        switch outcome {
        case .end:
            sheet.write("\n")
            return [.end]
        case .line(let line):
            if !wasAnswer || line.hasPrefix(":") { editor.remember(line.trimmed) }
            return [.line(line)]
        }
    }

    private func keysTyped() -> [Input] {
        var buffer = [UInt8](repeating: 0, count: 256)
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN) { return [.end] }
        guard count > 0 else { return [] }
        var inputs: [Input] = []
        // Ctrl-D, which is no signal.
        if buffer.prefix(count).contains(0x04) { return [.end] }
        let bytes = buffer.prefix(count)
        let command = commandStart(in: bytes)
        for key in keys.keys(from: bytes[..<command]) {
            if key == .character(":") || key == .character("：") {
                erase()
                Terminal.restore()
                mode = .command
                editor.begin(prompt: prompt, typed: ":")
                return inputs + lineTyped(bytes[command...])
            }
            inputs.append(.key(key))
        }
        // The colon belonged to something else, such as a sequence of an unknown key.
        if command < bytes.endIndex { inputs += keys.keys(from: bytes[command...]).map { .key($0) } }
        return inputs
    }

    /// Behind the first colon, with which a command begins; the end where there is none.
    private func commandStart(in bytes: ArraySlice<UInt8>) -> Int {
        for index in bytes.indices {
            if bytes[index] == 0x3A { return index + 1 }
            if bytes[index...].starts(with: "：".utf8) { return index + 3 }
        }
        return bytes.endIndex
    }

    /// What came in one burst with the colon, as a paste or a slow connection sends it, goes on in the line.
    private func lineTyped(_ bytes: ArraySlice<UInt8>) -> [Input] {
        for (index, byte) in zip(bytes.indices, bytes) {
            editor.take(byte)
            let inputs = lineTyped()
            guard mode == .command else { return inputs + keys.keys(from: bytes[(index + 1)...]).map { .key($0) } }
        }
        return []
    }

    private func handle(signal number: Int32) -> Input? {
        switch number {
        case SIGINT:
            if mode == .command {
                leaveMode()
                return nil
            }
            if mode == .line {
                let hadText = !editor.isEmpty
                editor.clear()
                return hadText ? nil : .interrupt
            }
            return .interrupt
        case SIGTSTP:
            suspend()
            return nil
        case SIGWINCH:
            presenter.width = Terminal.size().columns
            if mode == .keys {
                erase()
                draw()
            } else {
                editor.resize(columns: presenter.width)
            }
            return nil
        case SIGCONT: return nil
        default: return .end
        }
    }

    /// Ctrl-Z: the terminal is given back while the process is stopped, and taken again afterwards.
    private func suspend() {
        erase()
        editor.hide()
        editor.rest()
        Terminal.restore()
        Signals.stop()
        presenter.width = Terminal.size().columns
        switch mode {
        case .keys:
            Terminal.readKeys()
            draw()
        case .line, .command: editor.resume()
        case .idle: break
        }
    }
}
