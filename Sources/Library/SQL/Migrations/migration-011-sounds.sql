-- How often each sound was said on a study day, and how often it was off; counted with each attempt.
CREATE TABLE sounds (
    study_date TEXT NOT NULL,
    lang TEXT NOT NULL,
    phone TEXT NOT NULL,          -- in the International Phonetic Alphabet
    said INTEGER NOT NULL,
    weak INTEGER NOT NULL CHECK (weak BETWEEN 0 AND said),
    word TEXT NOT NULL,           -- the last word in which it was off, else the last in which it was said
    PRIMARY KEY (study_date, lang, phone)
) STRICT, WITHOUT ROWID;
