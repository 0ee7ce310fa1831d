INSERT INTO study_activities (activity, instant, utc_offset) VALUES (?1, ?2, ?3)
