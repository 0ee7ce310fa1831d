SELECT kind, lang, item, study_date, grade FROM reviews ORDER BY kind, lang, item, id
