SELECT instant, utc_offset, study_date, exercise, kind, lang, phrase, text, verdict, score, words, slips, hints, seconds
FROM attempts ORDER BY id DESC LIMIT ?1
