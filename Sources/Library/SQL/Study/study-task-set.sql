INSERT INTO study_tasks (id, name, estimate, extra, spent, stuck, note, skipped, link, target, place, ending, instant, utc_offset, study_date, run)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
ON CONFLICT (id) DO UPDATE SET name = ?2, estimate = ?3, extra = ?4, spent = ?5, stuck = ?6, note = ?7, skipped = ?8, link = ?9, target = ?10,
    place = ?11, ending = ?12, instant = ?13, utc_offset = ?14, study_date = ?15, run = ?16
