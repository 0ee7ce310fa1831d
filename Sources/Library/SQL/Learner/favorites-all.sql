SELECT phrase, instant FROM favorites ORDER BY place, instant, phrase
