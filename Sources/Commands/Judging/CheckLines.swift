@preconcurrency import Glibc
import Orthography

/// One recording to be judged against a text, or why a line of the manifest cannot be.
struct CheckLine: Sendable {
    /// From 1, in the order given.
    var number: Int
    var recording: String
    var language: String
    var text: String
    /// Whether the line is a recording, a language and a text.
    var isWhole = true
    /// Whether it stands in a manifest, where its number says which it was.
    var isInManifest = true
}

/// The recordings to be judged, one after another: those of the command line, or a manifest's lines as they come.
final class CheckLines {
    private var given: [CheckLine]
    private let descriptor: Int32
    private let name: String
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false
    private var number = 0
    /// What ended the reading before its end.
    private(set) var failure: Failure?
    /// Something stands in the first as soon as nobody wants more lines.
    private let stopping: (reading: Int32, writing: Int32)
    /// Where results go: whoever reads them may go away while a line is waited for.
    private let output: Int32

    /// A line longer than this ends the reading, in bytes.
    static let longestLine = 1 << 20

    init(recordings: [String], language: Language, text: String) {
        given = recordings.enumerated().map { index, recording in
            CheckLine(
                number: index + 1,
                recording: recording,
                language: language.code,
                text: text,
                isInManifest: false
            )
        }
        given.reverse()
        descriptor = -1
        name = ""
        stopping = (-1, -1)
        output = -1
    }

    /// Opens a manifest; `-` is standard input. Throws status 66 where it cannot be read.
    ///
    /// - Parameter output: the descriptor that results go to.
    init(manifest path: String, output: Int32 = STDOUT_FILENO) throws(Failure) {
        given = []
        name = path
        self.output = output
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 { for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
        stopping = (ends[0], ends[1])
        if path == "-" {
            descriptor = STDIN_FILENO
            return
        }
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            let reason = errno
            throw Failure(
                .noInput,
                reason == ENOENT ? .fileNotFound(file: path) : .fileUnreadable(file: path, detail: systemWords(reason))
            )
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
            close(descriptor)
            throw Failure(.noInput, .fileNotAFile(file: path))
        }
    }

    deinit {
        if descriptor > STDIN_FILENO { close(descriptor) }
        for end in [stopping.reading, stopping.writing] where end >= 0 { close(end) }
    }

    /// Nobody wants more lines: whoever waits for one is told that there is none. May be called from any thread.
    func stop() {
        var byte: UInt8 = 0
        if stopping.writing >= 0 { _ = write(stopping.writing, &byte, 1) }
    }

    /// The next line; nil at the end. Empty lines are passed over.
    func next() -> CheckLine? {
        if descriptor < 0 { return given.popLast() }
        while let bytes = nextBytes() {
            number += 1
            guard bytes.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { continue }
            return line(String(decoding: bytes, as: UTF8.self))
        }
        return nil
    }

    private func line(_ text: String) -> CheckLine {
        var text = text
        if text.hasSuffix("\r") { text.removeLast() }
        if number == 1, text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        let fields = text.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map { String($0) }
        return CheckLine(
            number: number,
            recording: fields.first ?? "",
            language: fields.count > 1 ? fields[1] : "",
            text: fields.count > 2 ? fields[2] : "",
            isWhole: fields.count == 3 && !fields[0].isEmpty
        )
    }

    private func nextBytes() -> ArraySlice<UInt8>? {
        var scanned = start
        while true {
            if let end = buffer[scanned...].firstIndex(of: 0x0A) {
                defer { start = end + 1 }
                return buffer[start..<end]
            }
            guard !isAtEnd else {
                defer { start = buffer.count }
                return start < buffer.count ? buffer[start...] : nil
            }
            guard buffer.count - start <= CheckLines.longestLine else {
                failure = Failure(.badData, .badLine(file: name, line: number + 1, problem: .manifestLineFormat()))
                isAtEnd = true
                buffer.removeAll()
                start = 0
                return nil
            }
            buffer.removeFirst(start)
            start = 0
            scanned = buffer.count
            read()
        }
    }

    private func read() {
        guard waitForLines() else {
            isAtEnd = true
            return
        }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let got = Glibc.read(descriptor, &chunk, chunk.count)
            if got > 0 {
                buffer += chunk[..<got]
                return
            }
            if got < 0, errno == EINTR { continue }
            if got < 0 { failure = Failure(.inputOutput, .fileUnreadable(file: name, detail: systemWords(errno))) }
            isAtEnd = true
            return
        }
    }

    /// Waits until something can be read; false where nobody wants it any more.
    private func waitForLines() -> Bool {
        while true {
            var waited = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: stopping.reading, events: Int16(POLLIN), revents: 0),
                // Without an event asked for, only its end is told.
                pollfd(fd: output, events: 0, revents: 0),
            ]
            if poll(&waited, nfds_t(waited.count), -1) < 0 {
                if errno == EINTR { continue }
                return true
            }
            if waited[1].revents != 0 { return false }
            if waited[2].revents & Int16(POLLERR) != 0 {
                failure = .closedPipe
                return false
            }
            if waited[0].revents != 0 { return true }
        }
    }
}
