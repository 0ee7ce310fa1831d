UPDATE dictation_runs SET speed = ?2 WHERE id = ?1
