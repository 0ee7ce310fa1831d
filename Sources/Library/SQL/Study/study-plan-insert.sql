INSERT OR IGNORE INTO study_plans (study_date, task_id) VALUES (?1, ?2)
