import Foundation
import Testing

/// The table in the README's architecture section is the rule; the import lines of the sources are held against it.
struct LayeringTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// What each module may import, read from the README's table.
    static func allowed() throws -> [String: Set<String>] {
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        var table: [String: Set<String>] = [:]
        var inside = false
        for line in readme.split(separator: "\n", omittingEmptySubsequences: false) {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            if cells.count >= 3, cells[1] == "module", cells[2] == "may import" {
                inside = true
            } else if inside, cells.count < 3 {
                inside = false
            } else if inside, !cells[1].hasPrefix("---") {
                let imports = cells[2].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
                for module in cells[1].split(separator: "·") {
                    table[module.trimmingCharacters(in: .whitespaces)] = Set(imports).subtracting(["–"])
                }
            }
        }
        return table
    }

    /// Every module under Sources, and what its files import.
    static func imported() throws -> [String: [(file: String, module: String, line: String)]] {
        let sources = root.appendingPathComponent("Sources")
        var found: [String: [(file: String, module: String, line: String)]] = [:]
        for folder in try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted() {
            let files = FileManager.default.enumerator(atPath: sources.appendingPathComponent(folder).path)
            for case let file as String in files ?? .init() where file.hasSuffix(".swift") {
                let path = sources.appendingPathComponent(folder).appendingPathComponent(file)
                for line in try String(contentsOf: path, encoding: .utf8).split(separator: "\n") {
                    var words = line.split(separator: " ").map(String.init)
                    words.removeAll {
                        ["public", "internal", "private", "fileprivate"].contains($0) || $0.hasPrefix("@")
                    }
                    guard words.first == "import", words.count > 1 else { continue }
                    let kinds: Set = ["func", "struct", "class", "enum", "protocol", "typealias", "let", "var"]
                    let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
                    let module = name.split(separator: ".").first.map(String.init) ?? name
                    found[folder, default: []].append((file, module, String(line)))
                }
            }
        }
        return found
    }

    @Test("Each module imports only what the README's table allows")
    func table() throws {
        let allowed = try Self.allowed()
        #expect(allowed.count >= 15, "the README's table was not found")
        let modules = try Self.imported()
        for (module, imports) in modules {
            let may = try #require(allowed[module], "\(module) stands in no row of the README's table")
            for (file, name, line) in imports where name != "Glibc" {
                #expect(may.contains(name), "\(module)/\(file): \(line)")
            }
        }
    }

    @Test("A C module is imported by exactly one Swift module")
    func owners() throws {
        let modules = try Self.imported()
        let sources = Self.root.appendingPathComponent("Sources").path
        let cModules = try FileManager.default.contentsOfDirectory(atPath: sources)
            .filter { FileManager.default.fileExists(atPath: "\(sources)/\($0)/module.modulemap") }
        #expect(!cModules.isEmpty)
        for c in cModules {
            let owners = modules.filter { $0.value.contains { $0.module == c } }.keys
            #expect(owners.count == 1, "\(c) is imported by \(owners.sorted())")
        }
    }

    @Test("Pure modules take nothing of the machine but single maths functions")
    func pure() throws {
        let pure = [
            "Orthography", "Phonetics", "Waveforms", "Acoustics", "Scoring", "Exercises", "Memory", "StudyTime",
            "Messages",
            "Settings", "Courses", "Finding", "JSON", "Lexicography",
        ]
        let maths: Set = [
            "exp", "log", "log2", "log10", "sqrt", "pow", "sin", "cos", "tan", "atan", "atan2", "tanh", "floor", "ceil",
            "round",
            "fabs", "log1p", "expf", "logf", "sqrtf", "powf", "fmax", "fmin", "expm1", "hypot", "cosf", "sinf",
            "log10f",
        ]
        let modules = try Self.imported()
        for module in pure {
            #expect(FileManager.default.fileExists(atPath: Self.root.path + "/Sources/" + module), "no \(module)")
            for (file, name, line) in modules[module] ?? [] where name == "Glibc" || name.hasPrefix("Foundation") {
                let function = line.split(separator: ".").last.map(String.init) ?? ""
                #expect(line.contains("func ") && maths.contains(function), "\(module)/\(file): \(line)")
            }
        }
    }

    @Test("Only Shell writes escape codes")
    func escapeCodes() throws {
        let sources = Self.root.appendingPathComponent("Sources")
        let files = FileManager.default.enumerator(atPath: sources.path)
        var inShell = 0
        for case let file as String in files ?? .init() where file.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            let code = text.range(of: #"\\u\{0*1b\}"#, options: [.regularExpression, .caseInsensitive])
            guard code != nil else { continue }
            if file.hasPrefix("Shell/") { inShell += 1 } else { Issue.record("\(file) writes an escape code") }
        }
        #expect(inShell > 3, "the escape codes of Shell were not found")
    }

    @Test("No Foundation in what starts with the console")
    func foundation() throws {
        for (module, imports) in try Self.imported() {
            for (file, name, line) in imports {
                #expect(!name.hasPrefix("Foundation"), "\(module)/\(file): \(line)")
            }
        }
    }
}
