SELECT words.id, text, coalesce(pinyin, ''), coalesce(pinyin_num, ''), coalesce(explanation, ''), coalesce(level, ''),
    coalesce(guessed, 0), coalesce(corrected, 0), coalesce(absent, 0), lang, book, grade, term, coalesce(type, ''), unit
FROM words JOIN units ON units.id = unit_id LEFT JOIN word_marks ON word_id = words.id
ORDER BY unit_id, coalesce(place, 1000000000), words.id
