@preconcurrency import Glibc
import Messages

/// Where the program's files stand, after the XDG base directories.
public struct Paths: Sendable, Equatable {
    /// Settings.
    public var configuration: String
    /// What the learner did: the database and brought models.
    public var data: String
    /// What can be built again.
    public var cache: String
    /// History.
    public var state: String
    /// The folder of the Chinese dictionary and of the packages it is made from: in the cache, or what `ALOUD_DICTIONARY`
    /// names.
    public var dictionaryFolder: String
    /// The profile's own part of `data`.
    public var profileData: String
    /// The profile's own part of `configuration`.
    public var profileConfiguration: String
    /// The folder that holds the program's own `Lessons`, `Sounds` and `Models`; nil where none is found.
    public var resources: String?

    /// The learner's database.
    public var database: String { profileData + "/aloud.db" }
    /// Acoustic models that a person brought.
    public var broughtModels: String { data + "/models" }
    /// The folders in which models are looked for, in order: `ALOUD_MODELS` (parted by colons) stands for all of them.
    public var modelFolders: [String]

    /// Finds the folders from environment variables by name. Throws status 78 where no home is known.
    public init(
        environment: [String: String],
        data override: String? = nil,
        profile: String? = nil
    ) throws(Failure) {
        func folder(_ variable: String, _ fallback: String) throws(Failure) -> String {
            // A relative path is invalid by the standard, and is ignored.
            if let path = environment[variable], path.hasPrefix("/") { return path + "/aloud" }
            guard let home = environment["HOME"], home.hasPrefix("/") else {
                throw Failure(.configuration, .homeUnknown())
            }
            return home + "/" + fallback + "/aloud"
        }
        configuration = try folder("XDG_CONFIG_HOME", ".config")
        if let override { data = override } else { data = try folder("XDG_DATA_HOME", ".local/share") }
        cache = try folder("XDG_CACHE_HOME", ".cache")
        state = try folder("XDG_STATE_HOME", ".local/state")
        let named = environment["ALOUD_DICTIONARY"] ?? ""
        dictionaryFolder = named.hasPrefix("/") ? named : cache + "/dictionary"
        profileData = data
        profileConfiguration = configuration
        if let profile {
            profileData += "/profiles/" + profile
            profileConfiguration += "/profiles/" + profile
        }
        resources = Paths.findResources(environment: environment)
        if let folders = environment["ALOUD_MODELS"], !folders.isEmpty {
            modelFolders = folders.split(separator: ":").map { String($0) }
        } else {
            modelFolders = [data + "/models", cache + "/models"] + (resources.map { [$0 + "/Models"] } ?? [])
        }
    }

    /// Letters and digits of any script, `-` and `_`, at most 64 of them: what is safe as a folder's name.
    public static func isProfileName(_ text: String) -> Bool {
        !text.isEmpty && text.count <= 64 && text.utf8.count <= 200
            && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }

    /// `ALOUD_HOME`, or the nearest folder above the executable that holds `Lessons`, or its `share/aloud`.
    static func findResources(environment: [String: String]) -> String? {
        if let home = environment["ALOUD_HOME"], !home.isEmpty { return home }
        guard var folder = executablePath() else { return nil }
        while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
            folder = String(folder[..<slash])
            for candidate in [folder, folder + "/share/aloud"] where access(candidate + "/Lessons", R_OK) == 0 {
                return candidate
            }
        }
        return nil
    }
}

/// The file this process runs from.
func executablePath() -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = readlink("/proc/self/exe", &buffer, Int(PATH_MAX))
    guard length > 0 else { return nil }
    return String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
