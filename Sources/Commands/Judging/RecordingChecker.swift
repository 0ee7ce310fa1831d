import Audio
import JSON
import Messages
import Orthography
import Phonetics
import Recognition
import Scoring
import Studio

/// Judges recordings of known phrases, the same way as the console does. Several threads may ask at once.
struct RecordingChecker: Sendable {
    let listener: Listener
    let strictness: Strictness
    /// Whether single sounds are named too.
    var withHints = false

    /// The longest recording that is judged, in seconds.
    static let longest: Double = 120
    /// The longest text, in characters.
    static let longestText = 5_000

    func check(_ line: CheckLine) -> CheckResult {
        guard line.isWhole else { return CheckResult(line, error: "line", .badData, .manifestLineFormat()) }
        guard let language = Language(code: line.language) else {
            let message = Message.unknownLanguage(code: line.language, codes: Language.codes)
            return CheckResult(line, error: "language", .badData, message)
        }
        guard line.text.count <= RecordingChecker.longestText else {
            let message = Message.textTooLong(length: line.text.count, limit: RecordingChecker.longestText)
            return CheckResult(line, error: "text", .badData, message)
        }
        do throws(AudioError) {
            let waveform = try readSoundFile(line.recording, longest: RecordingChecker.longest)
            do throws(RecognitionError) {
                let prompt = try listener.prompt(line.text, in: language)
                let hearing = try listener.hearing(of: waveform, for: prompt)
                let verdict = judge(hearing, strictness: strictness, withHints: withHints)
                return CheckResult(line, language, hearing, verdict, strictness)
            } catch {
                return CheckResult(line, language, error, strictness)
            }
        } catch {
            return CheckResult(line, error: error.kind.rawValue, .badData, error.text)
        }
    }
}
