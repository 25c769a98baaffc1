"""A table on the net as a value: pure. What happened at it, what may happen next, who sees what.

- ``setup``: what a table is made with; ``events``: all that can have happened; ``commands``: all
  that somebody may ask for
- ``table``, ``table_info``, ``seat_state``, ``time_used``, ``phase``: the value; ``fold``: how its
  events make it (``game_events``, ``seat_events``)
- ``opening``: how one begins; ``origin``: in the middle of another's game; ``chance_source``: where
  its chance comes from
- ``decide``: a command becomes events, or is refused (``membership``, ``playing``, ``offers``,
  ``talk``, ``agreeing`` on the chance; ``seating`` has what they share); ``consequences``: what
  then happens by itself; ``draft``: events in the making
- ``deadlines``: the times that run; ``expiry``: what happens when they have run out; ``presence``:
  who is there
- ``bots``: where a bot must choose
- ``views``: what each viewer is sent of a table and of an event; ``projection``: what lists and
  deadlines ask of it
- ``record``: the game as a record, with dates by ``calendar``, and the proof of its chance

Nothing here waits, reads a clock, draws a secret or touches a file: moments come in as milliseconds
since 1970 (UTC), chance as a source. So the same code serves one process, many workers, a test and
``kostka doctor`` years later.
"""
