INSERT INTO study_blocks (kind, study_date, instant, utc_offset, length, spent, whole) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
