public import Courses
@preconcurrency import Glibc

/// Something about a lesson file that its author should know.
public struct LessonProblem: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        case complaint(Complaint)
        /// The file could not be read at all.
        case unreadable(TextFileError)
        /// Its number was taken: it has another one.
        case renumbered(from: Int, to: Int)
    }

    /// The file's path.
    public let file: String
    public let kind: Kind
}

extension Course {
    /// A lesson file may have so many bytes.
    static let longestFile = 32 << 20

    /// Reads every `.lesson` file of folders, in the order of the folders and of the names in them.
    ///
    /// A folder that is missing holds nothing. A file of the same name in a later folder takes the place of the earlier
    /// one: so a person can correct a lesson that was shipped.
    ///
    /// - Parameter checked: the folder, among them, that the program came with: its pinyin is known to agree with its
    ///   characters, and where it is named, lessons of other folders are the person's own.
    public static func reading(
        folders: [String],
        checked: String? = nil
    ) -> (course: Course, problems: [LessonProblem]) {
        var files: [(name: String, path: String)] = []
        for folder in folders {
            for name in lessonNames(in: folder) {
                if let index = files.firstIndex(where: { $0.name == name }) {
                    files[index].path = folder + "/" + name
                } else {
                    files.append((name, folder + "/" + name))
                }
            }
        }
        var lessons: [Lesson] = []
        var problems: [LessonProblem] = []
        var paths: [Int: [String]] = [:]
        for file in files {
            do throws(TextFileError) {
                let isChecked = checked.map { file.path == $0 + "/" + file.name } ?? false
                let text = try readTextFile(file.path, limit: longestFile)
                let (lesson, complaints) = LessonFile.parse(text, checksPinyin: !isChecked)
                problems += complaints.map { LessonProblem(file: file.path, kind: .complaint($0)) }
                guard var lesson else { continue }
                lesson.isOwn = checked != nil && !isChecked
                lessons.append(lesson)
                paths[lesson.number, default: []].append(file.path)
            } catch {
                problems.append(LessonProblem(file: file.path, kind: .unreadable(error)))
            }
        }
        let (course, renumbered) = Course.joining(lessons)
        var second: [Int: Int] = [:]
        for (from, to) in renumbered {
            // The first file of a number keeps it.
            let place = second[from, default: 0] + 1
            second[from] = place
            guard let path = paths[from]?.dropFirst(place).first else { continue }
            problems.append(LessonProblem(file: path, kind: .renumbered(from: from, to: to)))
        }
        return (course, problems)
    }

    private static func lessonNames(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasSuffix(".lesson"), !name.hasPrefix(".") { names.append(name) }
        }
        // By bytes, so that the order does not hang on the locale.
        return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    }
}
