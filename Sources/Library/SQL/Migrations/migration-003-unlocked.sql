-- What the learner has unlocked, by name, and when.
CREATE TABLE unlocked (
    name TEXT NOT NULL PRIMARY KEY,
    instant INTEGER NOT NULL,
    utc_offset INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
