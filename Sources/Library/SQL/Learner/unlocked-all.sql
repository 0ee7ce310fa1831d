SELECT name, instant, utc_offset FROM unlocked ORDER BY instant, name
