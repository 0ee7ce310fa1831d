import Archives
@preconcurrency import Glibc
import Messages

/// A model as it is brought: a folder, or an archive with one in it.
enum ModelArchive {
    /// The folder of the model's files; an archive is unpacked into a folder for a while.
    static func directory(of source: String) throws(Failure) -> (directory: String, scratch: ScratchFolder?) {
        var status = stat()
        guard stat(source, &status) == 0 else { throw Failure(.noInput, .fileNotFound(file: source)) }
        if status.st_mode & S_IFMT == S_IFDIR { return (source, nil) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(.noInput, .fileNotAFile(file: source)) }
        let scratch = try ScratchFolder()
        do throws(ArchiveError) {
            try unpack(source, into: scratch.path)
        } catch {
            scratch.remove()
            throw switch error.kind {
            case .unsafe: Failure(.badData, .archiveUnsafe(file: source, name: error.reason))
            case .cannotWrite:
                Failure(.cannotWrite, .fileCannotBeWritten(file: error.path, detail: "\(error.call): \(error.reason)"))
            case .unreadable, .damaged, .noMember, .tooLarge: Failure(.badData, .archiveUnreadable(file: source))
            }
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
