"""After a game: what its decisions cost, its chance drawn again, questions for practice.

- ``routes``, ``statistics``, ``losses``, ``practice``: what is asked over HTTP
- ``jobs``: games analysed, each once; ``player_counts``: games counted, each once;
  ``verdicts``: two figures for a list;
  ``expiring_value``: what is computed again when it is old
- ``queue``: who waits for a process that does it; ``worker``: that process; ``practice_question``:
  one of its answers
"""
