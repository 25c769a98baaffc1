"""A run of events in the making: each is applied as it comes, so that the next can build on it."""

from collections.abc import Collection
from typing import Literal

from kostka.game.seats import Seat
from kostka.live.chance_source import ChanceSource
from kostka.live.events import Body, Ended
from kostka.live.fold import apply_body
from kostka.live.table import Table

USUAL_BOT = "novice"


class Draft:
    """What happens to a table at one moment. ``table`` is as the bodies so far have left it;
    ``next_table`` the id that a table for a rematch would get, where one may be agreed on."""

    def __init__(self, table: Table, now: int, chance: ChanceSource, next_table: str = "") -> None:
        self.table = table
        self.now = table.moment(now)
        self.chance = chance
        self.next_table = next_table
        self._bodies: list[Body] = []

    def emit(self, body: Body) -> None:
        """One event more. Raises RuleError, and takes nothing, if it cannot be."""
        self.table = apply_body(self.table, body, self.now)
        self._bodies.append(body)

    @property
    def events(self) -> tuple[Body, ...]:
        """All that has happened."""
        return tuple(self._bodies)


def stand_in(table: Table) -> str:
    """The bot that plays on for people: a newcomer, as weak as is fair."""
    bots = table.game.bots
    return USUAL_BOT if USUAL_BOT in bots else next(iter(bots))


def broken_off(
    table: Table, losers: Collection[Seat], why: Literal["resigned", "claimed", "closed"]
) -> Ended:
    """The game ends before its end: the sides of these seats have lost it, the others share the
    first place. The score is the game's own so far. Of a game that was closed nobody is the
    winner."""
    sides = table.game.sides(len(table.seats))
    lost = [any(seat in losers for seat in side) for side in sides]
    last = len(sides) - sum(lost) + 1
    place = {
        seat: last if beaten else 1
        for side, beaten in zip(sides, lost, strict=True)
        for seat in side
    }
    places = tuple(place[seat] for seat in range(len(table.seats)))
    return Ended(places, table.game.standing(table.state()), why, won=any(lost) and not all(lost))
