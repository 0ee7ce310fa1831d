SELECT form.text, form.kind, form.cost, word.pinyin FROM form JOIN word ON word.id = form.word
WHERE form.text IN (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12) ORDER BY form.text, form.rank
