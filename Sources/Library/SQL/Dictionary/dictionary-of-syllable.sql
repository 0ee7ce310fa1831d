SELECT syllable, tone, text, number FROM reading WHERE syllable = ?1 ORDER BY tone, number
