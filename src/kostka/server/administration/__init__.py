"""What an administrator does with people and tables, on the database alone, beside any server."""
