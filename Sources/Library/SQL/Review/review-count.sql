SELECT count(*) FROM reviews
