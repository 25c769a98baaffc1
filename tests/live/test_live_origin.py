"""A game that goes on from the middle of a finished one, with chance of its own."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.live.values import begun

from kostka.cli.verify import verdict
from kostka.eventlog.person import Person
from kostka.game.errors import Refusal
from kostka.game.fairness import Promise
from kostka.game.record import Record, read, write
from kostka.live.chance_source import promised
from kostka.live.commands import Resign
from kostka.live.decide import decide
from kostka.live.events import Created, TableEvent
from kostka.live.fold import fold
from kostka.live.opening import create
from kostka.live.origin import taken_over
from kostka.live.record import record_of
from kostka.live.setup import Origin, Setup
from kostka.live.table import Table
from kostka.live.views.table import event_view

Sit = Callable[..., Any]
SECRET = bytes(range(1, 33))
COMMITMENT = Promise(SECRET, "v", ()).commitment
EVE = Person("eve", "Eve")
CASES = [
    ("mexiko", "me open", "bot:novice me", {}),
    ("kamos", "me bot:novice", "me open", {"columns": "1"}),
    ("domino", "me open bot:random open", "bot:novice bot:novice me bot:novice", {"target": "20"}),
]


def finished(sit: Sit, game: str, seats: str, options: dict[str, str]) -> Table:
    table = sit(game, seats, options=options)
    table.play_out()
    found: Table = table.table
    return found


def going_on(origin: Table, seats: str, position: int) -> list[TableEvent]:
    asked = Setup(origin.setup.game, tuple(seats.split()), origin=Origin(origin.id, position))
    setup, lead = taken_over(asked, origin)
    events = create(setup, EVE, "v", COMMITMENT, now=9, chance=promised(SECRET), lead=lead).events
    if "open" not in seats:
        events += begun(fold(events), 9, promised(SECRET))
    return msgspec.json.decode(msgspec.json.encode(events), type=list[TableEvent])


@pytest.mark.parametrize(("game", "seats", "others", "options"), CASES)
def test_it_begins_where_the_other_stood(
    sit: Sit, game: str, seats: str, others: str, options: dict[str, str]
) -> None:
    origin = finished(sit, game, seats, options)
    assert origin.log is not None
    steps = list(origin.log.steps())
    for position in (0, 1, len(steps) // 2, len(steps) - 1):
        table = fold(going_on(origin, others, position))
        if table.log is None:  # it waits for somebody
            assert "open" in others
            assert len(table.opening_moves) == position
            continue
        moves = [step.move for step in steps[:position]]
        assert list(table.log.entries[:position]) == moves
        assert table.setup.options == origin.setup.options
        assert table.undoable_by is None, "the other's moves are not to be taken back"
        assert table.decision_position <= len(table.log.entries)


@pytest.mark.parametrize(("other", "wanted"), [(True, True), (True, False), (False, True)])
def test_no_list_tells_the_link_of_a_private_game(sit: Sit, other: bool, wanted: bool) -> None:
    origin = finished(sit, "mexiko", "me open", {})
    was = replace(origin.setup, public=other)
    origin = replace(origin, info=replace(origin.info, setup=was))
    asked = Setup("mexiko", ("me", "open"), public=wanted, origin=Origin(origin.id, 3))
    assert taken_over(asked, origin)[0].public == (other and wanted)


def test_chance_from_there_on_is_its_own(sit: Sit) -> None:
    origin = finished(sit, "mexiko", "me open", {})
    table, chance = fold(going_on(origin, "me bot:novice", 5)), promised(SECRET)
    table = decide(table, EVE, Resign(), 10, chance).state
    found = verdict(record_with(table, Origin=f"{origin.id} 5"))
    assert (found.chance, found.taken, found.differs) == ("promise", 5, [])
    assert found.checked > 0
    assert record_of(table, None).log.header.tag("Origin") == f"{origin.id} 5"
    hidden = verdict(record_with(table, Origin="nothing"))
    assert {one.entry for one in hidden.differs} & set(range(1, 6))


def record_with(table: Table, **tags: str) -> Record:
    """Its record, been through text, with these tags."""
    record = record_of(table, SECRET)
    header = record.log.header.with_tags(**tags)
    (back,) = read(write([Record(record.game, replace(record.log, header=header))]))
    return back


def test_what_cannot_be(sit: Sit) -> None:
    running = sit("mexiko", "me open").table
    mexiko = Setup("mexiko", ("me", "bot:novice"), origin=Origin("t", 3))
    origin = finished(sit, "mexiko", "me open", {})
    assert origin.log is not None
    count = len(origin.log.entries)
    kamos = Setup("kamos", ("me", "open"), origin=Origin("t", 3))
    for setup, table, code in (
        (mexiko, running, "table-not-over"),
        (kamos, origin, "origin-game"),
        (replace(mexiko, origin=Origin("t", count)), origin, "origin-position"),
        (replace(mexiko, origin=Origin("t", 99_999)), origin, "origin-position"),
    ):
        with pytest.raises(Refusal) as refused:
            taken_over(setup, table)
        assert refused.value.code == code


def test_the_moves_taken_over_are_told_by_the_view_alone(sit: Sit) -> None:
    origin = finished(sit, "mexiko", "me open", {})
    events = going_on(origin, "me bot:novice", 7)
    first = fold(events[:1])
    shown = event_view(None, events[0], first, None).body
    assert isinstance(shown, Created)
    assert shown.lead == ()
