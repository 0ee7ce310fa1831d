SELECT EXISTS (SELECT 1 FROM dictation_answers WHERE word_id = ?1) OR EXISTS (SELECT 1 FROM mistakes WHERE word_id = ?1)
