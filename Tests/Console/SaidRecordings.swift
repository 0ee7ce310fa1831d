import Foundation

/// People's words and other speech, for sessions that are led aloud: `$SAID/two.wav`, `$SAID/other-speech-1.wav`.
///
/// The numbers are Debian's packaged English prompts (asterisk-core-sounds-en-g722), the commands are cut out of learners'
/// sentences where the program finds them; each stands between silences. Other speech is
/// two recordings of five minutes and a half of learners' sentences, one after the other, none of which has the words of a command.
enum SaidRecordings {
    static let folder = Program.ownHome + "-said"
    private static let names = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    /// Sentences that have a command.
    private static let cuts = [
        "next.wav": "020020032", "yes.wav": "038370052", "again.wav": "096280016", "no.wav": "004610148",
    ]
    private static let commands = Set(
        names + ["ten", "eleven", "twelve"]
            + [
                "next", "again", "repeat", "slower", "slowly", "faster", "stop", "back", "yes", "no", "help", "skip",
                "favorite", "favourite",
            ]
    )

    /// Makes the recordings that a session names; answers what is missing on this machine.
    static func make(for session: String) throws -> String? {
        for part in session.components(separatedBy: "$SAID/").dropFirst() {
            let name = String(part.prefix { !$0.isWhitespace })
            let path = folder + "/" + name
            if FileManager.default.fileExists(atPath: path) { continue }
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            if let sentence = cuts[name] {
                if let missing = try cut(sentence, name, path) { return missing }
                continue
            }
            let part = ["other-speech-1.wav", "other-speech-2.wav"].firstIndex(of: name)
            if let missing = try part.map({ try otherSpeech($0, path) }) ?? number(name, path) {
                return missing
            }
        }
        return nil
    }

    private static func number(_ name: String, _ path: String) throws -> String? {
        guard let index = names.firstIndex(where: { $0 + ".wav" == name }) else { return name }
        let file = "/usr/share/asterisk/sounds/en_US_f_Allison/digits/\(index + 1).g722"
        guard FileManager.default.fileExists(atPath: file) else { return file }
        guard let clip = try SpelledRecordings.decoded(file) else { return "ffmpeg" }
        let silence = [Int16](repeating: 0, count: 11_200)
        try SpelledRecordings.wave(silence + clip + silence).write(to: URL(filePath: path))
        return nil
    }

    /// The word of a file's name, cut out of a learner's sentence with a twenty-fifth of a second on either side.
    private static func cut(_ sentence: String, _ name: String, _ path: String) throws -> String? {
        let learners = Program.speech + "/en-learners"
        let file = "\(learners)/\(sentence).flac"
        guard let table = try? String(contentsOfFile: learners + "/transcripts.tsv", encoding: .utf8),
            let line = table.split(separator: "\n").first(where: { $0.hasPrefix(sentence) }),
            FileManager.default.fileExists(atPath: file)
        else { return file }
        let text = line.split(separator: "\t")[1].lowercased()
        let words = text.split(separator: " ")
        guard let index = words.firstIndex(where: { $0 + ".wav" == name }) else { return name }
        let checked = try Program.run(["check", "--lang", "en", "--text", text, "--json", file])
        let json = try JSONSerialization.jsonObject(with: Data(checked.output.utf8)) as? [String: Any]
        guard let found = json?["words"] as? [[String: Any]], found.indices.contains(index),
            let start = found[index]["start"] as? Double, let end = found[index]["end"] as? Double
        else { return "the words of \(file)" }
        guard let clip = try SpelledRecordings.decoded(file) else { return "ffmpeg" }
        let range = max(0, Int((start - 0.04) * 16_000))..<min(clip.count, Int((end + 0.04) * 16_000))
        let silence = [Int16](repeating: 0, count: 11_200)
        try SpelledRecordings.wave(silence + clip[range] + silence).write(to: URL(filePath: path))
        return nil
    }

    private static func otherSpeech(_ part: Int, _ path: String) throws -> String? {
        let learners = Program.speech + "/en-learners"
        guard let table = try? String(contentsOfFile: learners + "/transcripts.tsv", encoding: .utf8) else {
            return learners
        }
        var samples: [Int16] = []
        let length = 330 * 16_000
        for line in table.split(separator: "\n") where samples.count < (part + 1) * length {
            let fields = line.split(separator: "\t").map { String($0) }
            guard fields.count > 1 else { continue }
            let words = fields[1].lowercased().split { !$0.isLetter }.map { String($0) }
            let file = learners + "/" + fields[0] + ".flac"
            guard words.allSatisfy({ !commands.contains($0) }), FileManager.default.fileExists(atPath: file) else {
                continue
            }
            guard let clip = try SpelledRecordings.decoded(file) else { return "ffmpeg" }
            samples += clip
        }
        try SpelledRecordings.wave(Array(samples.dropFirst(part * length))).write(to: URL(filePath: path))
        return nil
    }
}
