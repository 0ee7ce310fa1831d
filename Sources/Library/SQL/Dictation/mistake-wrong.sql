INSERT INTO mistakes (word_id, since, typed, clean_days, last_clean) VALUES (?1, ?2, ?3, 0, '')
ON CONFLICT (word_id) DO UPDATE SET typed = ?3, clean_days = 0, last_clean = ''
