UPDATE dictation_runs SET answer = ?2, times = ?3, gap = ?4, speed = ?5 WHERE id = ?1
