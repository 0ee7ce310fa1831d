SELECT study_date, lang, phone, said, weak, word FROM sounds ORDER BY study_date, lang, phone
