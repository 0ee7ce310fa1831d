import Foundation
import Testing

@testable import Pages

/// The diary as Chromium paints it. Without Chromium and ffmpeg on the machine these tests say that they were skipped.
@Suite("Diary pages in a browser", .serialized)
struct DiaryBrowserTests {
    static func program(_ names: String...) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        for name in names {
            for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
                return "\(folder)/\(name)"
            }
        }
        return nil
    }

    static let canPaint: Bool = {
        let can = program("chromium", "chromium-browser", "google-chrome") != nil && program("ffmpeg") != nil
        if !can { print("SKIPPED: the diary was not painted: there is no chromium, or no ffmpeg") }
        return can
    }()

    /// A painted page.
    struct Picture {
        let width: Int
        let height: Int
        let bytes: [UInt8]

        func pixel(_ x: Int, _ y: Int) -> [Int] { (0..<3).map { Int(bytes[(y * width + x) * 3 + $0]) } }

        /// The lengths of the runs of this colour at least ten pixels long, each counted in its first row.
        func bars(_ color: [Int]) -> [Int] {
            var found: [Int] = []
            var above: Set<Int> = []
            for y in 0..<height {
                var starts: Set<Int> = []
                var x = 0
                while x < width {
                    var end = x
                    while end < width, zip(pixel(end, y), color).allSatisfy({ abs($0 - $1) < 6 }) { end += 1 }
                    if end - x >= 10 {
                        // Rounded corners: the row in the middle of a bar is the longest.
                        starts.insert(x / 8)
                        if above.contains(x / 8) {
                            found[found.count - 1] = max(found.last ?? 0, end - x)
                        } else {
                            found.append(end - x)
                        }
                    }
                    x = max(end, x + 1)
                }
                above = starts
            }
            return found
        }
    }

    static func paint(_ page: DiaryPage, isDark: Bool, width: Int = 800, height: Int = 600) throws -> Picture {
        let folder = FileManager.default.temporaryDirectory.appending(path: "aloud-diary-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "diary.html")
        try page.html.write(to: file, atomically: true, encoding: .utf8)
        let picture = folder.appending(path: "diary.png").path
        try run(
            try #require(program("chromium", "chromium-browser", "google-chrome")),
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--hide-scrollbars",
            "--force-color-profile=srgb",
            "--user-data-dir=" + folder.appending(path: "profile").path,
            "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)",
            "--window-size=\(width),\(height)",
            "--screenshot=" + picture,
            file.absoluteString
        )
        let raw = folder.appending(path: "diary.rgb").path
        try run(
            try #require(program("ffmpeg")),
            "-loglevel",
            "error",
            "-i",
            picture,
            "-f",
            "rawvideo",
            "-pix_fmt",
            "rgb24",
            raw
        )
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: raw)))
        #expect(bytes.count == width * height * 3)
        return Picture(width: width, height: bytes.count / width / 3, bytes: bytes)
    }

    static func run(_ program: String, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(program)")
    }

    @Test("light where the reader wants light, dark where dark", .enabled(if: canPaint))
    func schemes() throws {
        #expect(try Self.paint(Diary.week, isDark: false).pixel(2, 2) == [0xF3, 0xF2, 0xEE])
        #expect(try Self.paint(Diary.week, isDark: true).pixel(2, 2) == [0x0D, 0x0D, 0x0D])
    }

    @Test("bars are painted in the proportion of their minutes", .enabled(if: canPaint), arguments: [false, true])
    func bars(isDark: Bool) throws {
        let picture = try Self.paint(Diary.evening, isDark: isDark)
        let bars = picture.bars(isDark ? [0x4B, 0x96, 0xEE] : [0x2A, 0x78, 0xD6])
        // The legend's square, 25 minutes and 50 minutes.
        try #require(bars.count == 3, "\(bars)")
        #expect(abs(Double(bars[1]) / Double(bars[2]) - 0.5) < 0.01, "\(bars)")
        #expect(bars[2] > 400)
    }
}
