import Foundation
import Testing

@testable import Library

@Suite("Large textbooks")
struct LargeImportTests {
    /// Runs the program; answers its status, the most memory it held in bytes, and the seconds it took.
    private func run(_ arguments: [String], cache: String) throws -> (status: Int32, peak: Int, seconds: Double) {
        let process = Process()
        process.executableURL = URL(filePath: try #require(Program.path))
        process.arguments = arguments
        process.currentDirectoryURL = Program.root
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_CACHE_HOME"] = cache
        environment["HOME"] = Program.ownHome
        process.environment = environment
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        let start = Date()
        try process.run()
        var peak = 0
        while process.isRunning {
            // The high-water mark never falls, so the last look tells all but the last moment.
            let status =
                (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
            for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
                peak = max(peak, (Int(line.filter(\.isNumber)) ?? 0) * 1024)
            }
            usleep(10_000)
        }
        process.waitUntilExit()
        return (process.terminationStatus, peak, Date().timeIntervalSince(start))
    }

    /// `count` words in files of 500, half Chinese, half English.
    private func tree(_ folder: String, words count: Int) throws {
        let characters = Array("人口手足天地日月水火山石田土大小上下左右东南西北中长行重好看书写字学校老师同朋友家门开关")
        for file in 0..<count / 500 {
            let isChinese = file.isMultiple(of: 2)
            var lines: [String] = []
            for number in 0..<500 {
                let place = file * 500 + number
                if isChinese {
                    let first = characters[place % characters.count]
                    let second = characters[place / characters.count % characters.count]
                    lines.append("{\"text\":\"\(first)\(second)\",\"pinyin\":\"\",\"level\":\"core\"}")
                } else {
                    lines.append("{\"text\":\"word\(place)\",\"explanation\":\"the word of number \(place)\"}")
                }
            }
            let path = folder + (isChinese ? "/语文/\(file / 10)年级" : "/English/Grade \(file / 10)")
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try "{\"words\":[\(lines.joined(separator: ",\n"))]}".write(
                toFile: path + "/list\(file).json",
                atomically: false,
                encoding: .utf8
            )
        }
    }

    @Test(
        "50,000 words are taken in, in memory that does not grow with them; again changes no row",
        .timeLimit(.minutes(10))
    )
    func fiftyThousand() throws {
        let environment = ProcessInfo.processInfo.environment
        let cache = environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "") + "/.cache"
        let folder = NSTemporaryDirectory() + "aloud-large-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try tree(folder + "/small", words: 5_000)
        try tree(folder + "/large", words: 50_000)
        let small = try run(["--data", folder + "/a", "import", "--all", folder + "/small"], cache: cache)
        let large = try run(["--data", folder + "/b", "import", "--all", folder + "/large"], cache: cache)
        print(
            "import: 5,000 words \(small.seconds) s, \(small.peak >> 20) MiB; "
                + "50,000 words \(large.seconds) s, \(large.peak >> 20) MiB"
        )
        #expect(small.status == 0 && large.status == 0)
        #expect(large.peak > 0 && large.peak < 80 << 20)
        #expect(large.peak < small.peak + (16 << 20), "ten times the words, the same memory")
        func counts() throws -> [Int] {
            let library = try Library(path: folder + "/b/aloud.db")
            return try ["units", "words", "word_marks"].map { table in
                try library.database.pragma("SELECT count(*) FROM \(table)")
            }
        }
        let before = try counts()
        #expect(before == [100, 50_000, 50_000])
        let again = try run(["--data", folder + "/b", "import", "--all", folder + "/large"], cache: cache)
        #expect(again.status == 0)
        #expect(try counts() == before)
    }
}
