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

/// Judges a stretch of speech that stands alone.
public func judge(_ measures: CommandMeasures) -> CommandHearing { judge(measures, by: .chosen) }

func judge(_ measures: CommandMeasures, by limits: CommandLimits) -> CommandHearing {
    guard !measures.phones.isEmpty, measures.speechFrames > 0, measures.voice >= limits.voice,
        measures.contrast >= limits.contrast, measures.quietBefore >= limits.quiet,
        // What was so far from any command that it was not looked at closely is none.
        measures.phrase != nil
    else { return .nothing }
    let score = limits.score(measures)
    if score >= limits.accepted { return .command(measures.command) }
    return score >= limits.unsure ? .unsure(measures.command) : .nothing
}
