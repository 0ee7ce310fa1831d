import JSON
import Messages
import Orthography
import Recognition
import Studio
import Synthesis
import Waveforms

extension Command {
    /// `aloud models [list] · add DIR|ARCHIVE --lang CODE [--name NAME] · remove NAME`
    static let models = Command(
        "models",
        operands: "[list|add DIR|ARCHIVE|remove NAME]",
        count: 0...2,
        options: [.json, Option("name", .value("NAME"))]
    ) { request throws(Failure) in
        let words = request.arguments.operands
        switch (words.first ?? "list", words.count) {
        case ("list", 0...1): return try request.listModels()
        case ("add", 2): return try request.addModel(words[1])
        case ("remove", 2): return try request.removeModel(words[1])
        default: throw Failure(.usage, .usage(usage: "aloud models [list|add DIR|ARCHIVE --lang CODE|remove NAME]"))
        }
    }
}

extension Request {
    /// The models of this machine, those brought first.
    var modelPlaces: [ModelShelf.Place] { ModelShelf.found(in: paths.modelFolders) + [ModelShelf.packagedEnglish] }

    private var brought: BroughtModels { BroughtModels(folder: paths.broughtModels) }

    /// Every language and what judges it; then what is wrong with a model that cannot be used.
    fileprivate func listModels() throws(Failure) -> ExitStatus {
        let shelf = ModelShelf(places: modelPlaces)
        for language in Language.allCases {
            let place = shelf.place(for: language)?.place
            let result = Result { () throws(RecognitionError) in try shelf.model(for: language) }
            let isApproximate = (try? result.get().isApproximate) ?? false
            var problem: Message?
            if case .failure(let error) = result { problem = error.text }
            if arguments.has("json") {
                let line: JSONValue = [
                    "lang": .string(language.code),
                    "model": .optional(place?.name),
                    "directory": .optional(place?.directory),
                    "usable": .bool(problem == nil),
                    "approximate": .bool(isApproximate),
                    "message": .optional(problem.map { text($0) }),
                ]
                try output.line(line.text)
            } else {
                let said: Message =
                    if let problem {
                        problem
                    } else if isApproximate {
                        .modelListApproximate(model: place?.name ?? "", directory: place?.directory ?? "")
                    } else {
                        .modelListUsable(model: place?.name ?? "", directory: place?.directory ?? "")
                    }
                try output.line(column(language.code, to: 5) + visible(text(said)))
            }
        }
        return .done
    }

    fileprivate func addModel(_ source: String) throws(Failure) -> ExitStatus {
        let (directory, scratch) = try ModelArchive.directory(of: source)
        defer { scratch?.remove() }
        let plainName = arguments.value("name") ?? ModelArchive.name(of: source)
        guard BroughtModels.isName(plainName) else { throw Failure(.usage, .modelNameInvalid(name: plainName)) }
        guard let language = general.languages.last ?? Language(code: plainName.prefix { $0 != "." }) else {
            throw Failure(.usage, .modelLanguageMissing(codes: Language.codes))
        }
        guard !brought.has(plainName) else { throw Failure(.usage, .modelNameTaken(name: plainName)) }
        do throws(RecognitionError) {
            let model = try BroughtModels.checked(directory)
            guard try tries(model, at: directory, in: language) else {
                throw RecognitionError(.model, call: source, reason: "no word of the course is in its dictionary")
            }
            try brought.add(from: directory, as: plainName, for: language)
        } catch {
            throw error.failure
        }
        try output.line(text(.modelAdded(model: plainName, language: .name(of: language))))
        return .done
    }

    /// A trial: faint noise is listened to for the first phrase of the course whose words the model can make.
    private func tries(_ model: AcousticModel, at directory: String, in language: Language) throws(RecognitionError)
        -> Bool
    {
        let place = ModelShelf.Place(language: language, directory: directory, name: model.name)
        let listener = Listener(shelf: ModelShelf(places: [place]))
        var state: UInt32 = 1
        let noise = (0..<Waveform.judgedRate).map { _ -> Int16 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int16(truncatingIfNeeded: state >> 28) - 8
        }
        for phrase in ((try? course())?.phrases ?? []).prefix(400) {
            guard let text = phrase.texts[language] else { continue }
            let prompt: SpokenPrompt
            do throws(RecognitionError) {
                prompt = try listener.prompt(text, in: language)
            } catch {
                if error.kind == .pronunciation { continue }
                throw error
            }
            _ = try listener.hearing(of: Waveform(samples: noise), for: prompt)
            return true
        }
        return false
    }

    fileprivate func removeModel(_ name: String) throws(Failure) -> ExitStatus {
        guard brought.has(name) else { throw Failure(.wrong, .modelUnknown(name: name)) }
        do throws(RecognitionError) {
            try brought.remove(name)
        } catch {
            throw error.failure
        }
        try output.line(text(.modelRemoved(model: name)))
        return .done
    }
}
