INSERT INTO reviews (kind, lang, item, form, grade, instant, utc_offset, study_date)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
