import Glibc
public import Orthography

/// The acoustic models that a person brought, each a folder of its name.
public struct BroughtModels: Sendable {
    public let folder: String

    public init(folder: String) { self.folder = folder }

    /// What a model is made of; of each pair one is enough, and what is not named is left behind.
    private static let files: Set<String> = [
        "mdef", "means", "variances", "sendump", "mixture_weights", "transition_matrices", "feat.params", "noisedict",
        "feature_transform", "phoneset.json",
    ]

    /// Whether a name is safe as a folder's: ASCII letters, digits, `-`, `_` and `.`, no point first, at most 64.
    public static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 64 && !name.hasPrefix(".")
            && name.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F, 0x2E: true
                default: false
                }
            }
    }

    /// The folder of a model.
    public func directory(of name: String) -> String { folder + "/" + name }

    /// Whether a model of that name was brought.
    public func has(_ name: String) -> Bool {
        BroughtModels.isName(name) && FileBytes.exists(directory(of: name) + "/aloud.model")
    }

    /// Reads the model in a directory as it would be read for judging, and answers it. Throws what is wrong with it:
    /// files that are missing or damaged, or a dictionary whose phones the model has not.
    public static func checked(_ directory: String) throws(RecognitionError) -> AcousticModel {
        let model = try AcousticModel(directory: directory)
        let phones = Set(model.senones.definition.phones)
        for name in FileBytes.names(in: directory) where isDictionary(name) {
            var (lines, strange) = (0, 0)
            var example = ""
            for line in try FileBytes.read(directory + "/" + name).split(separator: 0x0A) {
                let words = line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
                guard words.count > 1 else { continue }
                lines += 1
                let unknown = words.dropFirst().map { String(decoding: $0, as: UTF8.self) }.first {
                    !phones.contains($0)
                }
                if let unknown {
                    strange += 1
                    example = unknown
                }
            }
            // A few slips in a great dictionary do no harm; another model's dictionary would.
            guard strange * 50 <= lines else {
                let reason = "\(strange) of \(lines) words have phones that the model has not, such as \(example)"
                throw RecognitionError(.model, call: directory + "/" + name, reason: reason)
            }
        }
        return model
    }

    /// Copies a model that was ``checked(_:)`` into a folder of its name, whole or not at all.
    public func add(from directory: String, as name: String, for language: Language) throws(RecognitionError) {
        let draft = folder + "/." + name + ".part"
        try makeFolders()
        BroughtModels.removeFolder(draft)
        guard mkdir(draft, 0o755) == 0 else { throw refusal("mkdir", draft) }
        do throws(RecognitionError) {
            for file in FileBytes.names(in: directory)
            where BroughtModels.files.contains(file) || BroughtModels.isDictionary(file)
                || file.hasPrefix("LICENSE") || file.hasPrefix("README")
            {
                // A folder of licences is no licence.
                guard FileBytes.exists(directory + "/" + file) else { continue }
                try write(try FileBytes.read(directory + "/" + file), to: draft + "/" + file)
            }
            try write(Array("lang: \(language.code)\n".utf8), to: draft + "/aloud.model")
            guard rename(draft, self.directory(of: name)) == 0 else {
                throw refusal("rename", self.directory(of: name))
            }
        } catch {
            BroughtModels.removeFolder(draft)
            throw error
        }
    }

    /// Removes a model that was brought.
    public func remove(_ name: String) throws(RecognitionError) {
        let directory = directory(of: name)
        // Out of the way first, so that nobody reads half a model.
        let draft = folder + "/." + name + ".part"
        BroughtModels.removeFolder(draft)
        guard rename(directory, draft) == 0 else { throw refusal("rename", directory) }
        BroughtModels.removeFolder(draft)
    }

    private static func isDictionary(_ name: String) -> Bool { name.hasSuffix(".dict") || name.hasSuffix(".dic") }

    private func makeFolders() throws(RecognitionError) {
        var path = folder.hasPrefix("/") ? "" : "."
        for part in folder.split(separator: "/") {
            path += "/" + part
            guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw refusal("mkdir", path) }
        }
    }

    private func write(_ bytes: [UInt8], to path: String) throws(RecognitionError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw refusal("open", path) }
        defer { close(descriptor) }
        var start = 0
        while start < bytes.count {
            let sent = bytes[start...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if sent < 0, errno == EINTR { continue }
            guard sent > 0 else { throw refusal("write", path) }
            start += sent
        }
        guard fsync(descriptor) == 0 else { throw refusal("fsync", path) }
    }

    private func refusal(_ call: String, _ path: String) -> RecognitionError {
        RecognitionError(.cannotWrite, call: path, reason: call + ": " + String(cString: strerror(errno)))
    }

    /// Removes a folder of files; what is no file in it stays, and so does the folder then.
    private static func removeFolder(_ path: String) {
        for name in FileBytes.names(in: path) { unlink(path + "/" + name) }
        rmdir(path)
    }
}
