"""The database: logs of any kind and the people; SQLite or PostgreSQL, one interface.

- ``store``: the interface; ``errors``: what it raises; ``user``: what it returns of people;
  ``kinds/``: what is asked of logs of one kind alone
- an append: ``append_job``: its rows; ``group_commit``: several in one transaction; ``appending``:
  compares and inserts; ``index_changes``: rows that lists ask; ``postgres_log``,
  ``sqlite_journal``: the logs of each database;
  ``sqlite_fast_append``: events alone; ``sqlite_writer``: the writing thread
- queries: ``event_rows``: a log; ``log_queries``: where logs end, and what is due;
  ``workers``: leases and connections; ``analysis_cache``: results kept; ``acts``: what
  administrators did
- people: ``users``, ``sessions``, ``credentials``, ``friends``; ``likeness``: names that look
  alike; ``erasure``: deletes a person; ``repository``: the base of such repositories
- ``engines``: database addresses and engines; ``looking``: opens a database for reading only;
  ``answering``, ``database_errors``: a database that does not answer; ``compiled_statements``,
  ``insert_if_absent``, ``snapshot``: kinds of statements
- ``schema``, ``schema_people``: the database's tables; ``version``: the schema's version;
  ``migrate``, ``migrations/``: brings it up to date
- ``backup``, ``restore``: the whole database as a file; ``doctor``, ``check_log``: integrity checks
"""
