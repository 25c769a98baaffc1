"""What is kept on disk: the tables' logs and the people; SQLite or PostgreSQL, one interface.

- ``store``: the interface, ``errors``: what it raises; ``rows``, ``person``: what it gives
- an append: ``prepared``; ``group``: with others in one transaction; ``appending``: what that
  writes, where ``straight`` (PostgreSQL) and ``journal`` (SQLite) keep logs; ``plain``: SQLite's
  short way; ``thread``: SQLite's writer
- ``logs``, ``lists``: what is read of tables; ``workers``, ``findings``, ``acts``: the
  other rows
- ``people``: ``persons``, ``sessions`` and ``keys`` in one; ``forgetting``; ``desk``: how they and
  ``findings`` ask
- ``address``: databases and how to speak to them; ``answering``, ``reaching``: that one does not
  answer; ``raw``, ``once``, ``snapshot``: kinds of statements
- ``schema``, ``schema_people``: the tables of the database; ``version``, ``migrate``
- ``archive``, ``restore``: backups; ``old_games``: finished games in files; ``doctor``,
  ``checkup``: what may be wrong
"""
