import Glibc

/// The terminal's own settings: found once, changed for keys, and put back on every way out.
enum Terminal {
    nonisolated(unsafe) fileprivate static var found: termios?

    /// Remembers how the terminal was found, and sees to it that it is put back even where the program dies.
    static func remember() {
        guard found == nil else { return }
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
        found = settings
        atexit(restoreTerminal)
        for number in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP] { signal(number, restoreAndDie) }
    }

    /// Puts the terminal back as it was found.
    static func restore() {
        guard var settings = found else { return }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    }

    /// Keys arrive one by one and unseen; Ctrl-C and Ctrl-Z stay signals.
    static func readKeys() {
        guard var settings = found else { return }
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        settings.c_lflag |= tcflag_t(ISIG)
        withUnsafeMutableBytes(of: &settings.c_cc) { codes in
            codes[Int(VMIN)] = 1
            codes[Int(VTIME)] = 0
        }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    }

    /// Forgets keys that were typed ahead.
    static func forgetKeys() { tcflush(STDIN_FILENO, TCIFLUSH) }

    /// Lets readline read and draw characters of several bytes: what is typed is UTF-8, whatever the locale says.
    static func setEncoding() {
        setlocale(LC_CTYPE, "")
        let encoding = nl_langinfo(Int32(CODESET)).map { String(cString: $0) } ?? ""
        guard encoding.uppercased() != "UTF-8" else { return }
        // Readline asks the environment again by itself.
        setenv("LC_ALL", "C.UTF-8", 1)
        setlocale(LC_CTYPE, "C.UTF-8")
    }

    /// Columns and rows; 80 by 24 where the terminal does not say.
    static func size() -> (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return (80, 24)
        }
        return (Int(size.ws_col), Int(size.ws_row))
    }
}

private func restoreTerminal() { Terminal.restore() }

/// `tcsetattr` is safe in a signal handler.
private func restoreAndDie(_ number: Int32) {
    if var settings = Terminal.found { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
    signal(number, SIG_DFL)
    raise(number)
}

/// Columns and rows of the terminal at standard output; 80 and 24 where it does not say.
public func terminalSize() -> (columns: Int, rows: Int) { Terminal.size() }
