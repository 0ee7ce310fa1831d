SELECT count(*) FROM attempts
