import Audio
@preconcurrency import Glibc
import Orthography
import Phonetics
import Recognition
import Studio
import Synthesis
import Waveforms

/// What is measured of each line.
enum Mode: String {
    case dump
    case spell
    case commands
}

/// Writes a JSON line for each line of the manifest, in order; all of them through the same `Listener`.
func dump(
    _ mode: Mode,
    manifest: String,
    roots: [String],
    threads: Int,
    withFrames: Bool,
    withSpectra: Bool,
    isApart: Bool
) -> Int32 {
    guard let file = fopen(manifest, "r") else {
        fputs("cannot read \(manifest)\n", stderr)
        return 66
    }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
        let got = fread(&buffer, 1, buffer.count, file)
        if got <= 0 { break }
        text += buffer[..<got]
    }
    fclose(file)
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n").map { String($0) }
    let home = getenv("HOME").map { String(cString: $0) } ?? ""
    let cache = getenv("XDG_CACHE_HOME").map { String(cString: $0) } ?? home + "/.cache"
    let places = ModelShelf.found(in: roots + [cache + "/aloud/models"]) + [ModelShelf.packagedEnglish]
    let listener = Listener(shelf: ModelShelf(places: places), synthesizer: Synthesizer(cache: nil))
    let results = Results(count: lines.count)
    var workers: [pthread_t] = []
    for worker in 0..<threads {
        let job = Job(first: worker, step: threads, lines: lines, listener: listener, results: results)
        job.mode = mode
        job.withFrames = withFrames
        job.withSpectra = withSpectra
        job.isApart = isApart
        var thread = pthread_t()
        let context = Unmanaged.passRetained(job).toOpaque()
        guard pthread_create(&thread, nil, runJob, context) == 0 else { return 71 }
        workers.append(thread)
    }
    for index in lines.indices { fputs(results.wait(for: index) + "\n", stdout) }
    for worker in workers { pthread_join(worker, nil) }
    return 0
}

/// Lines that come in any order and leave in theirs.
final class Results: @unchecked Sendable {
    private var lines: [String?]
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private let changed: UnsafeMutablePointer<pthread_cond_t>

    init(count: Int) {
        lines = Array(repeating: nil, count: count)
        lock = .allocate(capacity: 1)
        changed = .allocate(capacity: 1)
        pthread_mutex_init(lock, nil)
        pthread_cond_init(changed, nil)
    }

    func put(_ line: String, at index: Int) {
        pthread_mutex_lock(lock)
        lines[index] = line
        pthread_cond_broadcast(changed)
        pthread_mutex_unlock(lock)
    }

    func wait(for index: Int) -> String {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        while true {
            if let line = lines[index] {
                lines[index] = nil
                return line
            }
            pthread_cond_wait(changed, lock)
        }
    }
}

final class Job: @unchecked Sendable {
    let first: Int
    let step: Int
    let lines: [String]
    let listener: Listener
    let results: Results
    var mode = Mode.dump
    var withFrames = false
    var withSpectra = false
    var isApart = false

    init(first: Int, step: Int, lines: [String], listener: Listener, results: Results) {
        self.first = first
        self.step = step
        self.lines = lines
        self.listener = listener
        self.results = results
    }

    func run() {
        for index in stride(from: first, to: lines.count, by: step) { results.put(describe(lines[index]), at: index) }
    }

    /// Laid out once for as long as it is the same.
    private func vocabulary(_ text: String, in language: Language) throws(RecognitionError) -> CommandVocabulary {
        if let last, last.text == text, last.vocabulary.language == language { return last.vocabulary }
        let made = try listener.commands(in: language, commands(text, in: language))
        last = (text, made)
        return made
    }
    private var last: (text: String, vocabulary: CommandVocabulary)?

    private func describe(_ line: String) -> String {
        let fields = line.split(separator: "\t", maxSplits: 3).map { String($0) }
        guard fields.count >= 3, let language = Language(code: fields[1]) else { return "{\"error\":\"bad line\"}" }
        do {
            let waveform = try readSoundFile(fields[0], longest: 7_200)
            if mode == .spell {
                let prompt = try listener.spelling(of: fields[2], in: language)
                let take = try SpellingTake(prompt)
                try take.push(waveform.samples)
                guard isApart else {
                    return aloud_bench.describe(try take.finish(), recording: fields[0], text: fields[2])
                }
                let (own, second) = try take.finishApart()
                let parts = [own, second].compactMap { $0 }.map {
                    aloud_bench.describe($0, recording: fields[0], text: fields[2], most: 4_000)
                }
                return "[\(parts.joined(separator: ","))]"
            }
            if mode == .commands {
                let vocabulary = try vocabulary(fields[2], in: language)
                let stretches = try CommandListener.stretches(of: waveform, with: vocabulary)
                return aloud_bench.describe(stretches, recording: fields[0], seconds: waveform.seconds)
            }
            let prompt = try listener.prompt(fields[2], in: language, pinyin: fields.count > 3 ? fields[3] : nil)
            let hearing = try listener.hearing(of: waveform, for: prompt)
            return aloud_bench.describe(
                hearing,
                recording: fields[0],
                text: fields[2],
                withFrames: withFrames,
                withSpectra: withSpectra
            )
        } catch {
            return "{\"recording\":\(quoted(fields[0])),\"error\":\(quoted("\(error)"))}"
        }
    }
}

/// Words in the places of the commands, in their order; after `@` names of commands, which alone are listened for; nil for
/// all of the language's own.
private func commands(_ text: String, in language: Language) -> [SpokenCommand: [String]]? {
    guard text != "-" else { return nil }
    if text.hasPrefix("@") {
        let names = text.dropFirst().split(separator: ",").compactMap { SpokenCommand(code: $0) }
        return CommandWords.forms(in: language)?.filter { names.contains($0.key) }
    }
    let words = text.split(separator: ",").map { String($0) }
    return Dictionary(uniqueKeysWithValues: zip(SpokenCommand.all, words.map { [$0] }))
}

private func runJob(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<Job>.fromOpaque(context).takeRetainedValue().run() }
    return nil
}
