SELECT count(*) FILTER (WHERE verdict = 'right'), count(*) FILTER (WHERE verdict = 'wrong'), max(study_date)
FROM dictation_answers WHERE word_id = ?1
