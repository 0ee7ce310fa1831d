@preconcurrency import Glibc

/// The learners of this machine: a folder each, besides the one without a name.
struct Profiles {
    /// What the learner without a name is called.
    static let unnamed = "default"

    /// The folder in which those with a name stand.
    let folder: String

    init(_ paths: Paths) { folder = paths.data + "/profiles" }

    /// Their names in order, ``unnamed`` first.
    var names: [String] {
        var names: [String] = []
        if let directory = opendir(folder) {
            defer { closedir(directory) }
            while let entry = readdir(directory) {
                let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                }
                var status = stat()
                guard Paths.isProfileName(name), stat(folder + "/" + name, &status) == 0,
                    status.st_mode & S_IFMT == S_IFDIR
                else { continue }
                names.append(name)
            }
        }
        return [Self.unnamed] + names.sorted()
    }

    /// The folder's name of a learner who is called so. Composed and decomposed letters are equal, and name different
    /// folders: the one that is there is meant.
    func same(as name: String) -> String? { names.first { $0 == name } }

    /// Whether nobody is called so; false also where that cannot be found out.
    func lack(_ name: String) -> Bool {
        var status = stat()
        return stat(folder + "/" + name, &status) != 0 && errno == ENOENT
    }

    /// The name that stands for a learner who is there: as written, in another case where only one is so, or the number
    /// in ``names``, from 1; otherwise the name itself, for a new one. Nil for what is no name.
    func name(for text: String) -> String? {
        let names = names
        if let number = number(in: text), names.indices.contains(number - 1) { return names[number - 1] }
        if let same = same(as: text) { return same }
        let alike = names.filter { $0.lowercased() == text.lowercased() }
        if alike.count == 1 { return alike[0] }
        return Paths.isProfileName(text) ? text : nil
    }
}
