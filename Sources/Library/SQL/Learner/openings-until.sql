SELECT study_date FROM openings WHERE study_date <= ?1 ORDER BY study_date DESC LIMIT ?2
