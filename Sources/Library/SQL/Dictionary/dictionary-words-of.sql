SELECT form.kind, word.simplified, word.traditional, word.pinyin, word.meanings, word.hsk
FROM form JOIN word ON word.id = form.word WHERE form.text = ?1 ORDER BY form.rank
