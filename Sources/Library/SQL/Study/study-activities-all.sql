SELECT activity, instant, utc_offset FROM study_activities ORDER BY id
