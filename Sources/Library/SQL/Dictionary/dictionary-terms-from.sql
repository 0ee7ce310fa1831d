SELECT DISTINCT key FROM term WHERE key >= ?1 AND key < ?2
