SELECT DISTINCT text FROM form WHERE text GLOB ?1 AND kind < 2 ORDER BY cost, text LIMIT ?2
