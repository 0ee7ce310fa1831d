SELECT DISTINCT key FROM sound WHERE key >= ?1 AND key < ?2
