INSERT OR IGNORE INTO unlocked (name, instant, utc_offset) VALUES (?1, ?2, ?3)
