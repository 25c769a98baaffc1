"""A table on the net as a value: pure. What happened at it, what may happen next, who sees what.

- ``setup``: what a table is made with; ``events``: all that can have happened; ``commands``: all
  that somebody may ask for
- ``table``, ``company``, ``chair``, ``spent``, ``phase``: the value; ``folding``: how its events
  make it (``game_events``, ``seat_events``)
- ``opening``: how one begins; ``origin``: in the middle of another's game; ``fortune``: where its
  chance comes from
- ``decide``: a command becomes events, or is refused (``membership``, ``playing``, ``offers``,
  ``talk``, ``agreeing`` on the chance; ``seating`` has what they share); ``follow``: what then
  happens by itself; ``course``: events in the making
- ``clock``: the times that run; ``tick``: what a moment brings; ``presence``: who is there
- ``engines``: where a bot must choose
- ``show``, ``seats_shown``, ``clocks_shown``: what each viewer gets of a table and of an event, as
  ``views``; ``showing``: for many at once; ``head``: its row
- ``record``: the game as a record, with dates by ``calendar``, and the proof of its chance

Nothing here waits, reads a clock, draws a secret or touches a file: moments come in as milliseconds
since 1970 (UTC), chance as a source. So the same code serves one process, many workers, a test and
``kostka doctor`` years later.
"""
