SELECT words.id, text, coalesce(pinyin, ''), coalesce(explanation, '')
FROM words WHERE words.id = ?1
