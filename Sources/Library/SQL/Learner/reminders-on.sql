SELECT reminder FROM reminders WHERE study_date = ?1
