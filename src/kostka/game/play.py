"""The table itself: asks whoever must move, draws for chance, and keeps the log."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from kostka.game.chance import Seeded, Source, SourceAt
from kostka.game.contract import Rules, is_over
from kostka.game.log import Log
from kostka.game.player import Player, Turn
from kostka.game.seats import Role, Seat

S = TypeVar("S")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Players(Generic[M]):
    """Who sits, with which source of thoughts, and for how long they may think."""

    players: Mapping[Seat, Player[Any, M]]
    mind: Source
    seconds: float | None = None

    def move_due(self, rules: Rules[S, M, Any], state: S, chance: Callable[[], Source]) -> M:
        """The move of whoever must move in a state that is not over."""
        actors = rules.actors(state)
        if Role.CHANCE in actors:
            return rules.draw(state, chance())
        seat = next(actor for actor in actors if isinstance(actor, int))
        view, moves = rules.view(state, seat), rules.legal(state, seat)
        turn = Turn(seat, view, moves, self.mind, self.seconds)
        return self.players[seat].choose(turn)


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
    make it durable. A player's unlawful choice raises Refusal.
    """
    rules = log.rules
    table = Players(players, thinking or Seeded(0))
    while not is_over(rules, log.state):
        due = partial(chance, len(log.entries) + 1)
        log = log.append(table.move_due(rules, log.state, due))
        kept(log)
    return log
