SELECT name FROM unlocked
