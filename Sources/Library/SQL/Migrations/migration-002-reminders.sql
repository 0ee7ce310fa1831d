-- The reminders that were sent, by study day: each at most once.
CREATE TABLE reminders (
    study_date TEXT NOT NULL,
    reminder TEXT NOT NULL,
    instant INTEGER NOT NULL,
    utc_offset INTEGER NOT NULL,
    PRIMARY KEY (study_date, reminder)
) STRICT, WITHOUT ROWID;
