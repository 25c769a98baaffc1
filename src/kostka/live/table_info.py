"""A table as it was made, and who sits at it: what stays the same value from move to move.

What hangs on nothing else is found out once for all the moves made meanwhile.
"""

from collections.abc import Hashable
from functools import cache, cached_property, lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from kostka.eventlog.person import Person
from kostka.game.definition import AnyGame
from kostka.game.seats import Seat
from kostka.live.seat_state import SeatState
from kostka.live.setup import Setup

SHORT = 100
"""Moves of so many bytes are kept for the next time."""


class TableInfo(msgspec.Struct, frozen=True, dict=True):
    """``created``: when it was made (ms since 1970). ``opening_moves``: the moves of another game
    that this one begins with. ``referee``: who is it, None: nobody."""

    id: str
    game: AnyGame
    setup: Setup
    owner: Person
    commitment: str
    created: int
    seats: tuple[SeatState, ...]
    opening_moves: tuple[msgspec.Raw, ...] = ()
    referee: Person | None = None

    @cached_property
    def seat_by_person(self) -> dict[str, Seat]:
        """Where each person (id) sits."""
        return {
            seat_state.who.id: seat
            for seat, seat_state in reversed(tuple(enumerate(self.seats)))
            if seat_state.who is not None and seat_state.person
        }

    @cached_property
    def people(self) -> tuple[str | None, ...]:
        """By seat the id of the person, None for a free seat and for bots of the house."""
        return tuple(
            seat_state.who.id if seat_state.person and seat_state.who is not None else None
            for seat_state in self.seats
        )

    @cached_property
    def known(self) -> tuple[str | None, ...]:
        """The ids under which people are known here: those who sit, and the referee."""
        return (*self.people, None if self.referee is None else self.referee.id)

    def is_referee(self, who: Person | None) -> bool:
        """Whether this person is the referee."""
        return who is not None and self.referee is not None and self.referee.id == who.id

    @cached_property
    def present(self) -> tuple[Seat, ...]:
        """The seats whose person should be there."""
        return tuple(seat for seat, seat_state in enumerate(self.seats) if seat_state.there)

    @cached_property
    def bots(self) -> tuple[Seat, ...]:
        """The seats where a bot of the house chooses now."""
        return tuple(
            seat for seat, seat_state in enumerate(self.seats) if seat_state.bot is not None
        )

    @cached_property
    def moves(self) -> msgspec.json.Decoder[Any]:
        """Reads the game's moves."""
        return _decoder(self.game.rules.MOVE)

    def move(self, text: bytes) -> Any:
        """A move that has been made, from its JSON: equal ones are one value, for a log of many."""
        return _same(self.moves, text) if len(text) <= SHORT else self.moves.decode(text)

    @cached_property
    def timed(self) -> bool:
        """Some seat's time runs beside that of the rules: a clock was agreed on, somebody is away,
        or the game may be claimed from them."""
        missed = any(seat_state.away or seat_state.claimable for seat_state in self.seats)
        return missed or self.setup.clock.agreed

    def with_seat(self, seat: Seat, seat_state: SeatState) -> "TableInfo":
        """Another state at one seat."""
        seats = (*self.seats[:seat], seat_state, *self.seats[seat + 1 :])
        return replace(self, seats=seats)

    def changed(self, seat: Seat, **what: Any) -> "TableInfo":
        """Something changed at one seat."""
        return self.with_seat(seat, replace(self.seats[seat], **what))


@lru_cache(maxsize=4096)
def _same(moves: msgspec.json.Decoder[Any], text: bytes) -> Any:
    return moves.decode(text)


@cache
def _decoder(move: Hashable) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(move)
