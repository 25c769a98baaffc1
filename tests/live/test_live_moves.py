"""A game so far is what the socket told of it, move by move, to the same viewer."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from kostka.live.commands import Answer, Offer
from kostka.live.events import Moved, OfferKind
from kostka.live.fold import replay
from kostka.live.views.moves import seen_moves, so_far
from kostka.live.views.table import event_view, table_view
from kostka.live.views.types import MovedView
from kostka.mexiko.rules.moves import Say

Sit = Callable[..., Any]
GAMES = [("mexiko", "me open"), ("kamos", "me open"), ("domino", "me open open open")]


def told(table: Any, person: Any) -> list[tuple[int, bytes, bytes]]:
    """The moves with their views, as the socket told them one after another."""
    found = []
    for before, event, after in replay(table.events):
        shown = event_view(before, event, after, person)
        if isinstance(event.body, Moved):
            assert isinstance(shown.body, MovedView)
            found.append((shown.body.position, bytes(shown.body.move), bytes(shown.body.view)))
    return found


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_moves_so_far_are_those_that_were_told(sit: Sit, game: str, seats: str) -> None:
    table = sit(game, seats)
    course = random.Random(game)
    for _ in range(40):
        if any(isinstance(actor, int) for actor in table.table.actors):
            table.step(course.choice)
        else:
            table.later(15)
    for name in (*[table.sitting(seat) for seat in range(len(table.table.seats))], "cyd", None):
        person = None if name is None else table.people[name]
        moves = list(seen_moves(table.table, person))
        assert [(m.entry, bytes(m.move), bytes(m.view)) for m in moves] == told(table, person)
        whole = so_far(table.table, person, moves)
        assert whole.position == table.table.position == len(moves)
        assert bytes(moves[-1].view) == bytes(table_view(table.table, person).view)


def test_what_was_taken_back_is_left_out(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    played = len(list(seen_moves(table.table, None)))
    table.play("ann", Say(3))
    table.do("ann", Offer(OfferKind.UNDO))
    table.do("ben", Answer(OfferKind.UNDO, yes=True))
    moves = list(seen_moves(table.table, None))
    assert len(moves) == played
    assert so_far(table.table, None, moves).position == table.table.position == played + 2
