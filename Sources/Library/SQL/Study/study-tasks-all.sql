SELECT id, name, estimate, extra, spent, note, link, target, ending, study_date, instant, utc_offset FROM study_tasks ORDER BY id
