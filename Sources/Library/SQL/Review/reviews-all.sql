SELECT kind, lang, item, form, grade, instant, utc_offset, study_date FROM reviews ORDER BY id
