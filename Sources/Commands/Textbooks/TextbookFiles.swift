@preconcurrency import Glibc
import Messages

/// A file that may hold a list of words.
struct TextbookFile: Sendable, Hashable {
    /// Absolute; `-` for standard input.
    let path: String
    /// The folder that was asked for, absolute; empty where the file itself was.
    let root: String
    /// As it was named, for messages.
    let shown: String
}

/// Finds the files that hold lists of words.
enum TextbookFiles {
    /// A tree may hold so many files.
    static let most = 100_000
    private static let deepest = 32
    private static let endings: Set<String> = ["json", "jsonl", "ndjson", "csv", "tsv", "tab", "txt", "text"]

    /// The files named, and those in folders named, in the order of their names.
    static func find(_ names: [String]) throws(Failure) -> (files: [TextbookFile], hasFolder: Bool) {
        var files: [TextbookFile] = []
        var hasFolder = false
        for name in names {
            if name == "-" {
                files.append(TextbookFile(path: "-", root: "", shown: "-"))
                continue
            }
            var status = stat()
            guard stat(name, &status) == 0 else {
                throw errno == ENOENT
                    ? Failure(.noInput, .fileNotFound(file: name))
                    : Failure(.noInput, .fileUnreadable(file: name, detail: systemWords(errno)))
            }
            let path = absolute(name)
            guard status.st_mode & S_IFMT == S_IFDIR else {
                files.append(TextbookFile(path: path, root: "", shown: name))
                continue
            }
            hasFolder = true
            let before = files.count
            try walk(path, root: path, shown: name, depth: 0, into: &files)
            guard files.count > before else { throw Failure(.noInput, .importNothingFound(path: name)) }
        }
        return (files, hasFolder)
    }

    private static func walk(
        _ folder: String,
        root: String,
        shown: String,
        depth: Int,
        into files: inout [TextbookFile]
    ) throws(Failure) {
        guard let directory = opendir(folder) else {
            throw Failure(.noInput, .fileUnreadable(file: shown, detail: systemWords(errno)))
        }
        var names: [(name: String, isFolder: Bool)] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard !name.hasPrefix(".") else { continue }
            var status = stat()
            // A link to a folder is passed over: it could lead back here.
            guard lstat(folder + "/" + name, &status) == 0 else { continue }
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            let ending = name.split(separator: ".", omittingEmptySubsequences: false).last.map { $0.lowercased() } ?? ""
            if isFolder || endings.contains(ending) { names.append((name, isFolder)) }
        }
        closedir(directory)
        // By bytes, so that the order does not hang on the locale.
        names.sort { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }
        for (name, isFolder) in names {
            if isFolder, depth < deepest {
                try walk(folder + "/" + name, root: root, shown: shown + "/" + name, depth: depth + 1, into: &files)
            } else if !isFolder {
                files.append(TextbookFile(path: folder + "/" + name, root: root, shown: shown + "/" + name))
            }
            guard files.count <= most else { throw Failure(.badData, .importTooMany(path: shown, limit: most)) }
        }
    }

    private static func absolute(_ path: String) -> String {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
