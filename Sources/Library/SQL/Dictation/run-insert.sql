INSERT INTO dictation_runs (unit_id, instant, utc_offset, study_date, answer, times, gap, words, position, ended,
    speed)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 0, 0, ?9) RETURNING id
