SELECT text, pinyin FROM sound WHERE key > ?1 AND key < ?2 ORDER BY cost, text LIMIT ?3
