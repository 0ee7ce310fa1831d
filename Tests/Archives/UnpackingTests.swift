import Foundation
import Testing

@testable import Archives

@Suite("Unpacking")
struct UnpackingTests {
    /// Packed by the package `unicode-data`.
    static let packed = "/usr/share/unicode/Unihan_NumericValues.txt.bz2"

    /// A folder that is removed with the test.
    private final class Folder {
        let path = NSTemporaryDirectory() + "aloud-archives-" + UUID().uuidString
        init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(_ bytes: [UInt8], to name: String) throws -> String {
            try Data(bytes).write(to: URL(filePath: path + "/" + name))
            return path + "/" + name
        }
    }

    private func failure(_ body: () throws(ArchiveError) -> [UInt8]) -> ArchiveError? {
        do throws(ArchiveError) {
            _ = try body()
            return nil
        } catch {
            return error
        }
    }

    @Test("a file packed by bzip2 is unpacked, from the disk and from memory")
    func bzip2() throws {
        let bytes = try unpacked(Self.packed)
        #expect(bytes.first == 0x23)
        #expect(String(decoding: bytes, as: UTF8.self).contains("U+4E00\tkPrimaryNumeric\t1\n"))
        let packed = [UInt8](try Data(contentsOf: URL(filePath: Self.packed)))
        #expect(try unpacked(packed, from: "memory") == bytes)
        #expect(failure { () throws(ArchiveError) in try unpacked(packed, from: "m", limit: 100) }?.kind == .tooLarge)
    }

    /// A tar file (ustar) with one member.
    private static func tar(_ name: String, type: Character = "0", link: String = "", content: String = "x") -> [UInt8]
    {
        var header = [UInt8](repeating: 0, count: 512)
        func put(_ text: String, at place: Int) {
            header.replaceSubrange(place..<(place + text.utf8.count), with: text.utf8)
        }
        put(name, at: 0)
        put("0000644", at: 100)
        put("0000000", at: 108)
        put("0000000", at: 116)
        let size = String(content.utf8.count, radix: 8)
        put(String(repeating: "0", count: 11 - size.count) + size, at: 124)
        put("00000000000", at: 136)
        put("        ", at: 148)
        put(String(type), at: 156)
        put(link, at: 157)
        put("ustar", at: 257)
        put("00", at: 263)
        let sum = String(header.reduce(0) { $0 + Int($1) }, radix: 8)
        put(String(repeating: "0", count: 6 - sum.count) + sum + "\0 ", at: 148)
        let body = Array(content.utf8) + [UInt8](repeating: 0, count: (512 - content.utf8.count % 512) % 512)
        return header + body + [UInt8](repeating: 0, count: 1024)
    }

    @Test("an archive is unpacked with its folders, whichever kind it is of")
    func whole() throws {
        let folder = try Folder()
        try unpack(try folder.write(Self.zip, to: "a.zip"), into: folder.path)
        #expect(try String(contentsOfFile: folder.path + "/a/one.txt", encoding: .utf8) == "1")
        #expect(try String(contentsOfFile: folder.path + "/two.txt", encoding: .utf8) == "22")
        let tar = Self.tar("./b/c/file", content: String(repeating: "y", count: 700))
        try unpack(try folder.write(tar, to: "a.tar"), into: folder.path)
        #expect(try String(contentsOfFile: folder.path + "/b/c/file", encoding: .utf8).count == 700)
    }

    @Test(
        "what leads out of the folder, or is neither file nor folder, is refused by its name",
        arguments: [
            ("../out", "0", ""), ("/tmp/aloud-out", "0", ""), ("a/../../out", "0", ""), ("link", "2", "/etc/passwd"),
            ("hard", "1", "/etc/passwd"), ("device", "3", ""), ("pipe", "6", ""), ("a\u{1B}[2J", "0", ""),
        ] as [(String, Character, String)]
    )
    func unsafe(name: String, type: Character, link: String) throws {
        let folder = try Folder()
        let file = try folder.write(
            Self.tar(name, type: type, link: link, content: type == "0" ? "x" : ""),
            to: "a.tar"
        )
        let into = folder.path + "/in"
        try FileManager.default.createDirectory(atPath: into, withIntermediateDirectories: true)
        let found = failure { () throws(ArchiveError) in
            try unpack(file, into: into)
            return []
        }
        #expect(found?.kind == .unsafe && found?.reason == name, "\(String(describing: found))")
        #expect(try FileManager.default.contentsOfDirectory(atPath: into).isEmpty)
        #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) == ["a.tar", "in"])
    }

