-- Textbooks: the two tables that others read as well. What a file lacks is '', never NULL.
CREATE TABLE IF NOT EXISTS units (
    id INTEGER PRIMARY KEY AUTOINCREMENT, lang TEXT NOT NULL, book TEXT NOT NULL, grade TEXT NOT NULL, term TEXT NOT NULL, type TEXT, unit TEXT NOT NULL,
    UNIQUE(lang, book, grade, term, type, unit));
CREATE TABLE IF NOT EXISTS words (
    id INTEGER PRIMARY KEY AUTOINCREMENT, unit_id INTEGER NOT NULL, text TEXT NOT NULL, pinyin TEXT, pinyin_num TEXT, explanation TEXT, level TEXT,
    FOREIGN KEY (unit_id) REFERENCES units(id));
CREATE INDEX words_by_unit ON words (unit_id, id);
CREATE INDEX words_by_text ON words (text);

-- What this program knows of a word beside what stands in its row. A word without a row here comes last in its unit,
-- is no guess, and was not corrected.
CREATE TABLE word_marks (
    word_id INTEGER PRIMARY KEY REFERENCES words (id),
    place INTEGER NOT NULL,      -- its place in the unit, from 0
    guessed INTEGER NOT NULL,    -- 1: another reading could be meant
    corrected INTEGER NOT NULL,  -- 1: a person set the reading, and no file changes it
    absent INTEGER NOT NULL      -- 1: no file has it any more; kept for what was done with it
) STRICT;
