import Audio
import Exercises
import JSON
import Messages
import Orthography
import Recognition
import Scoring
import Studio
import Synthesis

extension Command {
    /// `aloud shadow [--json --mic FILE…] TEXT`: a sentence said after its model; both heard, and their curves drawn.
    static let shadow = Command(
        "shadow",
        operands: "TEXT",
        count: 1...many,
        options: [.json],
        takesNewLearner: { !$0.has("json") }
    ) { request throws(Failure) in
        let text = request.arguments.operands.joined(separator: " ")
        let settings = request.settingsIfReadable()
        let prompt = try OwnSentence.prompt(text, in: request.general.languages.first ?? settings.study)
        if request.arguments.has("json") { return try request.compare(request.parted(prompt)) }
        let console = try Console(request)
        let ending = try console.run(from: .screen("shadow", argument: text))
        let mishap = max(console.storing, console.mishaps.status)
        if case .done = ending { return mishap }
        return mishap == .done && console.isUnattended ? .unavailable : mishap
    }
}

extension Request {
    /// A sentence with its reading, where it is Chinese.
    fileprivate func parted(_ prompt: Prompt) -> Prompt {
        guard prompt.language == .mandarin, hasHan(prompt.text) else { return prompt }
        return OwnSentence.read(prompt, by: chineseTexts())
    }

    /// Compares each recording with the model and writes a line for it.
    fileprivate func compare(_ prompt: Prompt) throws(Failure) -> ExitStatus {
        guard !general.microphones.isEmpty else { throw Failure(.usage, .shadowNeedsRecording()) }
        let synthesizer = Synthesizer(cache: paths.cache)
        let settings = settingsIfReadable()
        let mirror = Mirror(listener: listener(synthesizer), synthesizer: synthesizer) { settings.manner($0) }
        var status = ExitStatus.done
        for recording in general.microphones {
            do {
                let take = try readSoundFile(recording, longest: RecordingChecker.longest)
                let image = try mirror.image(of: take, beside: prompt)
                if case .unheard = image { status = max(status, .wrong) }
                try output.line(image.json(recording, prompt).text)
            } catch let failure as Failure {
                throw failure
            } catch let error as AudioError {
                throw error.failure
            } catch let error as SynthesisError {
                throw error.failure(in: prompt.language)
            } catch {
                throw Failure(.inputOutput, .recognitionFailed(detail: "\(error)"))
            }
        }
        return status
    }
}

extension Mirror.Image {
    fileprivate func json(_ recording: String, _ prompt: Prompt) -> JSONValue {
        let head: [JSONValue.Member] = [
            .init("recording", .string(recording)), .init("lang", .string(prompt.language.code)),
            .init("text", .string(prompt.shown)),
        ]
        switch self {
        case .unheard(let reason): return .object(head + [.init("reason", .string(reason.rawValue))])
        case .comparison(let comparison):
            return .object(
                head + [
                    .init("reason", .null), .init("basis", .string(comparison.basis.rawValue)),
                    .init(
                        "words",
                        .array(
                            comparison.words.map { word in
                                [
                                    "text": .string(word.text), "from": .integer(word.columns.lowerBound),
                                    "to": .integer(word.columns.upperBound),
                                ]
                            }
                        )
                    ), .init("model", comparison.model.json), .init("take", comparison.take.json),
                ]
            )
        }
    }
}

extension Comparison.Side {
    fileprivate var json: JSONValue {
        [
            "seconds": .number(Self.rounded(seconds)), "rate": .optional(rate.map { Self.rounded($0) }),
            "pauses": .optional(paused.map { Self.rounded($0) }),
            "paused": .array(
                (pauses ?? []).map { ["after": .integer($0.after), "seconds": .number(Self.rounded($0.seconds))] }
            ),
            "pitch": .array(pitch.map { .optional($0.map { Self.rounded($0) }) }),
            "loudness": .array(loudness.map { .optional($0.map { Self.rounded($0) }) }),
        ]
    }

    /// To a hundredth.
    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
