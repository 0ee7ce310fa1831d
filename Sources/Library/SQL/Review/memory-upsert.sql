INSERT INTO memories (kind, lang, item, stability, difficulty, last) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
ON CONFLICT (kind, lang, item) DO UPDATE SET stability = ?4, difficulty = ?5, last = ?6
