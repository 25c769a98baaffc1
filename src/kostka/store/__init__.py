"""What is kept on disk: the tables' logs and the people; SQLite or PostgreSQL, one interface."""
