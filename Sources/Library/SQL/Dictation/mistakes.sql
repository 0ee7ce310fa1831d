SELECT words.id, text, coalesce(pinyin, ''), coalesce(pinyin_num, ''), coalesce(explanation, ''), coalesce(level, ''),
    unit_id, since, typed, clean_days
FROM mistakes JOIN words ON words.id = word_id ORDER BY since, words.id
