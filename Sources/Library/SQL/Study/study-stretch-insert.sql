INSERT INTO study_stretches (task_id, study_date, instant, utc_offset, length) VALUES (?1, ?2, ?3, ?4, ?5)
