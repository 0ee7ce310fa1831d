SELECT phrase FROM favorites ORDER BY instant, phrase
