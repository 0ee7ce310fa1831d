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
    /// Bytes that were typed and are neither keys nor in a line yet.
    private var ahead: [UInt8] = []
    /// The key that has just taken a bubble away, where a line may begin with it.
    private var lineStart: [UInt8] = []
    private var standing = Standing(place: "", manner: .menu, offers: [])
    /// Columns of each line now at the bottom, which will be written over.
    private var footer: [Int] = []
    private var meter: MeterReading?
    private var spoken: (text: String, word: Range<Int>)?
    private var mark: Chime?
    private var bubble: Bubble?
    private var reading = Reading()
    /// Lines written since the learner was waited for last, which are to stay in sight.
    private var written = 0
    /// Study time, where it is shown large.
    private var study: StudyBoard?
    private let isInTmux: Bool

    /// - Parameters:
    ///   - history: the file of earlier lines; nil for none.
    ///   - isInTmux: whether the terminal is tmux's.
    public init(paint: Paint, clock: any Clock, language: InterfaceLanguage, history: String?, isInTmux: Bool) {
        self.paint = paint
        self.isInTmux = isInTmux
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
        case .study(let board):
            study = board
            refresh()
        case .list(let title, let items):
            write(reading.begin(Pages(items, under: title, by: presenter, rows: Terminal.size().rows)))
        case .grid(let title, let items):
            write(reading.begin(Pages(cells: items, under: title, by: presenter, rows: Terminal.size().rows)))
        default: write(presenter.lines(scene))
        }
    }

    public var hasMore: Bool { reading.hasMore }

    public func more() { write(reading.more()) }

    public func leave() {
        cover(with: nil)
        reading.end()
        mark = nil
        study = nil
    }

    /// A bubble stands above the hint until it is taken away.
    private func cover(with new: Bubble?) {
        guard new != bubble else { return }
        erase()
        bubble = new
        draw()
    }

    public func help(_ offers: [Offer], everywhere: [Offer]) {
        let rows = Terminal.size().rows
        // The companion's bubble above it stays in sight, where that leaves room.
        let left = rows - written >= Self.leastPage ? rows - written : rows
        write(reading.begin(presenter.pages(help: offers, everywhere: everywhere, rows: left)))
    }

    /// Rows that a page needs at least to be of use.
    private static let leastPage = 10

    public func meter(_ reading: MeterReading?) {
        // What was typed before the microphone opened shall not close it.
        if meter == nil, reading != nil, mode == .keys { forgetTyped() }
        meter = reading
        refresh()
    }

    public func speaking(_ text: String, _ word: Range<Int>?) {
        spoken = word.map { (text, $0) }
        refresh()
    }

    public func ring() { sheet.write("\u{7}") }

    public var isTyping: Bool { mode == .command || (mode == .line && !editor.isEmpty) || !ahead.isEmpty }

    public func forgetTyped() {
        Terminal.forgetKeys()
        ahead = []
    }

    public func copy(_ text: String) { sheet.write(clipboardSequence(text, inTmux: isInTmux)) }

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
        written += lines.count
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
        if standing.isHearkening, mark == nil { return [Span("◉", .key)] }
        switch mark {
        case .right?: return [Span("✓", .right)]
        case .wrong?: return [Span("✗", .wrong)]
        case nil: return nil
        }
    }

    private func draw() {
        guard mode == .keys else { return }
        let room = max(1, Terminal.size().rows - 1)
        var lines = presenter.lines(hint: standing.offers)
        if let status { lines.insert(shortened(status), at: 0) }
        if let study, bubble == nil {
            lines = drawn(study, rows: room - lines.count - 1) + lines
        } else if let badge = standing.badge, bubble == nil {
            lines.insert([Span(presenter.text(badge), .quiet)], at: 0)
        }
        if let bubble {
            // The help comes before the keys.
            if presenter.lines(of: bubble, rows: room - lines.count - 1).count + lines.count + 1 > room {
                lines = Array(lines.prefix(1))
            }
            let drawing = presenter.lines(of: bubble, rows: room - lines.count - 1)
            if drawing.count + lines.count + 1 <= room {
                lines = [[]] + drawing + lines
            } else {
                // Too high even so: it goes up with the rest, and can be scrolled back to.
                self.bubble = nil
                sheet.write(drawing, paint: paint)
            }
        }
        if lines.count > room { lines = Array(lines.prefix(room)) }
        footer = lines.map { line in line.reduce(0) { $0 + columns(of: $1.text) } }
        sheet.write(lines.map { paint.text($0) }.joined(separator: "\n"))
    }

    /// Whether anything may move by itself.
    private var isMoving: Bool { paint.hasColour }

    private func drawn(_ board: StudyBoard, rows: Int) -> [[Span]] {
        [[]] + presenter.lines(of: board, at: clock.seconds, isMoving: isMoving, rows: rows)
    }

    /// The next moment at which what moves is drawn anew; nil where nothing moves.
    private var nextFrame: Double? {
        guard study != nil, mode == .keys, bubble == nil else { return nil }
        let pace = isMoving ? StudyPictures.pace : 60
        return ((clock.seconds / pace).rounded(.down) + 1) * pace
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
        if standing.isHearkening, mark == nil { return Span("◉ ", .key) }
        return mark.map { presenter.sign($0 == .right ? .right : .wrong) }
    }

    /// What stands before the line, its escape codes marked so that readline does not count them.
    private var prompt: String {
        let badge = standing.badge.map { [Span(presenter.text($0) + " ", .quiet)] } ?? []
        let place = mode == .command ? [] : badge + [Span(standing.place + ">", .key)]
        let spans = sign.map { [$0] + place } ?? place
        return spans.isEmpty ? "" : marked(spans) + " "
    }

    private func marked(_ spans: [Span]) -> String {
        guard paint.hasColour else { return paint.text(spans) }
        return spans.map { span in
            guard let code = paint.code(span.role) else { return span.text }
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
        written = 0
        let frame = nextFrame
        let until = [waiting.next, frame].compactMap { $0 }.min()
        _ = poll(&waited, nfds_t(waited.count), hasAhead ? 0 : timeout(until: until, by: clock))
        if let frame, clock.seconds >= frame { refresh() }
        var inputs: [Input] = []
        if waited[1].revents != 0 { inputs += Signals.take().compactMap { handle(signal: $0) } }
        if inputs.isEmpty, waited[0].revents != 0 || hasAhead { inputs += typed(waited[0].revents != 0) }
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
            // Another bubble came instead: what was typed ahead is still meant for what is underneath.
            if new.isCovered { ahead = lineStart + ahead }
            lineStart = []
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
            ahead = lineStart + ahead
        }
        lineStart = []
    }

    private func leaveMode() {
        erase()
        editor.end()
        Terminal.restore()
        mode = .idle
    }

    // MARK: What was typed

    /// Takes what the terminal has, and of what waits one key or one line.
    private func typed(_ isReadable: Bool) -> [Input] {
        if mode == .keys {
            if isReadable, !readAhead() { return [.end] }
            return key().map { [$0] } ?? []
        }
        if !ahead.isEmpty { return lineAhead() }
        return isReadable ? lineTyped() : []
    }

    /// Whether something typed ahead can be taken at once.
    private var hasAhead: Bool { mode == .keys ? KeyReader.first(in: ahead[...]) != nil : !ahead.isEmpty }

    /// Reads keys; false where the terminal is gone.
    private func readAhead() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 256)
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN) { return false }
        if count > 0 { ahead += buffer.prefix(count) }
        return true
    }

    /// The next key; what was typed after it waits until it is known whether keys or a line come next.
    private func key() -> Input? {
        while let (key, length) = KeyReader.first(in: ahead[...]) {
            let bytes = ahead.prefix(length)
            ahead.removeFirst(bytes.count)
            // Ctrl-D, which is no signal.
            if bytes.first == 0x04 { return .end }
            guard let key else { continue }
            if key == .character(":") || key == .character("：") {
                erase()
                Terminal.restore()
                mode = .command
                editor.begin(prompt: prompt, typed: ":")
                return nil
            }
            // Who types a line ahead has not seen the bubble: its first letter takes the bubble away, and stays.
            if standing.isCovered, case .character = key, !ahead.isEmpty { lineStart = Array(bytes) }
            return .key(key)
        }
        return nil
    }

    /// What was typed ahead goes on in the line, until it is whole.
    private func lineAhead() -> [Input] {
        while !ahead.isEmpty, mode == .line || mode == .command {
            editor.take(ahead.removeFirst())
            let inputs = lineTyped()
            if !inputs.isEmpty { return inputs }
        }
        return []
    }

    private func lineTyped() -> [Input] {
        guard let outcome = editor.readable() else {
            // The beginning of a command was deleted: keys act again.
            if mode == .command, editor.isEmpty {
                editor.end()
                mode = .idle
            }
            return [.touched]
        }
        let wasAnswer = standing.manner == .answers
        mode = .idle
        switch outcome {
        case .end:
            sheet.write("\n")
            return [.end]
        case .line(let text):
            // Several lines that were pasted at once are typed one after the other.
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
            if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
            let line = lines.removeFirst()
            ahead = lines.flatMap { Array($0.utf8) + [0x0D] } + ahead
            if !wasAnswer || line.hasPrefix(":") { editor.remember(line.trimmed) }
            return [.line(line)]
        }
    }

    private func handle(signal number: Int32) -> Input? {
        switch number {
        case SIGINT:
            ahead = []
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
