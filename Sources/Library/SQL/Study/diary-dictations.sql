SELECT coalesce(sum(verdict = 'right'), 0), coalesce(sum(verdict = 'wrong'), 0) FROM dictation_answers WHERE study_date = ?1
