"""The short way into a game's package: ``from kostka import mexiko``, ``mexiko.new("Ann")``.

What is heavy is imported when it is first asked for.
"""

import importlib
from collections.abc import Callable
from typing import Any

from kostka.game.errors import Refusal


def short_way(package: str) -> Callable[[str], Any]:
    """The ``__getattr__`` of a game's package: ``GAME``, all that the game brings, and ``new``,
    ``score``, ``analyse``.

    >>> from kostka import kamos
    >>> log = kamos.new("Ann", "Ben", columns=1)
    >>> kamos.score(log)["sheets"][1]["player"], kamos.GAME.name
    ('Ben', 'kamos')
    """

    def found(name: str) -> Any:
        if name not in ("GAME", "new", "score", "analyse"):
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        game = importlib.import_module(f"{package}.definition").GAME
        offered = {"GAME": game, "score": game.score, "new": _new(game)}
        return offered[name] if name in offered else _analyse(game)

    return found


def _new(game: Any) -> Callable[..., Any]:
    from kostka.game.definition import new_header  # noqa: PLC0415
    from kostka.game.log import begin  # noqa: PLC0415  (rules import this package first)
    from kostka.game.ruleset import as_text  # noqa: PLC0415

    def new(*seats: str, rules: str = "", **options: object) -> Any:
        """The empty log of a new game of these players by these options (``best_of=3``,
        ``beer=True``). Raises Refusal for what cannot be played."""
        chosen = {name: as_text(value) for name, value in options.items()}
        return begin(game.rules, new_header(game, seats=seats, options=chosen, rules=rules))

    return new


def _analyse(game: Any) -> Callable[..., Any]:
    from kostka.game.analysing import analysis  # noqa: PLC0415

    def analyse(log: Any, *, seconds: float | None = None) -> Any:
        """What every decision cost and what was luck (``kostka.game.analysis.Analysis``);
        ``seconds`` bounds a decision game the analyst samples. Raises Refusal."""
        if log.header.game != game.name:
            raise Refusal("game-unknown", found=log.header.game, expected=game.name)
        return analysis(game, log, seconds, None)

    return analyse
