UPDATE words SET pinyin = ?2, pinyin_num = ?3
WHERE id = ?1 OR (text = (SELECT text FROM words WHERE id = ?1)
    AND id IN (SELECT word_id FROM word_marks WHERE guessed = 1 AND corrected = 0))
