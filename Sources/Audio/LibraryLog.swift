import CALSA
import Glibc
import Threads

/// What libasound says beside its error numbers, which it would otherwise print on the screen.
enum LibraryLog {
    /// Texts of the calls under way, by thread.
    fileprivate static let texts = Lock<[UInt: [String]]>([:])

    /// Redirects the library once.
    private static let redirected: Void = aloud_alsa_listen(heard)

    /// Runs a call of the library; `reason` makes words for a status of it, with what the library said meanwhile.
    static func during<Result>(_ call: (_ reason: (Int32) -> String) -> Result) -> Result {
        _ = redirected
        let thread = UInt(bitPattern: Int(truncatingIfNeeded: pthread_self()))
        texts.use { $0[thread] = [] }
        defer { texts.use { _ = $0.removeValue(forKey: thread) } }
        return call { status in
            // The first text is the cause and the last what came of it; between them is the way through the library.
            let said = texts.use { $0[thread] ?? [] }
            let words = said.count > 1 ? [said[0], said[said.count - 1]] : said
            return words.isEmpty ? alsaWords(status) : alsaWords(status) + " (" + words.joined(separator: "; ") + ")"
        }
    }
}

/// libasound's words for a status below 0.
func alsaWords(_ status: Int32) -> String {
    snd_strerror(status).map { String(cString: $0) } ?? "error \(status)"
}

/// The C listener; it may be called on any thread.
private func heard(_ text: UnsafePointer<CChar>?) {
    guard let text else { return }
    let lines = String(cString: text).split(whereSeparator: \.isNewline)
    let words = lines.joined(separator: " ")
    let thread = UInt(bitPattern: Int(truncatingIfNeeded: pthread_self()))
    LibraryLog.texts.use { texts in
        guard let count = texts[thread]?.count, !words.isEmpty else { return }
        if count < 2 {
            texts[thread]?.append(words)
        } else {
            texts[thread]?[1] = words
        }
    }
}
