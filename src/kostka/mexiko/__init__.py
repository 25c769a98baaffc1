"""International mexiko: rules, record, terminal, solver, bots, analysis.

The short way in (game/short_way.py): ``GAME``, ``new``, ``score`` and ``analyse``.

- ``definition``: all that the game brings, as ``GAME``; ``rules/``, ``solver/``, ``bots/``
- the record: ``notation``: writes moves; ``reading``: reads them; ``referee_lines``: the lines with
  ``!``; ``result_lines``: headings and reported results; ``line_words``: line words of four
  languages; ``phrases``: free wording put into their order
- the terminal: ``face``: the table, and typed input; ``typed_moves``: calls and answers as typed
- results: ``report``: the score as data; ``protocol``: the score in words, and the referee's
  remarks; ``sheet``: the score sheet (MX-33, MX-60 … MX-63)
- analysis: ``analyst``: cost and luck of a match; ``worth``: the value of a position and its
  choices; ``standing``: a position as the solution's score; ``verdict``: the sum of cost and luck;
  ``practice``: practice questions; ``seat_statistics``: a seat's bluffs, doubts and throws
- ``solve``: the command ``kostka solve mexiko``; ``stages``: its strategy tables
- ``timekeeping``: the times of a match (MX-32, MX-33, MX-63)
"""

from kostka.game.short_way import short_way

__getattr__ = short_way(__name__)
