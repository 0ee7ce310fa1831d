import Imports
import JSON
import Library
import Messages
import Orthography

extension Command {
    /// `aloud dictionary build`: makes the Chinese dictionary from its packages. `explain FILE…`: takes in explanations of
    /// characters; `explanations`: lists those; `forget`: removes them.
    static let dictionary = Command(
        "dictionary",
        operands: "build · explain FILE… · explanations · forget",
        count: 1...many,
        options: [.json],
        takesNewLearner: { ["build", "explain"].contains($0.operands.first?.lowercased()) }
    ) { request throws(Failure) in
        let operands = request.arguments.operands
        switch (operands.first?.lowercased(), operands.count) {
        case ("build", 1): return try request.buildDictionary()
        case ("explain", 2...): return try request.takeInExplanations(of: Array(operands.dropFirst()))
        case ("explanations", 1): return try request.listExplanations()
        case ("forget", 1): return try request.forgetExplanations()
        default:
            throw Failure(.usage, .usage(usage: "aloud dictionary build · explain FILE… · explanations · forget"))
        }
    }
}

extension Request {
    fileprivate func buildDictionary() throws(Failure) -> ExitStatus {
        let packages = paths.dictionaryPackages
        guard packages.isEnough else { throw Failure(.unavailable, .dictionaryAbsent(packages.missing)) }
        let seconds = try buildDictionary(from: packages)
        if !general.quiet {
            for package in packages.missing {
                say(.dictionaryWithout(package: package.rawValue, command: package.command))
            }
            say(seconds.map { .dictionaryBuilt(seconds: $0) } ?? .dictionaryNewest())
        }
        return .done
    }

    /// All of a file or nothing of it.
    fileprivate func takeInExplanations(of files: [String]) throws(Failure) -> ExitStatus {
        let library = try library()
        let own = ownExplanations()
        for file in files {
            let bytes: [UInt8]
            do throws(TextFileError) {
                bytes =
                    file == "-"
                    ? try readAll(0, limit: longestTextbook) : try readFile(file, limit: longestTextbook)
            } catch {
                let isTooLong = if case .tooLong = error { true } else { false }
                throw Failure(isTooLong ? .badData : .noInput, error.text(file: file))
            }
            let list: [ListedExplanation]
            do throws(ImportProblem) {
                list = try explanationList(bytes, path: file)
            } catch {
                throw Failure(.badData, .badLine(file: file, line: error.line, problem: error.text))
            }
            try stored { () throws(LibraryError) in
                try library.takeIn(explanations: list.map { ($0.character, $0.text) })
            }
            if !general.quiet {
                let hidden = list.count { own[$0.character] != nil }
                say(.explanationsTaken(file: visible(file), count: list.count, hidden: hidden))
            }
        }
        return .done
    }

    /// In a form that `explain` takes in again.
    fileprivate func listExplanations() throws(Failure) -> ExitStatus {
        let library = try readingLibrary()
        let list = try stored { () throws(LibraryError) in try library?.explanations() ?? [] }
        for (character, text) in list {
            if arguments.has("json") {
                let value: JSONValue = ["text": .string(character), "explanation": .string(text)]
                try output.line(value.text)
            } else {
                let line = text.split(whereSeparator: \.isNewline).joined(separator: " ").replacing("\t", with: " ")
                try output.line(visible(character) + "\t" + visible(line))
            }
        }
        if list.isEmpty, !arguments.has("json"), !general.quiet { say(.explanationsNotTaken()) }
        return .done
    }

    fileprivate func forgetExplanations() throws(Failure) -> ExitStatus {
        let library = try library()
        let count = try stored { () throws(LibraryError) in try library.removeExplanations() }
        if !general.quiet { say(count > 0 ? .explanationsForgotten(count: count) : .explanationsNotTaken()) }
        return .done
    }
}
