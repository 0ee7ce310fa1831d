SELECT CASE units.lang WHEN 'zh' THEN 'cmn' ELSE units.lang END, coalesce(runs.answer, ''),
    EXISTS (SELECT 1 FROM dictation_answers WHERE run_id = ?1 AND word_id = ?2)
FROM words JOIN units ON units.id = words.unit_id LEFT JOIN dictation_runs AS runs ON runs.id = ?1
WHERE words.id = ?2
