"""The logs of one worker, tables first: what happens at them, who is there, and how it is sent.

- ``services``: all that a worker's handlers use, put together
- ``registry``: the logs in memory; ``loaded_log``: one of them, with its ``try_lock`` and
  ``recent`` events; ``loaded``: a table; ``executor``: decides commands, appends, tells its
  ``publisher``; ``quotas``: how much one may ask for; ``creation``: new tables
- ``socket``, ``client_connection``: an open socket; ``subscriber``: what waits to be sent by it;
  ``live_schema``: the messages that go over it as a JSON schema, with ``schema_parts``
- ``subscriptions``, ``broadcast``: those at the logs, and what they are sent; ``log_news``: what
  that is for any kind, ``table_news``: for tables; ``presence``: who is there, for the store, and
  who has been away for long
- ``deadlines``: what time brings; ``heartbeat``: that the worker lives, and whether it has been
  away without knowing; ``admin_changes``: what an administrator has changed beside it; all of it
  again and again, by ``periodic``; ``bus``: how workers wake each other
- ``routes``: what is asked over HTTP: ``tables``, ``home``, ``games``, ``records``;
  ``finished_games``: pages of them
"""
