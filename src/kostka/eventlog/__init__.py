"""A log of events as a pure value: what every kind of log has in common, whatever is in it.

- ``person``: who asks; ``event``: one line of a log; ``transition``: one event, and what it made of
  the state; ``fold``: events to a state, to transitions
- ``draft``: a run of events in the making

Nothing here waits, reads a clock, draws a number or touches a file.
"""
