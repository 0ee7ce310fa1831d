INSERT OR IGNORE INTO studied (study_date, phrase, instant, utc_offset) VALUES (?1, ?2, ?3, ?4)
