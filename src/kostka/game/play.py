"""The table itself: asks whoever must move, draws for chance, and keeps the log."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from kostka.game.chance import Seeded, Source, SourceAt
from kostka.game.log import Log
from kostka.game.player import Player, Turn
from kostka.game.seats import Role, Seat

S = TypeVar("S")
M = TypeVar("M")


def play(
    log: Log[S, M],
    players: Mapping[Seat, Player[Any, M]],
    chance: SourceAt,
    thinking: Source | None = None,
    kept: Callable[[Log[S, M]], None] = lambda _: None,
) -> Log[S, M]:
    """Play on from the log's state until the game is over; returns the whole log.

    ``chance(number)`` is the source for the entry of that number; ``thinking`` the players' own.
    ``kept`` is called with the log after each entry, before anybody is asked again: the place to
    make it durable. A player's unlawful choice raises RuleError.
    """
    game = log.game
    mind = thinking or Seeded(0)
    while actors := game.actors(log.state):
        if Role.CHANCE in actors:
            move = game.draw(log.state, chance(len(log.entries) + 1))
        else:
            seat = next(actor for actor in actors if isinstance(actor, int))
            view = game.view(log.state, seat)
            moves = game.legal(log.state, seat)
            move = players[seat].choose(Turn(seat, view, moves, mind))
        log = log.append(move)
        kept(log)
    return log
