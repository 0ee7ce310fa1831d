SELECT phrase FROM favorites ORDER BY place, instant, phrase
