SELECT key, value FROM settings
