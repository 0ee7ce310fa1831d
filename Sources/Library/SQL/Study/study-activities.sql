SELECT activity FROM (SELECT id, activity FROM study_activities ORDER BY id DESC LIMIT 500) ORDER BY id
