SELECT coalesce(max(id), 0) FROM study_news
