SELECT text, number, readings, radical, has_simplified_radical, beyond, strokes, meaning, hsk, simplified, traditional FROM character WHERE number > 0 ORDER BY number
