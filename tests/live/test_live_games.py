"""Whole games of all three, by people and bots, with whatever time they take: what stands on disk
comes to the same table, everything about it holds at every step, and its record is verified."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kostka.cli.verify import verdict
from kostka.game.record import read, write
from kostka.live.commands import Resign
from kostka.live.deadlines import due_at
from kostka.live.fold import fold, replay
from kostka.live.projection import project
from kostka.live.record import record_of
from kostka.live.views.table import event_view, table_view, viewer_key
from kostka.live.views.types import NOTHING, MovedView, TableView
from kostka.mexiko.rules.calls import MEXIKO
from kostka.mexiko.rules.moves import Accept, Behind, Doubt, Say

Sit = Callable[..., Any]
SECRET = bytes(range(32))
GAMES = {
    "mexiko": ("me open", {"best_of": "2"}),
    "mexiko open": ("bot:novice me", {"voluntary_open": "yes"}),
    "kamos": ("me open bot:novice", {"columns": "1"}),
    "kamos alone": ("me", {"columns": "1"}),
    "domino": ("me bot:random open bot:novice", {"target": "60"}),
    "domino at leisure": ("me open open open", {"target": "60", "auto_pass": "yes"}),
}


def holds(table: Any) -> None:
    """What is true of a table at any time."""
    now = table.table
    top = project(now)
    assert top.number == len(table.events)
    assert [row["phase"] for row in top.index["tables"]] == [now.phase]
    assert top.due == due_at(now)
    due = top.due
    assert due is None or due > table.now, "what has run out was done"
    waits = now.phase == "running" and not top.lease_wanted
    assert not waits or now.actors, "somebody is waited for"
    keys: dict[Any, bytes] = {}
    for who in (*table.people.values(), None):
        view = msgspec.json.encode(table_view(now, who))
        key = viewer_key(now, who)
        assert keys.setdefault(key, view) == view
        assert msgspec.json.decode(view, type=TableView).number == now.number


@pytest.mark.parametrize("name", GAMES)
@given(seed=st.integers(0, 2**32))
@settings(
    max_examples=6, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_a_game_from_its_first_event_to_its_record(sit: Sit, name: str, seed: int) -> None:
    chance = random.Random(seed)
    seats, options = GAMES[name]
    table = sit(name.split(maxsplit=1)[0], seats, options=options)
    while table.table.phase == "running":
        table.later(chance.choice((0, 0.3, 2, 4, 8)))
        if table.table.phase != "running":
            break
        if chance.random() < 0.3:
            due = due_at(table.table)
            if due is not None:
                table.later((due - table.now) / 1000)
        elif any(isinstance(actor, int) for actor in table.table.actors):
            table.step(chance.choice)
        else:  # a rest
            table.later(1)
        if chance.random() < 0.05:
            holds(table)
    holds(table)
    assert table.table.phase == "over"
    assert fold(table.events) == table.table
    assert table.table.ended.why == "played"
    room = table.table.game
    assert room.standing(table.table.state()) == table.table.ended.score != ()

    (back,) = read(write([record_of(table.table, SECRET)]))
    found = verdict(back)
    assert found.ok
    assert found.chance == "promise"
    assert found.checked > 0
    assert found.over


@pytest.mark.parametrize("name", GAMES)
def test_every_viewer_gets_every_number_once(sit: Sit, name: str) -> None:
    seats, options = GAMES[name]
    table = sit(name.split(maxsplit=1)[0], seats, options=options)
    while table.table.phase == "running" and len(table.events) < 80:
        if any(isinstance(actor, int) for actor in table.table.actors):
            table.step()
        table.later(15)
    for who in (*table.people.values(), None):
        shown = [event_view(*step, who) for step in replay(table.events)]
        assert [view.number for view in shown] == list(range(1, len(table.events) + 1))
        assert all(view.at % 1000 == 0 for view in shown)
        moved = [view.body for view in shown if isinstance(view.body, MovedView)]
        assert bytes(moved[-1].view) == bytes(table_view(table.table, who).view)
        beside = [event_view(*step, who, beside=table.table) for step in replay(table.events)]
        short = [view.body for view in beside if isinstance(view.body, MovedView)]
        assert short == [*moved[:-1], replace(moved[-1], view=NOTHING)]


@pytest.mark.rule("MX-6")
def test_mexiko_over_mexiko_is_two_equal_moves(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    for who, other in (("ann", "ben"), ("ben", "ann"), ("ann", "ben")):
        table.play(who, Say(MEXIKO))
        table.play(other, Accept())
        table.play(who, Behind())
    said = [event.body for event in table.events if b'"say"' in msgspec.json.encode(event.body)]
    assert [body.by for body in said] == [0, 1, 0]
    assert len({bytes(body.move) for body in said}) == 1


@pytest.mark.rule("MX-25")
def test_a_set_that_is_broken_off_counts_for_nobody(sit: Sit) -> None:
    table = sit("mexiko", "me open", options={"best_of": "1"})
    table.play("ann", Say(MEXIKO))
    table.play("ben", Doubt())
    (ended,) = table.do("ann", Resign())
    assert table.view(None).points != (0, 0)
    assert ended.body.score == (0, 0)
