"""The short way into a game's package: ``from kostka import mexiko``, ``mexiko.new("Ann")``.

What is heavy is imported when it is first asked for.
"""

import importlib
from collections.abc import Callable
from typing import Any

from kostka.game.errors import RuleError


def short_way(package: str) -> Callable[[str], Any]:
    """The ``__getattr__`` of a game's package: ``ROOM``, all that the game brings, and ``new``,
    ``score``, ``analyse``.

    >>> from kostka import kamos
    >>> log = kamos.new("Ann", "Ben", columns=1)
    >>> kamos.score(log)["sheets"][1]["player"], kamos.ROOM.name
    ('Ben', 'kamos')
    """

    def found(name: str) -> Any:
        if name not in ("ROOM", "new", "score", "analyse"):
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        where = importlib.import_module(f"{package}.room").ROOM
        offered = {"ROOM": where, "score": where.score, "new": _new(where)}
        return offered[name] if name in offered else _analyse(where)

    return found


def _new(where: Any) -> Callable[..., Any]:
    from kostka.game.log import begin  # noqa: PLC0415  (rules import this package first)
    from kostka.game.room import new_header  # noqa: PLC0415
    from kostka.game.ruleset import as_text  # noqa: PLC0415

    def new(*seats: str, rules: str = "", **options: object) -> Any:
        """The empty log of a new game of these players by these options (``best_of=3``,
        ``beer=True``). Raises RuleError for what cannot be played."""
        chosen = {name: as_text(value) for name, value in options.items()}
        return begin(where.game, new_header(where, seats=seats, options=chosen, rules=rules))

    return new


def _analyse(where: Any) -> Callable[..., Any]:
    from kostka.game.analysing import analysis  # noqa: PLC0415

    def analyse(log: Any, *, seconds: float | None = None) -> Any:
        """What every decision cost and what was luck (``kostka.game.analysis.Analysis``);
        ``seconds`` bounds a decision where the analyst samples. Raises RuleError."""
        if log.header.game != where.name:
            raise RuleError("", "game-unknown", found=log.header.game, expected=where.name)
        return analysis(where, log, seconds, None)

    return analyse
