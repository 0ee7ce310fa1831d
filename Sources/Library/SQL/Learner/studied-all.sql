SELECT study_date, phrase, instant, utc_offset FROM studied ORDER BY instant, phrase
