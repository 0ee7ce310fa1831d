-- Study time: the tasks, those on the list and those that have left it. Times are in milliseconds.
CREATE TABLE study_tasks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    estimate INTEGER NOT NULL,    -- what was planned
    extra INTEGER NOT NULL,       -- what was added since
    spent INTEGER NOT NULL,       -- what was studied
    stuck INTEGER NOT NULL,       -- 1: the learner does not get on with it
    note TEXT NOT NULL,           -- where; '' for none
    skipped INTEGER NOT NULL,     -- 1: passed over until the list begins anew
    link TEXT NOT NULL,           -- lesson, dictation, word; '' for none
    target TEXT NOT NULL,         -- the lesson's number, the unit, the word
    place INTEGER NOT NULL,       -- its place in the list, from 0
    ending TEXT NOT NULL CHECK (ending IN ('', 'done', 'time up', 'removed')), -- '' while it is on the list
    instant INTEGER NOT NULL,     -- when it left the list, in seconds since 1970-01-01T00:00:00Z; 0 while it is on it
    utc_offset INTEGER NOT NULL,  -- seconds that local time was ahead of UTC
    study_date TEXT NOT NULL,     -- the study day on which it left; '' while it is on the list
    run INTEGER NOT NULL          -- the run of the list in which it left
) STRICT;
CREATE INDEX study_tasks_by_ending ON study_tasks (ending, study_date);

-- How it stands: one row. What it is at a later moment follows from it.
CREATE TABLE study_state (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    phase TEXT NOT NULL,          -- idle, study, rest, paused, waiting, interrupted
    block TEXT NOT NULL,          -- study, rest; '' for none
    length INTEGER NOT NULL,
    spent INTEGER NOT NULL,
    task INTEGER NOT NULL,        -- the current task; 0 for none
    stretch INTEGER NOT NULL,     -- studied for it, and not in study_stretches yet
    run INTEGER NOT NULL,
    counted_on TEXT NOT NULL,     -- the study day of the last whole block of study
    counted INTEGER NOT NULL,     -- how many there were on it
    watched INTEGER NOT NULL,     -- 1: a console was there
    clock TEXT NOT NULL,          -- which clock counted: another boot of the machine is another clock
    awake INTEGER NOT NULL,       -- its reading, in milliseconds for which the machine was awake
    asleep INTEGER NOT NULL,      -- milliseconds for which it was not
    instant INTEGER NOT NULL,
    utc_offset INTEGER NOT NULL
) STRICT;

-- What was studied, for which task: a row a stretch without a pause.
CREATE TABLE study_stretches (
    id INTEGER PRIMARY KEY,
    task_id INTEGER NOT NULL REFERENCES study_tasks (id),
    study_date TEXT NOT NULL,
    instant INTEGER NOT NULL,     -- when it ended
    utc_offset INTEGER NOT NULL,
    length INTEGER NOT NULL
) STRICT;
CREATE INDEX study_stretches_by_day ON study_stretches (study_date, task_id);

-- Blocks that are over. A whole one of study is a Pomodoro.
CREATE TABLE study_blocks (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('study', 'rest')),
    study_date TEXT NOT NULL,
    instant INTEGER NOT NULL,
    utc_offset INTEGER NOT NULL,
    length INTEGER NOT NULL,      -- what it should have lasted
    spent INTEGER NOT NULL,       -- what it did
    whole INTEGER NOT NULL
) STRICT;
CREATE INDEX study_blocks_by_day ON study_blocks (study_date, kind);

-- Which tasks were planned for which study day.
CREATE TABLE study_plans (
    study_date TEXT NOT NULL,
    task_id INTEGER NOT NULL REFERENCES study_tasks (id),
    PRIMARY KEY (study_date, task_id)
) STRICT, WITHOUT ROWID;

-- What consoles tell, each of them once.
CREATE TABLE study_news (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    task INTEGER NOT NULL,        -- 0 for none
    name TEXT NOT NULL,
    amount INTEGER NOT NULL,      -- milliseconds, as the kind says
    count INTEGER NOT NULL,
    run INTEGER NOT NULL,
    instant INTEGER NOT NULL,
    utc_offset INTEGER NOT NULL
) STRICT;

-- What was suggested for the breaks, the latest last.
CREATE TABLE study_activities (
    id INTEGER PRIMARY KEY,
    activity TEXT NOT NULL,       -- the activity's own id
    instant INTEGER NOT NULL,
    utc_offset INTEGER NOT NULL
) STRICT;
