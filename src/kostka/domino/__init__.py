"""Sport domino: rules, record, terminal, solver, bots, analysis.

The short way in (game/short_way.py): ``GAME``, ``new``, ``score`` and ``analyse``.

- ``definition``: all that the game brings, as ``GAME``; ``rules/``, ``solver/``, ``bots/``
- the record: ``notation``: writes moves; ``reading``: reads them; ``tokens``: tiles and seats in
  them; ``ahead``: the end meant by a lay without a sign (DOM-23); ``referee_lines``: the lines with
  ``!``; ``result_lines``: ends of rounds and parties; ``line_words``: line words of four languages;
  ``foreign``: deals from other programs' lists
- the terminal: ``face``: the chain and one's own tiles; ``typed_moves``: lays as typed
- results: ``report``: the result as data; ``protocol``: the protocol in words (DOM-15)
- analysis: ``analyst``: cost and luck of a party; ``verdict``: their sum, round by round;
  ``practice``: practice questions; ``seat_statistics``: a player's hands and plays
- ``solve``: the command ``kostka solve domino``
- ``timekeeping``: the times of a party (DOM-10, DOM-13, DOM-14, DOM-33, DOM-37)
"""

from kostka.game.short_way import short_way

__getattr__ = short_way(__name__)
