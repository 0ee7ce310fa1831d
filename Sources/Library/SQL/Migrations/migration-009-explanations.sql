-- What Chinese characters mean, as the learner took it in from a file.
CREATE TABLE explanations (
    character TEXT PRIMARY KEY,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