    @Test("what is too large, no archive, or has no place is told")
    func refused() throws {
        let folder = try Folder()
        func kind(_ bytes: [UInt8], limit: Int = 1000, into: String? = nil) throws -> ArchiveError.Kind? {
            let file = try folder.write(bytes, to: "a.tar")
            return failure { () throws(ArchiveError) in
                try unpack(file, into: into ?? folder.path, limit: limit, members: 1)
                return []
            }?.kind
        }
        let tar = Self.tar("f", content: "12345")
        #expect(try kind(tar) == nil)
        #expect(try kind(tar, limit: 4) == .tooLarge)
        #expect(try kind(Self.zip) == .tooLarge, "two members")
        #expect(try kind([UInt8]("hello".utf8)) == .damaged)
        #expect(try kind(tar, into: "/proc/nowhere") == .cannotWrite)
    }

    @Test("what is not packed is taken as it is, and nothing is nothing")
    func plain() throws {
        let folder = try Folder()
        let text = [UInt8]("银行 𠮷\n".utf8)
        #expect(try unpacked(try folder.write(text, to: "a.txt")) == text)
        #expect(try unpacked(try folder.write([], to: "b.txt")) == [])
    }

    /// A zip file with two stored members, `a/one.txt` (`1`) and `two.txt` (`22`), written out by hand.
    static let zip: [UInt8] = {
        var bytes: [UInt8] = []
        var central: [UInt8] = []
        func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
        // CRC-32 of `1` and of `22`.
        for (name, content, sum) in [("a/one.txt", "1", 0x83DC_EFB7), ("two.txt", "22", 0x647E_170E)] {
            let facts =
                number(20, 2) + number(0, 8) + number(sum, 4) + number(content.utf8.count, 4)
                + number(content.utf8.count, 4) + number(name.utf8.count, 2) + number(0, 2)
            central +=
                [0x50, 0x4B, 1, 2] + number(20, 2) + facts + number(0, 10) + number(bytes.count, 4) + [UInt8](name.utf8)
            bytes += [0x50, 0x4B, 3, 4] + facts + [UInt8](name.utf8) + [UInt8](content.utf8)
        }
        let start = bytes.count
        bytes += central + [0x50, 0x4B, 5, 6] + number(0, 4) + number(2, 2) + number(2, 2) + number(central.count, 4)
        return bytes + number(start, 4) + number(0, 2)
    }()

    @Test("a member of a zip file is found by the end of its name")
    func members() throws {
        let folder = try Folder()
        let file = try folder.write(Self.zip, to: "a.whl")
        #expect(try member(endingIn: "/one.txt", of: file) == [0x31])
        #expect(try member(endingIn: "two.txt", of: file).count == 2)
        let absent = failure { () throws(ArchiveError) in try member(endingIn: "three.txt", of: file) }
        #expect(absent?.kind == .noMember && absent?.path == file && absent?.reason == "three.txt")
    }

    @Test("what is absent, cut short or no archive is said to be so")
    func bad() throws {
        let folder = try Folder()
        #expect(failure { () throws(ArchiveError) in try unpacked("/nowhere") }?.kind == .unreadable)
        #expect(failure { () throws(ArchiveError) in try member(endingIn: "a", of: "/nowhere") }?.kind == .unreadable)
        let packed = [UInt8](try Data(contentsOf: URL(filePath: Self.packed)))
        let cut = try folder.write([UInt8](packed.prefix(packed.count / 2)), to: "cut.bz2")
        #expect(failure { () throws(ArchiveError) in try unpacked(cut) }?.kind == .damaged)
        let text = try folder.write([UInt8]("no archive".utf8), to: "a.whl")
        let error = failure { () throws(ArchiveError) in try member(endingIn: "a", of: text) }
        #expect(error?.kind == .damaged && error?.reason.isEmpty == false)
        #expect(failure { () throws(ArchiveError) in try unpacked(folder.path) } != nil)
    }
}
