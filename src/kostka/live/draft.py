"""A run of a table's events in the making."""

from collections.abc import Collection
from typing import Literal, NamedTuple

from kostka.eventlog.draft import Draft
from kostka.eventlog.event import Event
from kostka.eventlog.transition import Transition
from kostka.game.seats import Seat
from kostka.live.chance_source import ChanceSource
from kostka.live.events import Body, Created, Ended, TableEvent
from kostka.live.fold import apply
from kostka.live.table import Table

USUAL_BOT = "novice"


class NextTable(NamedTuple):
    """A table for a rematch before it is made: its id, and the hash of its secret."""

    id: str
    commitment: str


class TableDraft(Draft[Table, Body]):
    """What happens to a table at one moment. ``next_table``: the table for a rematch, where one may
    be agreed on."""

    def __init__(
        self,
        table: Table,
        now: int,
        chance: ChanceSource,
        *,
        by: str | None = None,
        command: str | None = None,
        next_table: NextTable | None = None,
    ) -> None:
        super().__init__(apply, table, now, by, command)
        self.chance = chance
        self.next_table = next_table

    @classmethod
    def opened(
        cls, first: Created, now: int, chance: ChanceSource, by: str | None = None
    ) -> "TableDraft":
        """A table that begins with this, as somebody's (id) command."""
        event: TableEvent = Event(1, now, first, by)
        table = apply(None, event)
        draft = cls(table, now, chance, by=by)
        draft.transitions.append(Transition(None, event, table))
        return draft


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
