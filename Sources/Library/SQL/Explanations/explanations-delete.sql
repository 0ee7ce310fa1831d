DELETE FROM explanations
