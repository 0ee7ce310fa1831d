INSERT OR IGNORE INTO bubbles (screen) VALUES (?1)
