"""A table on the net as a value: pure. What happened at it, what may happen next, who sees what.

- ``setup``: what a table is made with; ``events``: all that can have happened; ``commands``: all
  that somebody may ask for
- ``table``: the value, folded from its events; ``opening``: how one begins
- ``decide``: a command becomes events, or is refused; ``follow``: what then happens by itself
- ``clock``: the times that run, and what they bring; ``tick``: what a moment brings
- ``show``: what each viewer gets of a table and of an event
- ``record``: the game as a record, and the proof of its chance

Nothing here waits, reads a clock, draws a secret or touches a file: moments come in as milliseconds
since 1970 (UTC), chance as a source. So the same code serves one process, many workers, a test and
``kostka doctor`` years later.
"""
