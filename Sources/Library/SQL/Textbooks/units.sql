SELECT units.id, lang, book, grade, term, coalesce(type, ''), unit,
    (SELECT count(*) FROM words LEFT JOIN word_marks ON word_id = words.id
     WHERE unit_id = units.id AND coalesce(absent, 0) = 0),
    (SELECT count(*) FROM words JOIN word_marks ON word_id = words.id
     WHERE unit_id = units.id AND absent = 0 AND guessed = 1)
FROM units ORDER BY lang, book, units.id
