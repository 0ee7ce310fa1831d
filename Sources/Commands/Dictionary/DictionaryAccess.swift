import Coaching
@preconcurrency import Glibc
import Lexicography
import Library
import Messages
import Orthography

extension Paths {
    /// The Chinese dictionary.
    var dictionary: String { dictionaryFolder + "/dictionary.db" }
    /// What tells the dictionary's file from one that was made anew; nil where there is none. One call of the system.
    var dictionaryMark: [Int]? {
        var status = stat()
        guard stat(dictionary, &status) == 0 else { return nil }
        let numbers = [Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino)]
        return numbers + [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    }

    /// The packages that it is made from.
    var dictionaryPackages: DictionaryPackages {
        DictionaryPackages(folder: dictionaryFolder, unicode: "/usr/share/unicode")
    }
}

extension Request {
    /// The Chinese dictionary, made first where it is not there or its packages are newer; nil where it cannot be had.
    func dictionary() -> ChineseDictionary? { try? neededDictionary() }

    /// The Chinese dictionary as it stands, without making it; nil where there is none.
    func dictionaryAtHand() -> ChineseDictionary? { try? opened(nil) }

    /// Whether the dictionary would have to be made first, and can be.
    var isDictionaryToBeMade: Bool {
        let packages = paths.dictionaryPackages
        guard packages.isEnough else { return false }
        return (try? opened(packages.stamps)) == nil
    }

    /// The Chinese dictionary, made first where it is not there or its packages are newer.
    ///
    /// Throws status 69 where packages are missing, and names them.
    ///
    /// - Parameter isStopped: as ``buildDictionary(from:isForced:isStopped:)`` has it.
    func neededDictionary(isStopped: (() -> Bool)? = nil) throws(Failure) -> ChineseDictionary {
        let packages = paths.dictionaryPackages
        // Once made, it is good without its packages.
        let stamps = packages.isEnough ? packages.stamps : nil
        if let dictionary = try opened(stamps) { return dictionary }
        guard packages.isEnough else { throw Failure(.unavailable, .dictionaryAbsent(packages.missing)) }
        _ = try buildDictionary(from: packages, isStopped: isStopped)
        if let dictionary = try opened(nil) { return dictionary }
        throw Failure(.inputOutput, .fileNotFound(file: paths.dictionary))
    }

    /// Nil also for one that is damaged, so that it is made again.
    private func opened(_ stamps: [String: String]?) throws(Failure) -> ChineseDictionary? {
        do throws(LibraryError) {
            return try ChineseDictionary.opened(paths.dictionary, madeFrom: stamps)
        } catch  where error.kind == .damaged {
            return nil
        } catch {
            throw error.failure
        }
    }

    /// Makes the dictionary, unless another program has just made the same one.
    ///
    /// Answers how many seconds it took; nil where there was nothing to do.
    ///
    /// - Parameter isStopped: asked now and then; where it says so, status 69 is thrown and nothing has changed. Without it
    ///   Ctrl-C leaves nothing of what was written, and ends the program.
    func buildDictionary(
        from packages: DictionaryPackages,
        isForced: Bool = false,
        isStopped: (() -> Bool)? = nil
    ) throws(Failure) -> Double? {
        if let isStopped { return try build(packages, isForced, isStopped) }
        let interruption = Interruption()
        defer { interruption.end() }
        do throws(Failure) {
            return try build(packages, isForced) { interruption.hasCome }
        } catch {
            if interruption.hasCome {
                if let message = error.message { say(message) }
                try? messages.flush()
                interruption.passOn()
            }
            throw error
        }
    }

    private func build(
        _ packages: DictionaryPackages,
        _ isForced: Bool,
        _ isStopped: () -> Bool
    ) throws(Failure) -> Double? {
        let lock = try dictionaryLock(isStopped)
        defer { close(lock) }
        let stamps = packages.stamps
        if !isForced, try opened(stamps) != nil { return nil }
        let clock = MachineClock()
        let start = clock.seconds
        var bar = progressBar(.dictionaryBar())
        defer { bar.clear() }
        // What is read takes about as long as what is written.
        let draft = try packages.draft {
            bar.show(Int($0 * 50), of: 100)
            return !isStopped()
        }
        try stored { () throws(LibraryError) in
            try ChineseDictionary.write(draft, madeFrom: stamps, to: paths.dictionary) {
                bar.show(50 + Int($0 * 50), of: 100)
                return !isStopped()
            }
        }
        return clock.seconds - start
    }

    /// Waits until no other program makes the dictionary. The descriptor is to be closed.
    private func dictionaryLock(_ isStopped: () -> Bool) throws(Failure) -> Int32 {
        var path = ""
        for part in paths.dictionaryFolder.split(separator: "/") {
            path += "/" + part
            mkdir(path, 0o700)
        }
        path += "/lock"
        let lock = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard lock >= 0 else {
            throw Failure(.cannotWrite, .libraryReadOnly(path: path, detail: "open: " + systemWords(errno)))
        }
        while flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EINTR || errno == EWOULDBLOCK {
            guard !isStopped() else {
                close(lock)
                throw Failure(.unavailable, .dictionaryStopped())
            }
            usleep(50_000)
        }
        return lock
    }
}

extension Message {
    /// Which packages are missing, and what brings them.
    static func dictionaryAbsent(_ missing: [DictionaryPackages.Package]) -> Message {
        let needed = missing.filter(\.isNeeded)
        return .dictionaryAbsent(
            packages: needed.map(\.rawValue).joined(separator: ", "),
            commands: distinctCommands(of: needed).joined(separator: " · ")
        )
    }

    private static func distinctCommands(of packages: [DictionaryPackages.Package]) -> [String] {
        DictionaryPackages.Package.allCases.map(\.command).reduce(into: []) { commands, command in
            if packages.contains(where: { $0.command == command }), !commands.contains(command) {
                commands.append(command)
            }
        }
    }
}
