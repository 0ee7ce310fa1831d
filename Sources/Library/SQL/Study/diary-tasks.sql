SELECT t.id, t.name, t.estimate, t.extra, t.spent, t.stuck, t.note, t.skipped, t.link, t.target, t.ending, t.study_date,
    (SELECT coalesce(sum(s.length), 0) FROM study_stretches s WHERE s.task_id = t.id AND s.study_date = ?1) AS studied
FROM study_tasks t
WHERE t.id IN (SELECT task_id FROM study_plans WHERE study_date = ?1 UNION SELECT task_id FROM study_stretches WHERE study_date = ?1
        UNION SELECT id FROM study_tasks WHERE ending <> '' AND study_date = ?1)
    AND (t.ending <> 'removed' OR studied > 0)
ORDER BY t.ending = '' OR t.study_date > ?1, t.instant, t.place, t.id
