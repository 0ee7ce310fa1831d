SELECT task_id, study_date, instant, utc_offset, length FROM study_stretches ORDER BY id
