"""What is a kind's own in the database: of tables so far.

- ``tables``: lists of them; ``table_rows``: what these return; ``old_games``: finished games in
  files; ``meetings``: friends at tables
"""
