UPDATE dictation_runs SET position = ?2 WHERE id = ?1
