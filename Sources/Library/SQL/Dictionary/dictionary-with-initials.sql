SELECT text FROM initials WHERE key = ?1 ORDER BY cost, text LIMIT ?2
