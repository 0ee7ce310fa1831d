SELECT id, name, estimate, extra, spent, stuck, note, skipped, link, target, ending, instant, utc_offset
FROM study_tasks WHERE ending NOT IN ('', 'removed') AND run = ?1 ORDER BY instant, place, id
