SELECT words.id, text, coalesce(pinyin, ''), coalesce(pinyin_num, ''), coalesce(explanation, ''), coalesce(level, ''),
    coalesce(guessed, 0), coalesce(corrected, 0), coalesce(absent, 0), coalesce(place, 1000000000)
FROM words LEFT JOIN word_marks ON word_id = words.id
WHERE unit_id = ?1 ORDER BY coalesce(place, 1000000000), words.id
