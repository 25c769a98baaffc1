"""Sport domino: rules, record, terminal, solver, bots, analysis.

``GAME``, ``new``, ``score`` and ``analyse`` are the short way in (game/short.py).
"""

from kostka.game.short import short_way

__getattr__ = short_way(__name__)
