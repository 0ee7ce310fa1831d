INSERT INTO words (unit_id, text, pinyin, pinyin_num, explanation, level) VALUES (?1, ?2, ?3, ?4, ?5, ?6) RETURNING id
