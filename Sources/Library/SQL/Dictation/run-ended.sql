UPDATE dictation_runs SET ended = 1 WHERE id = ?1
