"""An online table as a pure value: its events, the commands it accepts, what each viewer sees.

- ``setup``: what a table is created with; ``events``: all that can happen; ``commands``: all that
  can be asked for
- ``table``: the value, with ``table_info``, ``seat_state``, ``time_used``, ``phase``; ``fold``:
  applies an event (``game_events``, ``seat_events``)
- ``opening``: a table's first event; ``origin``: a start from another game's position;
  ``chance_source``: the source of its chance; ``table_key``: ids and secrets of tables from a key
- ``decide``: a command to events, or a refusal: ``membership``, ``playing``, ``offers``, ``talk``,
  ``agreeing`` (on the chance), ``closing`` (by an administrator); ``seating``: refusals they share;
  ``consequences``: the events that follow by themselves; ``draft``: a run of events in the
  making
- ``deadlines``: the times that run; ``expiry``: the events when they have run out; ``presence``:
  who is connected
- ``bots``: the decisions that bots owe
- ``messages``: what goes between a table and those at it; ``fault``: a refusal in them
- ``views/``: what each viewer is sent; ``projection``: what lists and deadlines query;
  ``kind``: tables as a kind of log
- ``record``: the game as a record, with the proof of its chance; ``calendar``: its dates;
  ``chance_report``: its throws, to be drawn again

Nothing here waits, reads a clock, draws a secret or touches a file: moments come in as milliseconds
since 1970 (UTC), chance as a source. So the same code serves one process, many workers, a test and
``kostka doctor`` years later.
"""
