-- The order in which favorites became so, also where several did within a second.
ALTER TABLE favorites ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
