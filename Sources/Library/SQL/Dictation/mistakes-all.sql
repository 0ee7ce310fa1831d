SELECT word_id, since, typed, clean_days, last_clean FROM mistakes ORDER BY since, word_id
