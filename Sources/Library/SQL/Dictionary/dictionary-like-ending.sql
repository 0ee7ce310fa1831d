SELECT DISTINCT text FROM form WHERE substr(text, -1) = ?2 AND length(text) = ?3 AND text GLOB ?1 AND kind < 2 ORDER BY cost, text LIMIT ?4
