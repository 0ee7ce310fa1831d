import Glibc
public import Orthography
import Threads

/// Where acoustic models are found, by language; each is read when it is first asked for, and kept.
///
/// Shared by any number of threads.
public final class ModelShelf: Sendable {
    /// One model on the shelf.
    public struct Place: Sendable, Hashable {
        /// The language whose speech it knows.
        public var language: Language
        /// The folder of its files.
        public var directory: String
        /// The dictionary where it is not in the folder.
        public var dictionary: String?
        /// The name that results give.
        public var name: String

        public init(language: Language, directory: String, dictionary: String? = nil, name: String) {
            self.language = language
            self.directory = directory
            self.dictionary = dictionary
            self.name = name
        }
    }

    /// The models, in the order in which they are asked: the first of a language counts.
    public let places: [Place]
    private let loaded = Lock<[Place: Result<AcousticModel, RecognitionError>]>([:])

    public init(places: [Place]) { self.places = places }

    /// The English model of Debian's package `pocketsphinx-en-us`.
    public static let packagedEnglish = Place(
        language: .english,
        directory: "/usr/share/pocketsphinx/model/en-us/en-us",
        dictionary: "/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict",
        name: "en-us"
    )

    /// The models in folders of `roots`: each has a file `aloud.model` with a line `lang: CODE`. The order is kept.
    public static func found(in roots: [String]) -> [Place] {
        roots.flatMap { root in
            FileBytes.names(in: root).compactMap { name -> Place? in
                let folder = root + "/" + name
                guard !name.hasPrefix("."), let bytes = try? FileBytes.read(folder + "/aloud.model") else { return nil }
                for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
                    let parts = line.split(separator: ":", maxSplits: 1)
                    if parts.count == 2, parts[0] == "lang",
                        let language = Language(code: parts[1].drop { $0 == " " })
                    {
                        return Place(language: language, directory: folder, name: name)
                    }
                }
                return nil
            }
        }
    }

    /// Which model judges a language: its own, or for German, Italian and Portuguese another's, nil where none is there.
    public func place(for language: Language) -> (place: Place, isApproximate: Bool)? {
        if let own = places.first(where: { $0.language == language }) { return (own, false) }
        for other in ModelShelf.standIns[language] ?? [] {
            if let place = places.first(where: { $0.language == other }) { return (place, true) }
        }
        return nil
    }

    /// Models of other languages that judge one which has none, best first.
    private static let standIns: [Language: [Language]] = [
        .german: [.english, .french], .italian: [.french, .english], .portuguese: [.french, .english],
    ]

    /// The model for a language, read and checked. Throws `noModel` where none is there, or what is wrong with it.
    public func model(for language: Language) throws(RecognitionError) -> (model: AcousticModel, isApproximate: Bool) {
        guard let (place, isApproximate) = place(for: language) else {
            throw RecognitionError(.noModel, call: language.code, reason: "no acoustic model for this language")
        }
        let result = loaded.use { loaded in
            if let known = loaded[place] { return known }
            let read: Result<AcousticModel, RecognitionError>
            do throws(RecognitionError) {
                read = .success(
                    try AcousticModel(directory: place.directory, dictionary: place.dictionary, name: place.name)
                )
            } catch {
                read = .failure(error)
            }
            loaded[place] = read
            return read
        }
        return (try result.get(), isApproximate)
    }
}
