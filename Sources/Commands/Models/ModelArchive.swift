import Desktop
@preconcurrency import Glibc
import Messages

/// A model as it is brought: a folder, or an archive with one in it.
enum ModelArchive {
    /// The folder of the model's files; an archive is unpacked into a folder for a while.
    static func directory(
        of source: String,
        environment: [String: String]
    ) throws(Failure) -> (directory: String, scratch: ScratchFolder?) {
        var status = stat()
        guard stat(source, &status) == 0 else { throw Failure(.noInput, .fileNotFound(file: source)) }
        if status.st_mode & S_IFMT == S_IFDIR { return (source, nil) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(.noInput, .fileNotAFile(file: source)) }
        guard let names = listed(source, environment) else { throw Failure(.badData, .archiveUnreadable(file: source)) }
        for name in names where isUnsafe(name) {
            throw Failure(.badData, .archiveUnsafe(file: source, name: name))
        }
        let scratch = try ScratchFolder()
        guard run(unpacking(source, into: scratch.path), environment)?.status == 0 else {
            scratch.remove()
            throw Failure(.badData, .archiveUnreadable(file: source))
        }
        if let strange = firstStranger(in: scratch.path, depth: 8) {
            scratch.remove()
            throw Failure(.badData, .archiveUnsafe(file: source, name: strange))
        }
        guard let folder = modelFolder(in: scratch.path, depth: 4) else {
            scratch.remove()
            throw Failure(.badData, .modelFileMissing(path: source, detail: "no mdef"))
        }
        return (folder, scratch)
    }

    /// The last part of a path, without the ending of an archive.
    static func name(of source: String) -> String {
        var name = source.split(separator: "/").last.map { String($0) } ?? ""
        for ending in [".tar.gz", ".tar.xz", ".tar.bz2", ".tar.zst", ".tgz", ".tar", ".zip"] {
            if name.lowercased().hasSuffix(ending) {
                name.removeLast(ending.count)
                break
            }
        }
        return name
    }

    private static func isZip(_ source: String) -> Bool { source.lowercased().hasSuffix(".zip") }

    /// A path that a program will not take for an option.
    private static func guarded(_ path: String) -> String { path.hasPrefix("-") ? "./" + path : path }

    private static func listed(_ source: String, _ environment: [String: String]) -> [String]? {
        let words =
            isZip(source)
            ? ["unzip", "-Z1", guarded(source)]
            : ["tar", "--list", "--force-local", "--quoting-style=literal", "--file", guarded(source)]
        guard let end = run(words, environment), end.status == 0 else { return nil }
        return end.output.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Runs a program to its end; nil where it is not there, cannot be started, or takes longer than ten minutes.
    private static func run(_ words: [String], _ environment: [String: String]) -> Helper.End? {
        guard let name = words.first, let helper = Helper(name, environment: environment) else { return nil }
        return try? helper.run(Array(words.dropFirst()), seconds: 600, limit: 16 << 20)
    }

    private static func unpacking(_ source: String, into folder: String) -> [String] {
        isZip(source)
            // A password, though empty: otherwise a locked archive has one asked for at the terminal.
            ? ["unzip", "-qq", "-o", "-P", "", guarded(source), "-d", folder]
            : [
                "tar", "--extract", "--force-local", "--no-same-owner", "--no-same-permissions", "--file",
                guarded(source), "--directory", folder,
            ]
    }

    /// Whether a name leads out of the folder it is unpacked into.
    static func isUnsafe(_ name: String) -> Bool {
        name.hasPrefix("/") || name.split(separator: "/").contains("..")
            || name.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    }

    private static func entries(of folder: String) -> [(path: String, kind: mode_t)] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var entries: [(path: String, kind: mode_t)] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name == "." || name == ".." { continue }
            var status = stat()
            guard lstat(folder + "/" + name, &status) == 0 else { continue }
            entries.append((folder + "/" + name, status.st_mode & S_IFMT))
        }
        return entries.sorted { $0.path < $1.path }
    }

    /// The first thing that is neither a file nor a folder: a link, a device.
    private static func firstStranger(in folder: String, depth: Int) -> String? {
        for (path, kind) in entries(of: folder) {
            if kind == S_IFREG { continue }
            guard kind == S_IFDIR, depth > 0 else { return String(path.dropFirst(folder.count + 1)) }
            if let found = firstStranger(in: path, depth: depth - 1) { return found }
        }
        return nil
    }

    private static func modelFolder(in folder: String, depth: Int) -> String? {
        let entries = entries(of: folder)
        if entries.contains(where: { $0.path == folder + "/mdef" && $0.kind == S_IFREG }) { return folder }
        guard depth > 0 else { return nil }
        for (path, kind) in entries where kind == S_IFDIR {
            if let found = modelFolder(in: path, depth: depth - 1) { return found }
        }
        return nil
    }
}
