SELECT level, text, traditional, pinyin, english FROM sentence WHERE instr(text, ?1) OR instr(traditional, ?1) ORDER BY level, length(text), id LIMIT ?2
