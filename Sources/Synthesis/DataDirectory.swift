import Glibc

/// A private directory that looks like the packaged speech data and holds a voice of our own as well.
enum DataDirectory {
    /// The private directory inside `cache`, built where it is missing or no longer fits the packaged data.
    ///
    /// It is built beside its place and moved there whole, so that no other process sees half of it. Throws
    /// ``SynthesisError/Kind/cannotWrite``.
    static func privateDirectory(in cache: String, packaged: String) throws(SynthesisError) -> String {
        let place = cache + "/espeak-ng-data"
        if isCurrent(place, packaged: packaged) { return place }
        try makeDirectories(cache)
        let draft = place + ".\(getpid())"
        removeTree(draft)
        do throws(SynthesisError) {
            try build(draft, packaged: packaged)
        } catch {
            removeTree(draft)
            throw error
        }
        // An outdated one is moved away first: a directory is never renamed over a full one.
        let old = place + ".old\(getpid())"
        removeTree(old)
        let hadOld = rename(place, old) == 0
        let moved = rename(draft, place)
        let failure = errno
        if hadOld { removeTree(old) }
        if moved == 0 { return place }
        removeTree(draft)
        // Another process may have been quicker.
        if isCurrent(place, packaged: packaged) { return place }
        throw SynthesisError(kind: .cannotWrite, call: "rename", reason: reason(failure), subject: place)
    }

    private static func isCurrent(_ place: String, packaged: String) -> Bool {
        var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let length = readlink(place + "/phontab", &target, Int(PATH_MAX))
        guard length > 0 else { return false }
        let bytes = target.prefix(length).map { UInt8(bitPattern: $0) }
        guard String(decoding: bytes, as: UTF8.self) == packaged + "/phontab" else { return false }
        guard access(place + "/en_dict", R_OK) == 0 else { return false }
        let voice = try? DataFile(place + "/voices/" + AustralianVoice.file)
        return voice?.bytes.elementsEqual(AustralianVoice.text.utf8) == true
    }

    private static func build(_ draft: String, packaged: String) throws(SynthesisError) {
        try make(draft)
        try make(draft + "/voices")
        for name in try entries(packaged) where name != "voices" {
            try link(packaged + "/" + name, draft + "/" + name)
        }
        // Variants of voices; a package may lack them.
        for name in (try? entries(packaged + "/voices")) ?? [] where name != AustralianVoice.file {
            try link(packaged + "/voices/" + name, draft + "/voices/" + name)
        }
        try write(AustralianVoice.text, draft + "/voices/" + AustralianVoice.file)
    }

    private static func make(_ path: String) throws(SynthesisError) {
        if mkdir(path, 0o755) != 0 {
            throw SynthesisError(kind: .cannotWrite, call: "mkdir", reason: reason(errno), subject: path)
        }
    }

    private static func makeDirectories(_ path: String) throws(SynthesisError) {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
            try makeDirectories(String(path[..<slash]))
        }
        if mkdir(path, 0o755) != 0, errno != EEXIST {
            throw SynthesisError(kind: .cannotWrite, call: "mkdir", reason: reason(errno), subject: path)
        }
    }

    private static func link(_ target: String, _ path: String) throws(SynthesisError) {
        if symlink(target, path) != 0 {
            throw SynthesisError(kind: .cannotWrite, call: "symlink", reason: reason(errno), subject: path)
        }
    }

    private static func write(_ text: String, _ path: String) throws(SynthesisError) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard file >= 0 else {
            throw SynthesisError(kind: .cannotWrite, call: "open", reason: reason(errno), subject: path)
        }
        let bytes = Array(text.utf8)
        let written = Glibc.write(file, bytes, bytes.count)
        let failure = errno
        let closed = close(file)
        if written != bytes.count || closed != 0 {
            throw SynthesisError(kind: .cannotWrite, call: "write", reason: reason(failure), subject: path)
        }
    }

    private static func entries(_ path: String) throws(SynthesisError) -> [String] {
        guard let directory = opendir(path) else {
            throw SynthesisError(kind: .noData, call: "opendir", reason: reason(errno), subject: path)
        }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Removes what ``build(_:packaged:)`` made: two levels of links and files, nothing a link points to.
    private static func removeTree(_ path: String) {
        for name in (try? entries(path)) ?? [] {
            let inner = path + "/" + name
            if unlink(inner) != 0 {
                for deeper in (try? entries(inner)) ?? [] { unlink(inner + "/" + deeper) }
                rmdir(inner)
            }
        }
        rmdir(path)
    }
}

/// The system's words for an error number.
func reason(_ number: Int32) -> String {
    String(cString: strerror(number))
}
