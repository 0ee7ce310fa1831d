DELETE FROM mistakes WHERE word_id = ?1 AND clean_days >= 2
