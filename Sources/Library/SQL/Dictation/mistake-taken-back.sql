DELETE FROM mistakes WHERE word_id = ?1 AND since = ?2
    AND EXISTS (
        SELECT 1 FROM dictation_answers JOIN dictation_runs AS runs ON runs.id = run_id
        WHERE run_id = ?3 AND word_id = ?1 AND verdict = 'wrong' AND typed = '' AND runs.answer = 'paper'
    )
    AND NOT EXISTS (
        SELECT 1 FROM dictation_answers
        WHERE word_id = ?1 AND run_id <> ?3 AND verdict = 'wrong' AND study_date >= ?2
    )
