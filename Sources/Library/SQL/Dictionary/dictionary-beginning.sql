SELECT DISTINCT text FROM form WHERE text > ?1 AND text < ?2 ORDER BY cost, text LIMIT ?3
