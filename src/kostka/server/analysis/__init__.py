"""After a game: what its decisions cost, its chance drawn again, questions for practice.

- ``routes``, ``statistics``, ``practice``: what is asked over HTTP
- ``jobs``: games analysed, each once; ``player_counts``: games counted, each once;
  ``verdicts``: two figures for a list;
  ``expiring_value``: what is computed again when it is old
- ``worker_process``, ``worker``: both sides of the process that does it; ``practice_question``:
  one of its answers
"""
