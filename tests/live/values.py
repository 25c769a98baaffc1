"""Everybody at a table gives a value of their own to the chance, as their clients would."""

import hashlib
from collections.abc import Iterator

from kostka.eventlog.person import Person
from kostka.game.fairness import value_commitment
from kostka.live.chance_source import ChanceSource
from kostka.live.commands import Command, Commit, Reveal
from kostka.live.decide import decide
from kostka.live.events import TableEvent
from kostka.live.projection import project
from kostka.live.table import Table


def value_of(who: str, round: int = 0) -> str:
    """The value that this person (id) gives, in tests always the same."""
    return hashlib.sha256(f"{who} {round}".encode()).hexdigest()[:32]


def values_given(table: Table, round: int = 0) -> Iterator[tuple[Person, Command]]:
    """All the commands by which those who sit agree on the chance."""
    sitting = [
        (
            seat_state.who,
            commitment_of(table, seat_state.who.id, round),
            value_of(seat_state.who.id, round),
        )
        for seat_state in table.seats
        if seat_state.person and seat_state.who is not None
    ]
    for who, commitment, _ in sitting:
        yield who, Commit(commitment)
    for who, _, value in sitting:
        yield who, Reveal(value)


def commitment_of(table: Table, who: str, round: int = 0) -> str:
    """What this person (id) commits to."""
    seat = table.info.seat_by_person[who]
    return value_commitment(table.id, seat, table.commitment, value_of(who, round))


def present(table: Table) -> tuple[int, ...]:
    """The seats whose person is missed where they are not there."""
    return tuple(place.place for place in project(table).people if place.wanted)


def begun(table: Table, now: int, chance: ChanceSource) -> list[TableEvent]:
    """The events by which everybody agrees on the chance, and the game begins."""
    new: list[TableEvent] = []
    for who, command in values_given(table):
        draft = decide(table, who, command, now, chance)
        new += draft.events
        table = draft.state
    return new
