SELECT place FROM bookmarks WHERE name = ?1
