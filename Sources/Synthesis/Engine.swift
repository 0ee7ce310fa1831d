import CESpeakNG
import Glibc
import Threads

/// The one owner of eSpeak NG, whose state is the process's: every call of the library is made here, under one lock.
///
/// It is started at the first need and stays for the life of the process: terminating and starting it again hangs, and
/// two calls at once abort.
final class Engine: @unchecked Sendable {
    static let shared = Engine()

    /// Samples a second of everything it speaks.
    static let rate = 22_050

    private let lock = Lock(())
    // All below is read and written under the lock.
    private var isStarted = false
    /// The data directory the library was last pointed to.
    private var path = ""
    /// The packaged data directory, once found by the library itself.
    private var packaged = ""
    /// The directories whose tables, and the dictionaries that, have been found sound.
    private var checked: Set<String> = []
    private var voice: Voice?
    private var speed = 0
    private var readsPhonemes = false

    private init() {}

    /// A text to be spoken at once.
    struct Request {
        var text: String
        var voice: Voice
        var wordsPerMinute: Int
        var pauseAtEnd: Bool
        var places: Places
    }

    /// The start of a word.
    struct Mark {
        /// The index of its first Unicode scalar in the text.
        var scalar: Int
        /// Seconds from the start of the text.
        var seconds: Double
    }

    /// Speaks a text: `take` is given block after block, each a few hundredths of a second, with the words that begin in it,
    /// and answers whether to go on. It is called under the engine's lock.
    func speak(_ request: Request, _ take: @escaping ([Int16], [Mark]) -> Bool) throws(SynthesisError) {
        try lock.use { (_) throws(SynthesisError) in
            try prepare(request.voice, request.places)
            if speed != request.wordsPerMinute {
                speed = 0
                try check("espeak_ng_SetParameter", aloud_espeak_rate(Int32(clamping: request.wordsPerMinute)))
                speed = request.wordsPerMinute
            }
            let listener = Listener(take)
            listening = listener
            defer { listening = nil }
            let bytes = Array(request.text.utf8CString)
            let flags = espeakCHARS_UTF8 | espeakPHONEMES | (request.pauseAtEnd ? espeakENDPAUSE : 0)
            let status = aloud_espeak_speak(bytes, bytes.count, UInt32(flags))
            if listener.isStopped {
                forget()
            } else {
                try check("espeak_ng_Synthesize", status)
            }
        }
    }

    /// Clears what a text that was broken off left behind: the next one's phonemes would begin with one of its letters.
    private func forget() {
        listening = Listener { _, _ in true }
        defer { listening = nil }
        _ = aloud_espeak_speak("", 1, UInt32(espeakCHARS_UTF8 | espeakPHONEMES))
    }

    /// The phonemes of a text, clause by clause: words parted by spaces, phonemes by `_`.
    ///
    /// In the library's own letters, or in those of the International Phonetic Alphabet.
    func phonemes(_ text: String, _ voice: Voice, ipa: Bool, _ places: Places) throws(SynthesisError) -> [String] {
        try lock.use { (_) throws(SynthesisError) -> [String] in
            try prepare(voice, places)
            let bytes = Array(text.utf8CString)
            let mode = Int32(ipa ? espeakPHONEMES_IPA : 0) | Int32(UInt8(ascii: "_")) << 8
            return bytes.withUnsafeBytes { buffer in
                var clauses: [String] = []
                var rest = buffer.baseAddress
                // Each call moves the pointer on; the count guards against a library that would not.
                for _ in 0..<bytes.count where rest != nil {
                    guard let clause = espeak_TextToPhonemes(&rest, espeakCHARS_UTF8 | espeakPHONEMES, mode) else {
                        break
                    }
                    clauses.append(String(cString: clause))
                }
                return clauses
            }
        }
    }

    /// Where the library's data lies and where a private directory may be built.
    struct Places: Sendable, Equatable {
        /// The packaged data; nil for the place the library knows.
        var data: String?
        /// A directory that may be written; nil where there is none.
        var cache: String?
    }

    /// Starts the library and sets a voice before they are needed.
    func prepareAhead(_ voice: Voice, _ places: Places) throws(SynthesisError) {
        try lock.use { (_) throws(SynthesisError) in try prepare(voice, places) }
    }

