-- What a learner did, one row an attempt. A row is never changed.
CREATE TABLE attempts (
    id INTEGER PRIMARY KEY,
    instant INTEGER NOT NULL,     -- seconds since 1970-01-01T00:00:00Z
    utc_offset INTEGER NOT NULL,  -- seconds that local time was ahead of UTC
    study_date TEXT NOT NULL,     -- the study day, as it was then: 2026-03-01
    exercise TEXT NOT NULL,       -- pronunciation, word order, …
    kind TEXT NOT NULL CHECK (kind IN ('judged', 'self-rated')),
    lang TEXT NOT NULL,           -- the language spoken
    phrase TEXT NOT NULL,         -- the name of a phrase of the course; '' for a text of the learner's own
    text TEXT NOT NULL,           -- what was to be said
    verdict TEXT NOT NULL CHECK (verdict IN ('right', 'almost', 'wrong')),
    score REAL,                   -- 0…1; NULL where the learner rated it
    words TEXT NOT NULL           -- JSON: one object a word
) STRICT;
CREATE INDEX attempts_by_phrase ON attempts (phrase, id);
CREATE INDEX attempts_by_day ON attempts (study_date, id);

-- The phrases of which an exercise was begun, by study day.
CREATE TABLE studied (
    study_date TEXT NOT NULL,
    phrase TEXT NOT NULL,
    instant INTEGER NOT NULL,
    utc_offset INTEGER NOT NULL,
    PRIMARY KEY (study_date, phrase)
) STRICT, WITHOUT ROWID;

-- The study days on which the program was opened, and when first.
CREATE TABLE openings (
    study_date TEXT NOT NULL PRIMARY KEY,
    instant INTEGER NOT NULL,
    utc_offset INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE favorites (
    phrase TEXT NOT NULL PRIMARY KEY,
    instant INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Places to come back to, by name.
CREATE TABLE bookmarks (
    name TEXT NOT NULL PRIMARY KEY,
    place TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What the learner has set, and nothing else.
CREATE TABLE settings (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The screens whose help bubble was seen.
CREATE TABLE bubbles (
    screen TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;
