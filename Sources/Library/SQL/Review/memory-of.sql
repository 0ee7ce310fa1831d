SELECT stability, difficulty, last FROM memories WHERE kind = ?1 AND lang = ?2 AND item = ?3
