SELECT text FROM use WHERE character = ?1 AND reading = ?2 ORDER BY cost, text LIMIT ?3
