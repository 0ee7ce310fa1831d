INSERT INTO study_news (kind, task, name, amount, count, run, instant, utc_offset) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
