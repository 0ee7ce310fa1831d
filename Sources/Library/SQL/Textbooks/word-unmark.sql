DELETE FROM word_marks WHERE word_id = ?1
