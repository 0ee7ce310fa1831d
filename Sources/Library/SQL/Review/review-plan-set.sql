UPDATE review_plan SET weights = ?1, stale = ?2 WHERE id = 1
