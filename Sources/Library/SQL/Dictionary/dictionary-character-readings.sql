SELECT readings FROM character WHERE text = ?1
