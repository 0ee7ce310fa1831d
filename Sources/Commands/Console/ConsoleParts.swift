import Audio
@preconcurrency import Glibc
import Exercises
import Library
import Messages
import Orthography
import Recognition
import Settings
import Studio
import StudyTime
import Synthesis
import Waveforms

extension Request {
    /// Where the microphone's sound comes from: `--mic`, or the settings. Files are recordings, one a take.
    func microphoneSource(_ settings: Settings) -> MicrophoneSource {
        let given = general.microphones
        if given.isEmpty { return arguments.has("script") ? .files([]) : .device(settings.microphone) }
        if given.count == 1, let only = given.first, access(only, F_OK) != 0, !isSoundFile(only) {
            return .device(only)
        }
        return .files(given)
    }

    /// Where sound goes to: `--speaker`, or the settings.
    func loudspeakerTarget(_ settings: Settings) -> LoudspeakerTarget {
        LoudspeakerTarget(named: general.speaker ?? settings.speaker)
    }

    /// The file that keeps what the learner typed; nil where it cannot be made.
    var history: String? {
        let folder = paths.state + (general.profile.map { "/profiles/" + $0 } ?? "")
        var path = ""
        for part in folder.split(separator: "/") {
            path += "/" + part
            mkdir(path, 0o700)
        }
        return access(folder, W_OK) == 0 ? folder + "/history" : nil
    }

    /// What listens, with the models found on this machine. Nothing is read before the first take.
    ///
    /// - Parameter isReady: whether the Chinese dictionary is taken as it stands, and not made first.
    func listener(_ synthesizer: Synthesizer, isReady: Bool = false) -> Listener {
        Listener(
            shelf: ModelShelf(places: modelPlaces),
            synthesizer: synthesizer,
            reader: chineseReader(isReady: isReady)
        )
    }

    /// The sounds that say how it went; silence where they are switched off or cannot be read.
    func chimes(_ preferences: Preferences) -> @Sendable (Chime) -> Waveform? {
        guard let folder = paths.resources.map({ $0 + "/Sounds" }) else { return { _ in nil } }
        return { chime in
            guard preferences.current.sounds else { return nil }
            // Playback keeps its own rate.
            return try? readSoundFile("\(folder)/\(chime.rawValue).wav", rate: nil)
        }
    }
}

extension Request {
    /// The music of the breaks by its name; silence where it cannot be read.
    func music() -> @Sendable (String) -> Waveform? {
        guard let folder = paths.resources.map({ $0 + "/Sounds/" }) else { return { _ in nil } }
        return { name in BreakPiece(rawValue: name).flatMap { try? readSoundFile(folder + $0.file, rate: nil) } }
    }
}

/// The languages of a run: those of the settings, unless the command line names others.
struct Tongues: Sendable, Equatable {
    /// The learner's own; may be the one studied, where somebody practises their own language.
    var known: Language
    var study: Language

    /// Of the languages named, the first is studied and the second is known.
    init(_ settings: Settings, named: [Language]) {
        study = named.first ?? settings.study
        known = named.count > 1 ? named[1] : settings.known
    }
}

extension Settings {
    /// How a language is spoken: the voice, and words a minute.
    func manner(_ language: Language) -> (voice: Voice, speed: Int) {
        let voice = (try? Voice(language, accent: accent(of: language))) ?? Voice.standard(language)
        return (voice, speed(of: language))
    }
}

/// What a person is told of an error of sound, speech or recognition; `isPlaying` where sound was to be played.
func explanation(of error: any Error, isPlaying: Bool) -> Message {
    switch error {
    case let error as AudioError: isPlaying ? .nothingPlayed(reason: error.text) : .nothingHeard(reason: error.text)
    case let error as SynthesisError: error.text(in: .english)
    case let error as RecognitionError: error.text
    default: .recognitionFailed(detail: "\(error)")
    }
}
