SELECT id FROM units WHERE lang = ?1 AND book = ?2 AND grade = ?3 AND term = ?4 AND type = ?5 AND unit = ?6
