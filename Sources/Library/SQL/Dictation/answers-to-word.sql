SELECT answers.study_date, runs.answer, verdict, typed
FROM dictation_answers AS answers JOIN dictation_runs AS runs ON runs.id = run_id
WHERE word_id = ?1 ORDER BY answers.instant DESC, run_id DESC LIMIT ?2
