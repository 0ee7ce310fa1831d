SELECT runs.id, lang, book, grade, term, coalesce(type, ''), unit, study_date, instant, utc_offset, answer, times, gap,
    runs.words, position, ended, speed
FROM dictation_runs AS runs JOIN units ON units.id = unit_id ORDER BY runs.id
