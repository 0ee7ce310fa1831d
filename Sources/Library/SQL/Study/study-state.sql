SELECT phase, block, length, spent, task, stretch, run, counted_on, counted, watched, clock, awake, asleep, instant, utc_offset,
    (SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'study_tasks') FROM study_state
