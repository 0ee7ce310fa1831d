SELECT instant, utc_offset, study_date, exercise, kind, lang, phrase, text, verdict, score, words, slips, hints, seconds
FROM attempts WHERE phrase = ?1 ORDER BY id DESC LIMIT ?2
