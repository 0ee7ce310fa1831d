DELETE FROM memories
