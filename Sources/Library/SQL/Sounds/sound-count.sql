INSERT INTO sounds (study_date, lang, phone, said, weak, word) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
ON CONFLICT (study_date, lang, phone) DO UPDATE SET
    said = said + excluded.said,
    word = CASE WHEN excluded.weak > 0 OR weak = 0 THEN excluded.word ELSE word END,
    weak = weak + excluded.weak
