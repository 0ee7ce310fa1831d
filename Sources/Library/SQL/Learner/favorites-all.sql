SELECT phrase, instant FROM favorites ORDER BY instant, phrase
