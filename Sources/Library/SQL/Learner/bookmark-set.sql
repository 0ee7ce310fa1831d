INSERT INTO bookmarks (name, place) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET place = excluded.place
