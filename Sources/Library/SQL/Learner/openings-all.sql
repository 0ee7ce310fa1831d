SELECT study_date, instant, utc_offset FROM openings ORDER BY instant
