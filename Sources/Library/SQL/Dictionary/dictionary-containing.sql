SELECT text FROM use WHERE character = ?1 AND instr(text, ?2) ORDER BY cost, text
