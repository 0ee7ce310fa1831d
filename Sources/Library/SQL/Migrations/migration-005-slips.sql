-- How often an answer was wrong before it was right, and how often the next step was shown.
ALTER TABLE attempts ADD COLUMN slips INTEGER NOT NULL DEFAULT 0;
ALTER TABLE attempts ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
