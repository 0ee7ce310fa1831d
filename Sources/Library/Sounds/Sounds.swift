public import Memory
import Orthography
import Scoring

extension SQL {
    fileprivate static let count = SQL("sound-count", PackageResources.sound_count_sql)
    fileprivate static let all = SQL("sounds-all", PackageResources.sounds_all_sql)
}

extension Library {
    /// Adds to the counts of an attempt's study day; within the attempt's transaction.
    func count(_ sounds: [SoundTally], in language: Language, on day: StudyDay) throws(LibraryError) {
        for sound in sounds where sound.said > 0 {
            _ = try database.run(
                .count,
                .text(day.description),
                .text(language.code),
                .text(sound.phone),
                .integer(sound.said),
                .integer(min(max(sound.weak, 0), sound.said)),
                .text(sound.word)
            )
        }
    }

    /// How often each sound was said and off, a value a study day, language and sound, oldest first. O(days × sounds).
    public func soundDays() throws(LibraryError) -> [SoundDay] {
        try database.rows(.all) { row in
            SoundDay(
                StudyDay(row.text(0)) ?? StudyDay(number: 0),
                language: row.text(1),
                phone: row.text(2),
                said: row.integer(3),
                weak: row.integer(4),
                word: row.text(5)
            )
        }
    }
}
