SELECT DISTINCT syllable FROM reading