    private func prepare(_ wanted: Voice, _ places: Places) throws(SynthesisError) {
        let packaged = try packagedData(places)
        var directory = packaged
        if wanted.isPrivate {
            guard let cache = places.cache else {
                throw SynthesisError(kind: .cannotWrite, subject: "")
            }
            directory = try DataDirectory.privateDirectory(in: cache, packaged: packaged)
        }
        if !isStarted { try start(packaged) }
        if voice == wanted, path == directory { return }
        voice = nil
        speed = 0
        let dictionary = directory + " " + wanted.language.code
        if !checked.contains(dictionary) {
            try DataCheck.dictionary(of: wanted.language, in: directory)
            checked.insert(dictionary)
        }
        try point(to: directory)
        let status = aloud_espeak_voice(wanted.file)
        if status == Int32(bitPattern: ENS_VOICE_NOT_FOUND.rawValue) {
            throw SynthesisError(
                kind: .noVoice,
                call: "espeak_ng_SetVoiceByName",
                reason: words(status),
                subject: wanted.file
            )
        }
        try check("espeak_ng_SetVoiceByName", status)
        // A voice that is missing may leave another in its place.
        guard let current = espeak_GetCurrentVoice(), let identifier = current.pointee.identifier,
            String(cString: identifier) == wanted.identifier
        else {
            throw SynthesisError(kind: .noVoice, call: "espeak_GetCurrentVoice", subject: wanted.file)
        }
        // Mandarin's tones lie within four semitones as the voice has them: a learner needs them further apart.
        let isTonal = wanted.language == .mandarin
        try check("espeak_ng_SetParameter", aloud_espeak_pitch(isTonal ? 60 : 50, isTonal ? 100 : 50))
        voice = wanted
        if !readsPhonemes {
            // Only a spoken text tells the library to read phonemes in brackets, and it then keeps to that.
            forget()
            readsPhonemes = true
        }
    }

    /// The packaged data directory, checked.
    private func packagedData(_ places: Places) throws(SynthesisError) -> String {
        if let data = places.data {
            if !checked.contains(data) {
                try DataCheck.tables(in: data)
                checked.insert(data)
            }
            return data
        }
        if packaged.isEmpty {
            espeak_ng_InitializePath(nil)
            path = currentPath()
            packaged = path
        }
        if !checked.contains(packaged) {
            try DataCheck.tables(in: packaged)
            checked.insert(packaged)
        }
        return packaged
    }

    private func start(_ directory: String) throws(SynthesisError) {
        try point(to: directory)
        try check("espeak_ng_Initialize", aloud_espeak_initialize())
        try check("espeak_ng_InitializeOutput", aloud_espeak_output(30))
        guard espeak_ng_GetSampleRate() == Engine.rate else {
            throw SynthesisError(
                kind: .damagedData,
                call: "espeak_ng_GetSampleRate",
                reason: "\(espeak_ng_GetSampleRate())",
                subject: directory
            )
        }
        espeak_SetSynthCallback(receive)
        isStarted = true
    }

    /// Lets the library read voices and dictionaries from a directory; its phoneme tables stay as they are.
    private func point(to directory: String) throws(SynthesisError) {
        if path == directory { return }
        path = ""
        espeak_ng_InitializePath(directory)
        let taken = currentPath()
        if taken == directory || taken == directory + "/espeak-ng-data" {
            path = directory
            return
        }
        // The library keeps 160 bytes of a path and falls back to its own place in silence: reach it by a short one.
        let short = try ShortPath.of(directory)
        espeak_ng_InitializePath(short)
        guard currentPath() == short else {
            throw SynthesisError(kind: .noData, call: "espeak_ng_InitializePath", subject: directory)
        }
        path = directory
    }

    private func currentPath() -> String {
        var path: UnsafePointer<CChar>?
        _ = espeak_Info(&path)
        return path.map { String(cString: $0) } ?? ""
    }

    private func check(_ call: String, _ status: Int32) throws(SynthesisError) {
        if status == 0 { return }
        throw SynthesisError(kind: .failed, call: call, reason: words(status))
    }

    private func words(_ status: Int32) -> String {
        var buffer = [CChar](repeating: 0, count: 512)
        aloud_espeak_message(status, &buffer, buffer.count)
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

/// Hands on what the library says of one text.
private final class Listener {
    private(set) var isStopped = false
    private let take: ([Int16], [Engine.Mark]) -> Bool

    init(_ take: @escaping ([Int16], [Engine.Mark]) -> Bool) {
        self.take = take
    }

    func hear(_ samples: UnsafeBufferPointer<Int16>, _ events: UnsafePointer<espeak_EVENT>?) -> Bool {
        var marks: [Engine.Mark] = []
        var event = events
        while let current = event?.pointee, current.type != espeakEVENT_LIST_TERMINATED {
            // An event without length repeats the end of a clause.
            if current.type == espeakEVENT_WORD, current.length > 0, current.text_position > 0 {
                let seconds = Double(current.audio_position) / 1_000
                marks.append(Engine.Mark(scalar: Int(current.text_position) - 1, seconds: seconds))
            }
            event = event?.advanced(by: 1)
        }
        if samples.isEmpty, marks.isEmpty { return true }
        if !take(Array(samples), marks) { isStopped = true }
        return !isStopped
    }
}

/// The listener of the call in progress; the engine's lock guards it.
nonisolated(unsafe) private var listening: Listener?

/// The library's callback: 0 to go on, 1 to stop.
private func receive(
    _ samples: UnsafeMutablePointer<Int16>?,
    _ count: Int32,
    _ events: UnsafeMutablePointer<espeak_EVENT>?
) -> Int32 {
    guard let listener = listening else { return 1 }
    let block = UnsafeBufferPointer(start: samples, count: samples == nil ? 0 : max(0, Int(count)))
    return listener.hear(block, events.map { UnsafePointer($0) }) ? 0 : 1
}
