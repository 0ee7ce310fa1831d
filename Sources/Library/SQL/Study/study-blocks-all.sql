SELECT kind, study_date, instant, utc_offset, length, spent, whole FROM study_blocks ORDER BY id
