DELETE FROM favorites WHERE phrase = ?1
