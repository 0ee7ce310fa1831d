INSERT INTO study_state (id, phase, block, length, spent, task, stretch, run, counted_on, counted, watched, clock, awake, asleep, instant, utc_offset)
VALUES (1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)
ON CONFLICT (id) DO UPDATE SET phase = ?1, block = ?2, length = ?3, spent = ?4, task = ?5, stretch = ?6, run = ?7, counted_on = ?8, counted = ?9,
    watched = ?10, clock = ?11, awake = ?12, asleep = ?13, instant = ?14, utc_offset = ?15
