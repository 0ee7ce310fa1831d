DELETE FROM words WHERE id = ?1
