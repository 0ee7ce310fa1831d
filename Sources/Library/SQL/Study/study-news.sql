SELECT id, kind, task, name, amount, count, run, instant, utc_offset FROM study_news WHERE id > ?1 ORDER BY id
