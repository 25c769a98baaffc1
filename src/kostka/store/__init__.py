"""What is kept on disk: the tables' logs and the people; SQLite or PostgreSQL, one interface.

- ``store``: the interface, ``errors``: what it raises; ``table_rows``, ``user``: what it gives
- an append: ``append_job``; ``group_commit``: with others in one transaction; ``appending``: what
  that writes, where ``postgres_log`` and ``sqlite_journal`` keep logs; ``sqlite_fast_append``:
  events alone; ``sqlite_writer``: the thread that writes
- ``event_rows``, ``table_queries``: what is read of tables; ``workers``, ``analysis_cache``,
  ``acts``: the other rows
- ``people``: ``users``, ``sessions``, ``credentials`` in one; ``likeness`` of names; ``erasure``;
  ``repository``: how they and ``analysis_cache`` ask
- ``engines``: databases and how to speak to them; ``looking``: one that is only read;
  ``answering``, ``database_errors``: that one does not answer; ``compiled_statements``,
  ``insert_if_absent``, ``snapshot``: kinds of statements
- ``schema``, ``schema_people``: the tables of the database; ``version``, ``migrate``
- ``backup``, ``restore``; ``old_games``: finished games in files; ``doctor``, ``check_table``: what
  may be wrong
"""
