import Messages
import Orthography
import Synthesis

extension SynthesisError {
    /// What a person is told.
    func text(in language: Language) -> Message {
        let detail = call.isEmpty ? reason : "\(call): \(reason)"
        return switch kind {
        case .noData, .damagedData: .speechUnavailable(detail: detail)
        case .unknownAccent:
            .unknownAccent(
                accent: subject,
                language: .name(of: language),
                accents: Voice.voices(of: language).map(\.accent).joined(separator: ", ")
            )
        case .noVoice: .speechVoiceMissing(voice: subject, detail: detail)
        case .speedOutOfRange: .optionOutOfRange(name: "--speed", value: subject, range: "80–450")
        case .nothingToSay: .textEmpty()
        case .noReading: .mandarinNeedsPinyin(text: subject)
        case .cannotWrite: .fileCannotBeWritten(file: subject, detail: detail)
        case .failed: .speechFailed(detail: detail)
        }
    }

    var status: ExitStatus {
        switch kind {
        case .noData, .damagedData, .noVoice: .unavailable
        case .unknownAccent, .speedOutOfRange, .nothingToSay, .noReading: .usage
        case .cannotWrite: .cannotWrite
        case .failed: .inputOutput
        }
    }

    func failure(in language: Language) -> Failure { Failure(status, text(in: language)) }
}
