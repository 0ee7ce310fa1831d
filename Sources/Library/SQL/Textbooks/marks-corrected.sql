INSERT INTO word_marks (word_id, place, guessed, corrected, absent)
SELECT words.id, coalesce(place, 1000000000), 0, 1, coalesce(absent, 0)
FROM words LEFT JOIN word_marks ON word_id = words.id
WHERE words.id = ?1 OR (text = (SELECT text FROM words WHERE id = ?1) AND guessed = 1 AND corrected = 0)
ON CONFLICT (word_id) DO UPDATE SET guessed = 0, corrected = 1
