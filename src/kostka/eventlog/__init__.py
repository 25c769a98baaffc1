"""A log of events as a pure value: what every kind of log has in common, whatever is in it.

- ``person``: who asks; ``event``: one line of a log; ``transition``: one event, and what it made of
  the state; ``fold``: events to a state, to transitions
- ``draft``: a run of events in the making; ``projection``: what is queried of a log;
  ``problem``: what may be wrong with one that is kept
- ``decider``: what a kind of log answers; ``kind``: its name, its rules, how it is read

Nothing here waits, reads a clock, draws a number or touches a file.
"""
