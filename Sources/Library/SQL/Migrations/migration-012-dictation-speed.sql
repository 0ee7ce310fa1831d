-- How fast the words of a dictation are spoken, in words a minute; NULL for the speed that is set for the language.
ALTER TABLE dictation_runs ADD COLUMN speed INTEGER;
