"""What is made once for many says the same as what is made for one."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from kostka.game.seats import SPECTATOR
from kostka.live.commands import Mute, Say
from kostka.live.events import Moved
from kostka.live.fold import replay
from kostka.live.views.shared import SharedViews
from kostka.live.views.table import NOBODY, event_view, game_seen, table_view
from kostka.live.views.types import EventView, TableView

Sit = Callable[..., Any]
SEATS = {"mexiko": "me open", "kamos": "me open bot:novice", "domino": "me open open open"}


@pytest.mark.parametrize("game", SEATS)
def test_each_gets_what_event_and_table_are_to_them(sit: Sit, game: str) -> None:
    chance = random.Random(game)
    table = sit(game, SEATS[game])
    table.do("ann", Mute("ben"))
    for _ in range(40):
        if any(isinstance(actor, int) for actor in table.table.actors):
            table.step(chance.choice)
        else:  # a rest
            table.later(15)
        if chance.random() < 0.2:
            table.do("fay", Say(text="well"))
    steps = list(replay(table.events))
    kinds = set()
    while steps:
        some = chance.choice((1, 1, 2, 3))
        now, steps = steps[:some], steps[some:]
        showing, last = SharedViews(now), now[-1][2]
        for who in (*table.people.values(), None):
            eyes = showing.eyes(who)
            told = msgspec.json.decode(b"[%b]" % showing.events(eyes), type=list[EventView])
            views = [event_view(*step, who, beside=last) for step in now]
            assert decoded(told) == decoded(views)
            shown = msgspec.json.decode(b"{%b,%b}" % showing.table(eyes), type=TableView)
            assert decoded(shown) == decoded(table_view(last, who))
        kinds |= {(len(now), type(event.body) is Moved) for _, event, _ in now}
    assert {(1, True), (2, True), (1, False)} <= kinds


def test_those_who_see_the_same_have_the_same_eyes(sit: Sit) -> None:
    table = sit("mexiko")
    table.do("cyd", Mute("ann"))
    showing = SharedViews([*replay(table.events)][-1:])
    ann, ben, cyd, dan = (showing.eyes(table.people[name]) for name in ("ann", "ben", "cyd", "dan"))
    assert len({ann, ben, cyd, dan}) == 4
    assert dan == showing.eyes(None)


@pytest.mark.parametrize("game", SEATS)
def test_the_game_is_told_as_its_rules_let_it_be_seen(sit: Sit, game: str) -> None:
    chance = random.Random(game)
    table = sit(game, SEATS[game])
    while table.table.position < 40:
        if any(isinstance(actor, int) for actor in table.table.actors):
            table.step(chance.choice)
        else:  # a rest
            table.later(15)
        rules, state = table.table.game.rules, table.table.state()
        for eyes in (*((seat, ()) for seat in range(len(table.table.seats))), NOBODY):
            viewer = SPECTATOR if eyes[0] is None else eyes[0]
            seen = msgspec.json.encode(rules.view(state, viewer))
            assert bytes(game_seen(table.table, eyes)) == seen


def decoded(value: Any) -> Any:
    """A value as its JSON reads."""
    return msgspec.json.decode(msgspec.json.encode(value))
