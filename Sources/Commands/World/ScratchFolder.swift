import Desktop
@preconcurrency import Glibc
import Messages

/// An empty folder for a while, among the system's temporary ones.
struct ScratchFolder {
    let path: String

    init() throws(Failure) {
        let named = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        let parent = named.isEmpty ? "/tmp" : named
        var template = Array((parent + "/aloud-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw Failure(.cannotWrite, .fileCannotBeWritten(file: parent, detail: systemWords(errno)))
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Removes it with all that is in it; links are removed, not followed.
    func remove() {
        _ = try? Helper("rm", environment: [:])?.run(["-rf", "--", path], listens: false, seconds: 600)
    }
}
