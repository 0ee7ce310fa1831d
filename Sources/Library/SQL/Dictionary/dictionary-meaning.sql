SELECT text FROM term WHERE key = ?1 ORDER BY cost, text LIMIT ?2
