SELECT word_id, verdict FROM dictation_answers WHERE run_id = ?1
