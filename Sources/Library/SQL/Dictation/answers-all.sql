SELECT run_id, word_id, study_date, instant, utc_offset, verdict, typed FROM dictation_answers ORDER BY run_id, instant, word_id
