SELECT kind, lang, item, stability, difficulty, last FROM memories ORDER BY kind, lang, item
