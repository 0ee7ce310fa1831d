SELECT form, grade FROM reviews WHERE kind = ?1 AND lang = ?2 AND item = ?3 ORDER BY id DESC LIMIT ?4
