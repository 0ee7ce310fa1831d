extension Command {
    /// Every command, in the order that help lists them: one line each.
    public static let all: [Command] = [
        .help,
        .practise,
        .check,
        .lessons,
        .phrases,
        .search,
        .importing,
        .units,
        .progress,
        .settings,
        .profile,
        .remind,
        .premium,
        .feedback,
        .speak,
        .voices,
        .devices,
        .models,
        .doctor,
        .dictionary,
        .backup,
        .restore,
        .export,
        .rehearse,
    ]
}
