SELECT phrase FROM studied WHERE study_date = ?1 ORDER BY instant, phrase
