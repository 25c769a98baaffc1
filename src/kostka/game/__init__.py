"""The contract all games keep: seats, moves, chance, views, results, rule sets, records.

A game is its record: a header and a numbered list of entries. Everything else is computed from it.

- the contract: ``contract``: the functions of a game's rules (``start()``, ``apply()`` …);
  ``definition``: all that a game brings, and the games by name; ``seats``: seats, and the roles
  without one; ``errors``: refusals by rule number and code; ``clocks``: the times that rules set
- the record: ``header``: rule set, options, seats; ``ruleset``: versioned rule sets; ``log``: the
  entries and their corrections; ``steps``: the moves that count, in order; ``record/``: the record
  as text; ``cursor``: the words of a record; ``line_words``: what people write on its lines;
  ``joiners``: invisible letters in names; ``guests``: the tag of seats without an account
- chance: ``chance``: sources of chance, and the outcomes of a draw; ``fairness``: commit and
  reveal; ``receipt``: a player's copy of the commitment; ``chance_verification``: a record's chance
  recomputed
- play: ``player``: who chooses a move from a view; ``play``: asks the players until the end;
  ``short_way``: ``new()``, ``score()`` and ``analyse()`` of a game's package
- many games: ``series``: a series between bots; ``match``: two players over the same deals;
  ``round_robin``: all pairs of bots; ``estimates``: means, shares and their errors; ``parallel``:
  one process, several or a cluster
- analysis: ``analysis``: costs and luck, as values; ``analysing``: analyses a record of any game;
  ``practice``: practice questions; ``seat_statistics``: counts over finished games
- support: ``caching``: memos of the last values asked for; ``kernels``: functions compiled by
  numba; ``optional_dependencies``: extras that may be missing; ``atomic_files``: files replaced
  durably
"""
