"""What each viewer is sent of a table and of its events.

- ``types``: the messages' types; ``table``: the table and its events for one viewer; ``seats`` and
  ``clocks``: parts of it; ``shared``: the encoding that viewers with equal views share
- ``games``: the games as forms need them; ``lists``: tables made and listed; ``steps``: a finished
  game move by move; ``moves``: a game so far, for one viewer
"""
