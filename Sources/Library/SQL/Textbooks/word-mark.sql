INSERT INTO word_marks (word_id, place, guessed, corrected, absent) VALUES (?1, ?2, ?3, ?4, ?5)
ON CONFLICT (word_id) DO UPDATE SET place = ?2, guessed = ?3, corrected = ?4, absent = ?5
