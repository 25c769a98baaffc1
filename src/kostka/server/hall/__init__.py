"""The tables of one worker: what happens at them, who is there, and how it is told.

- ``hub``: all of it put together
- ``hot``: a table in memory, with its ``lock``; ``floor``: what happens at the tables; ``quick``:
  the short way of a move; ``addition``: what comes of it for the store; ``enough``: how much one
  may ask for; ``making``: new tables; ``waking``: whether the worker has been away without knowing
- ``socket``, ``line``: an open socket; ``watcher``: what waits to be sent by it; ``messages``: what
  goes over it, ``live_schema``: as a JSON schema, with ``schema_parts``
- ``audience``, ``crowd``: those at the tables, and what they are told; ``attendance``: who is
  there, for the store
- ``sweeper``: what is done again and again, in ``turns``; ``bus``: how workers wake each other
- ``playing``: what is asked over HTTP: ``tables``, ``games``, ``records``; ``finished``: pages of
  finished games
"""
