SELECT words.id FROM words LEFT JOIN word_marks ON word_id = words.id WHERE coalesce(absent, 0) = 0
