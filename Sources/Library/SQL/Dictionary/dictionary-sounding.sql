SELECT text, pinyin FROM sound WHERE key = ?1 ORDER BY cost, text
