"""After a game: what its decisions cost, its chance drawn again, questions for practice."""
