SELECT text FROM explanations WHERE character = ?1
