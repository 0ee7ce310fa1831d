INSERT INTO dictation_answers (run_id, word_id, instant, utc_offset, study_date, verdict, typed)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
ON CONFLICT (run_id, word_id) DO UPDATE SET instant = ?3, utc_offset = ?4, study_date = ?5, verdict = ?6, typed = ?7
