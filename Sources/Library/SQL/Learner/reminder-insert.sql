INSERT OR IGNORE INTO reminders (study_date, reminder, instant, utc_offset) VALUES (?1, ?2, ?3, ?4)
