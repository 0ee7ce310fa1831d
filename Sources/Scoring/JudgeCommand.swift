public import Phonetics

/// What a stretch of speech was, among the commands that are listened for.
public enum CommandHearing: Sendable, Equatable {
    /// This command was said.
    case command(SpokenCommand)
    /// Something like this command was said: it is to be asked again.
    case unsure(SpokenCommand)
    /// No command.
    case nothing
}

/// Whether a stretch of speech may be a command at all, before anything costly is measured of it.
///
/// - Parameters:
///   - contrast: decibels over what is heard around it.
///   - quietBefore: seconds without speech before it.
public func mayBeCommand(contrast: Float, quietBefore: Float) -> Bool {
    contrast >= CommandLimits.chosen.contrast && quietBefore >= CommandLimits.chosen.quiet
}

/// Judges a stretch of speech that stands alone.
public func judge(_ measures: CommandMeasures) -> CommandHearing { judge(measures, by: .chosen) }

func judge(_ measures: CommandMeasures, by limits: CommandLimits) -> CommandHearing {
    guard !measures.phones.isEmpty, measures.speechFrames > 0, measures.voice >= limits.voice,
        measures.contrast >= limits.contrast, measures.quietBefore >= limits.quiet,
        // What was so far from any command that it was not looked at closely is none.
        measures.closer != nil
    else { return .nothing }
    let score = limits.score(measures)
    let isTalk = !(measures.talkBefore <= limits.talk)
    if score >= (isTalk ? limits.acceptedInTalk : limits.accepted) { return .command(measures.command) }
    return score >= (isTalk ? limits.unsureInTalk : limits.unsure) ? .unsure(measures.command) : .nothing
}
