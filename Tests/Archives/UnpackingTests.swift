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
