"""An administrator's acts on people and tables, on the database alone, beside any server.

- ``persons``: find, rename, sign out, delete; ``closing``: close a table; ``old_games``: games into
  files and back
- ``trace``: the record of each act, in the database and in the log
"""
