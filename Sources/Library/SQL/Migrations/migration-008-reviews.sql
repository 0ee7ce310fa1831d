-- How long the right answer took, in seconds; NULL where nobody looked at the clock.
ALTER TABLE attempts ADD COLUMN seconds REAL;

-- What was recalled and how well, one row each time. A row is never changed.
CREATE TABLE reviews (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('phrase', 'word')),
    lang TEXT NOT NULL,           -- the language studied
    item TEXT NOT NULL,           -- the name of a phrase, or the id of a word
    form TEXT NOT NULL,           -- pronunciation, word order, multiple choice, typed, paper, …
    grade INTEGER NOT NULL CHECK (grade BETWEEN 1 AND 4),
    instant INTEGER NOT NULL,     -- seconds since 1970-01-01T00:00:00Z
    utc_offset INTEGER NOT NULL,  -- seconds that local time was ahead of UTC
    study_date TEXT NOT NULL
) STRICT;
CREATE INDEX reviews_by_item ON reviews (kind, lang, item, id);

-- How each memory stands after its reviews: made of them, and made again when the parameters change.
CREATE TABLE memories (
    kind TEXT NOT NULL,
    lang TEXT NOT NULL,
    item TEXT NOT NULL,
    stability REAL NOT NULL,      -- days
    difficulty REAL NOT NULL,     -- 1…10
    last TEXT NOT NULL,           -- the study day of the last review
    PRIMARY KEY (kind, lang, item)
) STRICT, WITHOUT ROWID;

-- By which parameters; one row.
CREATE TABLE review_plan (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    weights TEXT NOT NULL,        -- JSON: 21 numbers; [] for the published ones
    stale INTEGER NOT NULL        -- 1: the memories are to be made again
) STRICT;
INSERT INTO review_plan VALUES (1, '[]', 1);

-- What was done before there were reviews counts as well.
INSERT INTO reviews (kind, lang, item, form, grade, instant, utc_offset, study_date)
SELECT 'phrase', lang, phrase, exercise, CASE verdict WHEN 'right' THEN 3 WHEN 'almost' THEN 2 ELSE 1 END,
    instant, utc_offset, study_date
FROM attempts WHERE phrase <> '' ORDER BY id;
INSERT INTO reviews (kind, lang, item, form, grade, instant, utc_offset, study_date)
SELECT 'word', CASE units.lang WHEN 'zh' THEN 'cmn' ELSE units.lang END, answers.word_id, runs.answer,
    CASE answers.verdict WHEN 'right' THEN 3 ELSE 1 END, answers.instant, answers.utc_offset, answers.study_date
FROM dictation_answers AS answers
JOIN dictation_runs AS runs ON runs.id = answers.run_id
JOIN words ON words.id = answers.word_id
JOIN units ON units.id = words.unit_id
ORDER BY answers.instant;
