SELECT id, unit_id, answer, times, gap, words, position, speed FROM dictation_runs
WHERE unit_id = ?1 AND ended = 0 AND id = (SELECT max(id) FROM dictation_runs WHERE unit_id = ?1)
