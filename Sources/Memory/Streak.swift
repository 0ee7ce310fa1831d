/// How many days running the program was opened.
public enum Streak {
    /// The consecutive days on which the program was opened that end today, or yesterday while it was not opened today;
    /// 0 after a missed day.
    ///
    /// Days after `today`, which a journey westward leaves behind, are of no account until they come again.
    public static func length(opened days: some Sequence<StudyDay>, today: StudyDay) -> Int {
        let opened = Set(days)
        var day = opened.contains(today) ? today : today.advanced(by: -1)
        var length = 0
        while opened.contains(day) {
            length += 1
            day = day.advanced(by: -1)
        }
        return length
    }
}
