INSERT OR IGNORE INTO openings (study_date, instant, utc_offset) VALUES (?1, ?2, ?3)
