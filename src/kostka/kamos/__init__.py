"""Kámoš, Čína, Regál: rules, record, terminal, solver, bots, analysis.

The short way in (game/short_way.py): ``GAME``, ``new``, ``score`` and ``analyse``.

- ``definition``: all that the game brings, as ``GAME``; ``rules/``, ``solver/``, ``bots/``
- the record: ``notation``: writes moves; ``reading``: reads them; ``line_words``: line words of
  four languages; ``player_named``: the player a line names (KCR-17)
- the terminal: ``face``: sheets, dice and typed input; ``typed_moves``: the rows' names as typed
- ``report``: the result as data
- analysis: ``analyst``: cost and luck of a game; ``verdict``: their sum, sheet by sheet;
  ``practice``: practice questions; ``seat_statistics``: a player's throws and entries
- ``solve``: the command ``kostka solve kamos``
"""

from kostka.game.short_way import short_way

__getattr__ = short_way(__name__)
