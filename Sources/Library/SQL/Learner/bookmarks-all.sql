SELECT name, place FROM bookmarks ORDER BY name
