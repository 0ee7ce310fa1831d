UPDATE mistakes SET clean_days = clean_days + 1, last_clean = ?2 WHERE word_id = ?1 AND last_clean <> ?2
