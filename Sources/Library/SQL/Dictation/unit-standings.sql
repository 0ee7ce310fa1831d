SELECT words.unit_id,
    count(*) FILTER (WHERE (SELECT verdict FROM dictation_answers WHERE word_id = words.id
        ORDER BY instant DESC, run_id DESC LIMIT 1) = 'right'),
    count(mistakes.word_id),
    coalesce((SELECT max(study_date) FROM dictation_runs WHERE unit_id = words.unit_id), '')
FROM words LEFT JOIN word_marks ON word_marks.word_id = words.id LEFT JOIN mistakes ON mistakes.word_id = words.id
WHERE coalesce(absent, 0) = 0 AND words.unit_id IN (SELECT unit_id FROM dictation_runs)
GROUP BY words.unit_id
