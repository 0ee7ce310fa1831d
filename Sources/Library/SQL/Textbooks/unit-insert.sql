INSERT OR IGNORE INTO units (lang, book, grade, term, type, unit) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
