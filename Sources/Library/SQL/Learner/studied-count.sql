SELECT count(*) FROM studied WHERE study_date = ?1
