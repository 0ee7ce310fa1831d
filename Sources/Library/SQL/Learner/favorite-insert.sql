INSERT OR IGNORE INTO favorites (phrase, instant) VALUES (?1, ?2)
