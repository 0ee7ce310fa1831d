SELECT text FROM term WHERE key > ?1 AND key < ?2 ORDER BY cost, text LIMIT ?3
