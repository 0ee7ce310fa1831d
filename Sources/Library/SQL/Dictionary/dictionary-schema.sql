-- The dictionary: built whole, then only read.
-- A source of the dictionary, and by what its file is known to be the same.
CREATE TABLE source (name TEXT PRIMARY KEY, stamp TEXT NOT NULL) STRICT, WITHOUT ROWID;
-- Readings in order of use with tone numbers, parted by spaces. A number outside the standard is 0, an unknown radical too.
CREATE TABLE character (
    text TEXT PRIMARY KEY, number INTEGER NOT NULL, readings TEXT NOT NULL, radical INTEGER NOT NULL,
    has_simplified_radical INTEGER NOT NULL, beyond INTEGER NOT NULL, strokes INTEGER NOT NULL, meaning TEXT NOT NULL,
    hsk INTEGER NOT NULL, simplified TEXT NOT NULL, traditional TEXT NOT NULL
) STRICT, WITHOUT ROWID;
-- Meanings stand a line each.
CREATE TABLE word (
    id INTEGER PRIMARY KEY, simplified TEXT NOT NULL, traditional TEXT NOT NULL, pinyin TEXT NOT NULL,
    meanings TEXT NOT NULL, hsk INTEGER NOT NULL
) STRICT;
-- What finds a word: itself in simplified and in traditional characters, the likeliest word first.
-- Kind: 0 a word, 1 a name, 2 what leads to another.
CREATE TABLE form (
    text TEXT NOT NULL, rank INTEGER NOT NULL, word INTEGER NOT NULL, kind INTEGER NOT NULL, cost INTEGER NOT NULL,
    PRIMARY KEY (text, rank)
) STRICT, WITHOUT ROWID;
CREATE TABLE sentence (
    id INTEGER PRIMARY KEY, level INTEGER NOT NULL, text TEXT NOT NULL, traditional TEXT NOT NULL, pinyin TEXT NOT NULL,
    english TEXT NOT NULL
) STRICT;
CREATE INDEX form_end ON form (substr(text, -1), length(text));
-- What is heard and typed: letters without tones and spaces, or first letters of syllables. The likeliest first.
CREATE TABLE sound (
    key TEXT NOT NULL, cost INTEGER NOT NULL, text TEXT NOT NULL, pinyin TEXT NOT NULL,
    PRIMARY KEY (key, cost, text, pinyin)
) STRICT, WITHOUT ROWID;
CREATE TABLE initials (
    key TEXT NOT NULL, cost INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (key, cost, text)
) STRICT, WITHOUT ROWID;
-- English words of the meanings, and the words they find.
CREATE TABLE term (
    key TEXT NOT NULL, cost INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (key, cost, text)
) STRICT, WITHOUT ROWID;
-- The words that a character stands in, by its reading there (empty where it cannot be told).
CREATE TABLE use (
    character TEXT NOT NULL, reading TEXT NOT NULL, cost INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (character, reading, cost, text)
) STRICT, WITHOUT ROWID;
-- The standard's characters by each of their readings.
CREATE TABLE reading (
    syllable TEXT NOT NULL, tone INTEGER NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (syllable, tone, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX character_number ON character (number) WHERE number > 0;
