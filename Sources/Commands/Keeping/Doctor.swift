import Audio
import Courses
@preconcurrency import Glibc
import JSON
import Library
import Messages
import Orthography
import Recognition
import Synthesis

extension Command {
    /// `aloud doctor [--json]`: what is there, what is missing, and how to get it.
    static let doctor = Command("doctor", options: [.json]) { request throws(Failure) in
        var worst = ExitStatus.done
        for finding in request.findings {
            if finding.isNeeded, finding.remedy != nil { worst = .unavailable }
            if request.arguments.has("json") {
                let line: JSONValue = [
                    "part": .string(finding.part), "ok": .bool(finding.remedy == nil),
                    "needed": .bool(finding.isNeeded),
                    "message": .string(request.text(finding.state)),
                    "remedy": .optional(finding.remedy.map { request.text($0) }),
                ]
                try request.output.line(line.text)
            } else {
                let mark = finding.remedy == nil ? "✓" : finding.isNeeded ? "✗" : "–"
                try request.output.line("\(mark) " + visible(request.text(finding.state)))
                if let remedy = finding.remedy { try request.output.line("    " + visible(request.text(remedy))) }
            }
        }
        return worst
    }
}

/// What was found about one part.
struct Finding {
    let part: String
    /// What is so, in one line.
    let state: Message
    /// What to do; nil where all is well.
    let remedy: Message?
    /// Whether the program can do little without it.
    let isNeeded: Bool
}

extension Request {
    /// Every part, in the order in which a learner needs them.
    fileprivate var findings: [Finding] {
        [lessonsFinding, speechFinding] + voiceFindings + modelFindings + [dictionaryFinding] + deviceFindings + [
            storageFinding, backupFinding,
        ]
            + toolFindings
    }

    private var lessonsFinding: Finding {
        let (course, problems) = Course.reading(folders: lessonFolders)
        let state = Message.doctorLessons(lessons: course.lessons.count, phrases: course.phrases.count)
        let remedy: Message? =
            course.lessons.isEmpty
            ? .lessonsMissing(directory: lessonFolders.first ?? "") : problems.first.map { $0.text }
        return Finding(part: "lessons", state: state, remedy: remedy, isNeeded: course.lessons.isEmpty)
    }

    private var synthesizer: Synthesizer { Synthesizer(cache: paths.cache) }

    private var speechFinding: Finding {
        do throws(SynthesisError) {
            _ = try synthesizer.ipa(of: "a", Voice.standard(.english))
            return Finding(part: "speech", state: .doctorSpeech(), remedy: nil, isNeeded: true)
        } catch {
            return Finding(part: "speech", state: .doctorNoSpeech(), remedy: error.text(in: .english), isNeeded: true)
        }
    }

    /// The voices that cannot speak.
    private var voiceFindings: [Finding] {
        Voice.all.compactMap { voice in
            do throws(SynthesisError) {
                _ = try synthesizer.ipa(of: "a", voice)
                return nil
            } catch {
                return Finding(
                    part: "voice " + voice.language.code + " " + voice.accent,
                    state: .doctorNoVoice(voice: voice.name),
                    remedy: error.text(in: voice.language),
                    isNeeded: false
                )
            }
        }
    }

    private var modelFindings: [Finding] {
        let shelf = ModelShelf(places: modelPlaces)
        return Language.allCases.map { language in
            let part = "model " + language.code
            let name = Message.name(of: language)
            do throws(RecognitionError) {
                let (model, isApproximate) = try shelf.model(for: language)
                let state: Message =
                    isApproximate
                    ? .doctorApproximate(language: name, model: model.name)
                    : .doctorModel(language: name, model: model.name)
                return Finding(part: part, state: state, remedy: nil, isNeeded: false)
            } catch {
                let remedy: Message =
                    switch (error.kind, language) {
                    case (.noModel, .french): .doctorFetchFrench()
                    case (.noModel, _), (.incomplete, .english), (.unreadable, .english):
                        language == .english ? .doctorFetchEnglish() : .doctorBringModel(code: language.code)
                    default: error.text
                    }
                let isNeeded = language == .english
                return Finding(part: part, state: .doctorNoModel(language: name), remedy: remedy, isNeeded: isNeeded)
            }
        }
    }

    private var dictionaryFinding: Finding {
        let packages = paths.dictionaryPackages
        do throws(Failure) {
            _ = try neededDictionary()
            let lacking = packages.missing.first.map { package in
                Message.dictionaryWithout(package: package.rawValue, command: package.command)
            }
            return Finding(part: "dictionary", state: .doctorDictionary(), remedy: lacking, isNeeded: false)
        } catch {
            return Finding(part: "dictionary", state: .doctorNoDictionary(), remedy: error.message, isNeeded: false)
        }
    }

    private var deviceFindings: [Finding] {
        let devices = (try? audioDevices()) ?? []
        // The sound system names devices that nothing stands behind.
        let microphones = DeviceTrials(devices, capturing: true, beside: messages)
        let loudspeakers = DeviceTrials(devices, capturing: false, beside: messages)
        return [
            Finding(
                part: "microphone",
                state: .doctorMicrophones(count: microphones.opening, named: microphones.all.count),
                remedy: microphones.remedy,
                isNeeded: false
            ),
            Finding(
                part: "loudspeaker",
                state: .doctorLoudspeakers(count: loudspeakers.opening, named: loudspeakers.all.count),
                remedy: loudspeakers.remedy,
                isNeeded: false
            ),
        ]
    }

    private var storageFinding: Finding {
        let path = paths.database
        do throws(LibraryError) {
            guard let library = try Library.reading(path: path) else {
                return Finding(part: "database", state: .doctorNothingStored(path: path), remedy: nil, isNeeded: true)
            }
            try library.checkWhole()
            let attempts = try library.attemptCount()
            let state = Message.doctorStored(path: path, attempts: attempts)
            return Finding(part: "database", state: state, remedy: nil, isNeeded: true)
        } catch {
            return Finding(
                part: "database",
                state: .doctorStorageFails(path: path),
                remedy: error.text,
                isNeeded: true
            )
        }
    }

    private var backupFinding: Finding {
        let latest = paths.backups.files.first
        let state = latest.map { Message.doctorBackup(file: $0) } ?? .doctorNoBackup()
        return Finding(part: "backup", state: state, remedy: nil, isNeeded: false)
    }

    /// Programs of the desktop that are of use.
    private var toolFindings: [Finding] {
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        func isThere(_ name: String) -> Bool { folders.contains { access("\($0)/\(name)", X_OK) == 0 } }
        let clipboards = ["wl-copy", "xclip"].filter(isThere)
        return [
            Finding(
                part: "clipboard",
                state: clipboards.first.map { .doctorTool(name: $0) } ?? .doctorNoClipboard(),
                remedy: clipboards.isEmpty ? .doctorInstall(package: "wl-clipboard") : nil,
                isNeeded: false
            ),
            Finding(
                part: "notifications",
                state: isThere("notify-send") ? .doctorTool(name: "notify-send") : .doctorNoNotifications(),
                remedy: isThere("notify-send") ? nil : .doctorInstall(package: "libnotify-bin"),
                isNeeded: false
            ),
        ]
    }
}
