SELECT id, name, estimate, extra, spent, stuck, note, skipped, link, target FROM study_tasks WHERE ending = '' ORDER BY place, id
