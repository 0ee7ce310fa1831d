SELECT DISTINCT text FROM form WHERE text GLOB ?1 AND text >= ?2 AND text < ?3 AND kind < 2 ORDER BY cost, text LIMIT ?4
