SELECT runs.id, study_date, answer, ended,
    (SELECT count(*) FROM dictation_answers WHERE run_id = runs.id AND verdict = 'right'),
    (SELECT count(*) FROM dictation_answers WHERE run_id = runs.id AND verdict = 'wrong'),
    json_array_length(runs.words)
FROM dictation_runs AS runs
WHERE unit_id = ?1 AND (ended = 1 OR EXISTS (SELECT 1 FROM dictation_answers WHERE run_id = runs.id))
ORDER BY runs.id DESC LIMIT ?2
