-- Dictations of units, as far as they came.
CREATE TABLE dictation_runs (
    id INTEGER PRIMARY KEY,
    unit_id INTEGER NOT NULL REFERENCES units (id),
    instant INTEGER NOT NULL,     -- seconds since 1970-01-01T00:00:00Z
    utc_offset INTEGER NOT NULL,  -- seconds that local time was ahead of UTC
    study_date TEXT NOT NULL,
    answer TEXT NOT NULL,         -- paper, typed, spelled, read
    times INTEGER NOT NULL,       -- how often a word was spoken
    gap REAL NOT NULL,            -- seconds between
    words TEXT NOT NULL,          -- JSON: the ids of the words in their order
    position INTEGER NOT NULL,    -- the index of the word it stood at
    ended INTEGER NOT NULL        -- 1: all words were dictated
) STRICT;
CREATE INDEX dictation_runs_by_unit ON dictation_runs (unit_id, id);

-- What was answered: one row a word and run, the last answer.
CREATE TABLE dictation_answers (
    run_id INTEGER NOT NULL REFERENCES dictation_runs (id),
    word_id INTEGER NOT NULL REFERENCES words (id),
    instant INTEGER NOT NULL,
    utc_offset INTEGER NOT NULL,
    study_date TEXT NOT NULL,
    verdict TEXT NOT NULL CHECK (verdict IN ('right', 'wrong')),
    typed TEXT NOT NULL,          -- '' where nothing was typed
    PRIMARY KEY (run_id, word_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX dictation_answers_by_word ON dictation_answers (word_id, instant);

-- The notebook of mistakes.
CREATE TABLE mistakes (
    word_id INTEGER PRIMARY KEY REFERENCES words (id),
    since TEXT NOT NULL,          -- the study day of the first wrong answer
    typed TEXT NOT NULL,          -- the last wrong answer, '' where nothing was typed
    clean_days INTEGER NOT NULL,  -- study days since the last wrong answer on which it was right, 0 or 1
    last_clean TEXT NOT NULL      -- the latest of them; '' for none
) STRICT;
