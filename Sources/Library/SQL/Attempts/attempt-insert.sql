INSERT INTO attempts (
    instant, utc_offset, study_date, exercise, kind, lang, phrase, text, verdict, score, words, slips, hints, seconds
)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)
