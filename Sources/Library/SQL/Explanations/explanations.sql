SELECT character, text FROM explanations ORDER BY character
