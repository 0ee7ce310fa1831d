UPDATE words SET pinyin = ?2, pinyin_num = ?3, explanation = ?4, level = ?5 WHERE id = ?1
