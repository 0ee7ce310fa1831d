@preconcurrency import Glibc
public import Memory

/// The backups of one learner: a file a day, the latest few kept.
public struct BackupFolder: Sendable {
    public let path: String
    /// How many days' backups are kept.
    public static let kept = 3

    public init(path: String) { self.path = path }

    /// Where the backup of a day stands.
    public func file(of day: StudyDay) -> String { path + "/aloud-\(day).db" }

    /// The backups there are, newest first.
    public var files: [String] {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var days: [StudyDay] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard name.hasPrefix("aloud-"), name.hasSuffix(".db") else { continue }
            if let day = StudyDay(name.dropFirst(6).dropLast(3)) { days.append(day) }
        }
        return days.sorted(by: >).map { file(of: $0) }
    }

    /// Backs a database up unless it was today, and removes the oldest backups. Answers whether it did.
    @discardableResult
    public func backUp(_ library: Library, on day: StudyDay) throws(LibraryError) -> Bool {
        let file = file(of: day)
        guard access(file, F_OK) != 0 else { return false }
        try library.backUp(to: file)
        for old in files.dropFirst(Self.kept) { unlink(old) }
        return true
    }
}
