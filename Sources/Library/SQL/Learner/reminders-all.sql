SELECT study_date, reminder, instant, utc_offset FROM reminders ORDER BY instant, reminder
