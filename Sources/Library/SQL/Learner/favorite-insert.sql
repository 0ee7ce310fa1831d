INSERT OR IGNORE INTO favorites (phrase, instant, place)
VALUES (?1, ?2, (SELECT coalesce(max(place), 0) + 1 FROM favorites))
