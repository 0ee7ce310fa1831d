INSERT INTO explanations (character, text) VALUES (?1, ?2) ON CONFLICT (character) DO UPDATE SET text = excluded.text
