import Foundation
import Testing

@testable import Messages

/// One message function as its source file has it.
private struct Declaration {
    let name: String
    let labels: Set<String>
    let templates: [InterfaceLanguage: String]
    let given: Set<String>
}

/// Reads the message functions out of the catalogue's source files.
private enum Catalogue {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Messages/Texts")

    static let declarations: [Declaration] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.hasSuffix(".swift") }.flatMap { name in
            parse((try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "")
        }
    }()

    static func parse(_ source: String) -> [Declaration] {
        let head = /static func (?<name>\w+)\((?<parameters>[^)]*)\) -> Message \{/
        let matches = source.matches(of: head)
        return matches.enumerated().map { index, match in
            let end = index + 1 < matches.count ? matches[index + 1].range.lowerBound : source.endIndex
            let body = String(source[match.range.upperBound..<end])
            // `after word: String` is called `after:` and used as `word`.
            let labels = match.parameters.split(separator: ",").compactMap { parameter in
                parameter.split(separator: ":").first?.split(separator: " ").last.map { String($0) }
            }
            var templates: [InterfaceLanguage: String] = [:]
            for language in InterfaceLanguage.allCases {
                templates[language] = literal(after: "\(language.rawValue):", in: body)
            }
            var given: Set<String> = []
            if let open = body.firstRange(of: /\[\s*"/) {
                let arguments = body[open.lowerBound...].prefix { $0 != "]" }
                for pair in arguments.matches(of: /"([^"]+)":/) { given.insert(String(pair.1)) }
            }
            return Declaration(
                name: String(match.name),
                labels: Set(labels),
                templates: templates,
                given: given
            )
        }
    }

    /// The string literal that follows a label, in one line or in a block of three quotes.
    private static func literal(after label: String, in body: String) -> String? {
        guard let start = body.firstRange(of: label) else { return nil }
        let rest = body[start.upperBound...].drop { $0.isWhitespace }
        if rest.hasPrefix("\"\"\"") {
            let inside = rest.dropFirst(3)
            guard let end = inside.firstRange(of: "\"\"\"") else { return nil }
            let lines = inside[..<end.lowerBound].split(separator: "\n").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            return lines.joined(separator: "\n").replacing("\\\n", with: "")
        }
        guard rest.hasPrefix("\"") else { return nil }
        return rest.dropFirst().firstMatch(of: /^(?:[^"\\]|\\.)*/).map { String($0.output) }
    }
}

@Suite("Catalogue")
struct CatalogueTests {
    @Test("the source files are found and every function in them is read")
    func found() {
        #expect(Catalogue.declarations.count > 30)
        let functions = Catalogue.declarations.map(\.name)
        #expect(Set(functions).count == functions.count, "two messages have one name")
    }

    @Test("no message lacks a language or loses an argument")
    func complete() {
        for declaration in Catalogue.declarations {
            let name = declaration.name
            #expect(declaration.given == declaration.labels, "\(name): arguments given and parameters differ")
            for language in InterfaceLanguage.allCases {
                let template = declaration.templates[language].flatMap { Template($0) }
                #expect(template?.names == declaration.labels, "\(name) in \(language)")
            }
        }
    }

    @Test("each text is written in its own language")
    func ownLanguage() {
        let han = { (text: String) in text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }
        for declaration in Catalogue.declarations {
            let english = declaration.templates[.english] ?? ""
            #expect(!han(english), "\(declaration.name)")
            // A text without one English word, such as a bare number, needs no Chinese one.
            let words = english.replacing(/\{[^{}]*\}/, with: "").contains { $0.isLetter }
            #expect(han(declaration.templates[.chinese] ?? "") || !words, "\(declaration.name)")
        }
    }

    @Test("the reader sees a lost argument, a lost language and a broken template")
    func reader() {
        let source = """
            public static func lost(device: String, detail: String) -> Message {
                Message(en: "No {device}. ({detail})", zh: "没有 {device}。", ["device": device, "detail": detail])
            }
            public static func mute(count: Int) -> Message {
                Message(en: "{count, plural, one {#}}", ["count": count])
            }
            """
        let declarations = Catalogue.parse(source)
        #expect(declarations.map(\.name) == ["lost", "mute"])
        #expect(declarations[0].labels == ["device", "detail"])
        #expect(declarations[0].templates[.english].flatMap { Template($0) }?.names == ["device", "detail"])
        #expect(declarations[0].templates[.chinese].flatMap { Template($0) }?.names == ["device"])
        #expect(declarations[1].templates[.chinese] == nil)
        #expect(declarations[1].templates[.english].flatMap { Template($0) } == nil)
    }
}
