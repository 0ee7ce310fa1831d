public import Coaching
public import Exercises
import Glibc
public import Messages

/// Where the lines and keys of a plain screen come from.
protocol Typist: AnyObject {
    /// Waits until something was typed, the inbox has news, or the time has come.
    func wait(_ standing: Standing, for waiting: Waiting) -> [Input]

    /// Whether a line is begun that is not entered yet.
    var isTyping: Bool { get }

    /// Whether a script types.
    var isScripted: Bool { get }

    /// Forgets what was typed and not taken yet.
    func forgetTyped()
}

/// A screen without colour of movement: lines go down one after the other, as on a pipe, a dumb terminal or in a script.
public final class PlainScreen: Screen {
    private let sheet: Sheet
    /// Where trouble is told: beside the results, not among them.
    private let aside: Sheet
    private let isQuiet: Bool
    /// Whether somebody is there to press keys.
    private let namesKeys: Bool
    /// Whether the name of the place stands before what is typed.
    private let prompts: Bool
    private let typist: any Typist
    private var isScripted: Bool { typist.isScripted }
    private let paint: Paint
    private var presenter: Presenter
    /// Rows of the screen; nil where lists are as long as they are.
    private var rows: Int?
    private var reading = Reading()
    private var hint: [Offer] = []
    private var isListening = false
    /// Which listening for commands was told of last.
    private var hearkening: Int?
    /// Whether the place stands before what will be typed.
    private var isPrompting = false

    init(
        sheet: Sheet,
        aside: Sheet,
        typist: any Typist,
        paint: Paint,
        language: InterfaceLanguage,
        width: Int,
        rows: Int? = nil,
        isQuiet: Bool = false,
        namesKeys: Bool = true,
        prompts: Bool = false
    ) {
        self.sheet = sheet
        self.namesKeys = namesKeys
        self.prompts = prompts
        self.aside = aside
        self.isQuiet = isQuiet
        self.typist = typist
        self.rows = rows
        self.paint = paint
        presenter = Presenter(language: language, width: width, isPlain: true, hasColour: paint.hasColour)
    }

    /// Lines come from standard input, unless nobody is to be asked, and go to standard output; trouble is told on
    /// standard error. A quiet screen shows results alone.
    public convenience init(
        paint: Paint,
        clock: any Clock,
        hasInput: Bool,
        language: InterfaceLanguage,
        width: Int,
        rows: Int?,
        isQuiet: Bool
    ) {
        self.init(
            sheet: Sheet(descriptor: 1),
            aside: Sheet(descriptor: 2),
            typist: LineTypist(clock: clock, hasInput: hasInput),
            paint: paint,
            language: language,
            width: width,
            rows: rows,
            isQuiet: isQuiet,
            namesKeys: hasInput && isatty(STDIN_FILENO) == 1,
            prompts: hasInput && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        )
    }

    /// The error number of the first write that failed; 0 while all went well.
    public var failure: Int32 { sheet.failure }

    public func show(_ scene: Scene) {
        switch scene {
        case .trouble: write(presenter.lines(scene), on: aside)
        case .message where isQuiet, .prompt where isQuiet: break
        case .list(let title, let items):
            write(reading.begin(Pages(items, under: title, by: presenter, rows: rows)))
        case .grid(let title, let items):
            write(reading.begin(Pages(cells: items, under: title, by: presenter, rows: rows)))
        default: write(presenter.lines(scene))
        }
    }

    public var hasMore: Bool { reading.hasMore }

    public func more() { write(reading.more()) }

    public func leave() { reading.end() }

    public func help(_ offers: [Offer], everywhere: [Offer]) {
        write(reading.begin(presenter.pages(help: offers, everywhere: everywhere, rows: rows)))
    }

    public func meter(_ reading: MeterReading?) {
        if reading != nil, !isListening { show(.message(.listening())) }
        isListening = reading != nil
    }

    public func speaking(_ text: String, _ word: Range<Int>?) {}

    public func wait(_ standing: Standing, for waiting: Waiting) -> [Input] {
        if let begun = standing.hearkening, begun != hearkening { show(.message(.voiceHears())) }
        hearkening = standing.hearkening ?? hearkening
        // Keys are named once, when there is time to read them.
        if standing.manner == .keys, namesKeys, !isQuiet, !waiting.isBusy, !standing.isListening,
            standing.offers != hint
        {
            hint = standing.offers
            write(presenter.lines(hint: hint))
        } else if standing.manner != .keys {
            hint = []
        }
        if sheet.failure != 0 { return [.end] }
        if prompts, !isQuiet, !isPrompting, !waiting.isBusy, !standing.isListening {
            let badge = standing.badge.map { [Span(presenter.text($0) + " ", .quiet)] } ?? []
            sheet.write(paint.text(badge + [Span(standing.place + "> ", .key)]))
            isPrompting = true
        }
        let inputs = typist.wait(standing, for: waiting)
        // What was typed has ended the line.
        if inputs.contains(where: { if case .line = $0 { true } else { false } }) { isPrompting = false }
        return inputs
    }

    /// The terminal's bell, where there is one; in a script's transcript the word for it.
    public func ring() {
        if isScripted { note("bell") } else if prompts { sheet.write("\u{7}") }
    }

    /// A line that is begun stays with who types it.
    public var isTyping: Bool { typist.isTyping }

    public func forgetTyped() { typist.forgetTyped() }

    /// No control sequence ever goes to a screen like this.
    public func copy(_ text: String) {}

    /// Writes lines, on a new one where the place stands there already.
    private func write(_ lines: [[Span]], on other: Sheet? = nil) {
        guard !lines.isEmpty else { return }
        if isPrompting { sheet.write("\n") }
        isPrompting = false
        (other ?? sheet).write(lines, paint: paint)
    }

    public func close() { if isPrompting { sheet.write("\n") } }

    /// Speaks another language from now on.
    public func use(_ language: InterfaceLanguage) { presenter.language = language }

    /// Writes a line that belongs to the transcript of a script.
    func note(_ line: String) { sheet.write([[Span(line)]], paint: Paint(hasColour: false)) }

    func resize(width: Int, rows: Int) {
        presenter.width = width
        self.rows = rows
    }
}
