SELECT count(*) FROM study_blocks WHERE study_date = ?1 AND kind = 'study' AND whole = 1
