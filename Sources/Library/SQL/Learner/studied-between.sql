SELECT study_date, count(*) FROM studied WHERE study_date BETWEEN ?1 AND ?2 GROUP BY study_date
