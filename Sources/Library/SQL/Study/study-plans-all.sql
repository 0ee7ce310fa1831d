SELECT study_date, task_id FROM study_plans ORDER BY study_date, task_id
