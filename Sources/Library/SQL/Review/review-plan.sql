SELECT weights, stale FROM review_plan WHERE id = 1
