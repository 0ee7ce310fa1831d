UPDATE dictation_runs SET answer = ?2 WHERE id = ?1
