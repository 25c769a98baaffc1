"""Commands doubled, reordered, late and stale, clocks and absences between them: whatever comes in
whatever order, a table stays whole, and a move is made once or refused."""

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from kostka.game.errors import Refusal
from kostka.live.bots import bot_moved, bot_question, bots_due
from kostka.live.commands import Answer, Claim, Join, Leave, Offer, Play, Resign, Return, Say, Start
from kostka.live.deadlines import due_at
from kostka.live.events import OfferKind
from kostka.live.fold import fold
from kostka.live.projection import project
from kostka.live.setup import Clock
from kostka.live.table import raw_json

Sit = Callable[..., Any]
PEOPLE = ("ann", "ben", "cyd", "dan")
WHO = st.sampled_from(PEOPLE)
OTHERS = (
    *(Join(seat) for seat in (None, 0, 1, 3)),
    *(Leave(), Start("random"), Resign(), Claim(), Return(), Say("hm")),
    *(Offer(OfferKind.UNDO), Answer(OfferKind.UNDO, yes=True), Answer(OfferKind.UNDO, yes=False)),
    *(Offer(OfferKind.REMATCH), Answer(OfferKind.REMATCH, yes=True)),
)


def machine(sit: Sit, game: str, seats: str, **setup: Any) -> type[RuleBasedStateMachine]:
    """Everything that people, bots, clocks and bad lines can do at a table of this kind."""

    class Races(RuleBasedStateMachine):
        def __init__(self) -> None:
            super().__init__()
            self.sitting = sit(game, seats, **setup)
            self.sent: list[tuple[str, Play]] = []
            self.thought: list[tuple[int, str, Any]] = []

        @rule(who=WHO, seconds=st.sampled_from((0, 0.4, 3, 7, 30)), seed=st.integers(0, 99))
        def moves(self, who: str, seconds: float, seed: int) -> None:
            """Somebody who is on move decides, and it comes some time later."""
            table = self.sitting.table
            seat = table.seat_of(self.sitting.people[who])
            legal = self.sitting.legal(seat) if seat is not None and table.log else ()
            if legal:
                move = random.Random(seed).choice(legal)
                self.sent.append((who, Play(table.position, raw_json(move))))
                self.comes(who, self.sent[-1][1], seconds)

        @rule(which=st.integers(0, 99), who=WHO)
        def again(self, which: int, who: str) -> None:
            """An older move comes once more, or in somebody else's name."""
            if self.sent:
                owner, command = self.sent[which % len(self.sent)]
                stale = command.position < self.sitting.table.decision_position
                came = self.comes(owner if which % 3 else who, command, 0)
                by_hand = [e.body for e in came or () if getattr(e.body, "ms", None) is not None]
                assert not (stale and by_hand)

        @rule(who=WHO, command=st.sampled_from(OTHERS))
        def asks(self, who: str, command: Any) -> None:
            if command != Leave() or self.sitting.table.phase == "running":
                self.comes(who, command, 0)

        @rule(seat=st.integers(0, 3), seed=st.integers(0, 99))
        def thinks(self, seat: int, seed: int) -> None:
            """A bot is asked; its answer may come at any time."""
            table = self.sitting.table
            if seat in bots_due(table):
                move = random.Random(seed).choice(bot_question(table, seat)[1])
                self.thought.append((seat, table.seats[seat].bot, move))

        @rule(which=st.integers(0, 99))
        def answers(self, which: int) -> None:
            if self.thought:
                seat, bot, move = self.thought[which % len(self.thought)]
                here = self.sitting
                with suppress(Refusal):
                    here.take(
                        bot_moved(here.table, seat, bot, move, now=here.now, chance=here.chance)
                    )

        @rule(who=WHO)
        def goes(self, who: str) -> None:
            if self.sitting.table.seat_of(self.sitting.people[who]) is not None:
                self.sitting.gone(who)
                assert self.sitting.gone(who) == []

        @rule(who=WHO)
        def comes_back(self, who: str) -> None:
            if self.sitting.table.seat_of(self.sitting.people[who]) is not None:
                self.sitting.back(who)
                assert self.sitting.back(who) == []

        @rule(seconds=st.sampled_from((1, 6, 16, 61, 3700)))
        def passes(self, seconds: float) -> None:
            self.sitting.later(seconds)
            assert self.sitting.later(0) == []
            due = due_at(self.sitting.table)
            assert due is None or due > self.sitting.now

        def comes(self, who: str, command: Any, seconds: float) -> Any:
            before = self.sitting.table
            try:
                return self.sitting.do(who, command, seconds)
            except Refusal:
                assert self.sitting.table is before
                return None

        @invariant()
        def is_whole(self) -> None:
            here = self.sitting
            assert [event.number for event in here.events] == list(range(1, len(here.events) + 1))
            top = project(here.table)
            waits = here.table.phase == "running" and not top.lease_wanted
            assert not waits or here.table.actors
            moved = [e for e in here.events if type(e.body).__name__ in ("Moved", "Undone")]
            assert len(moved) == here.table.position
            assert sum(one.used for one in here.table.time_used) >= 0

        def teardown(self) -> None:
            assert fold(self.sitting.events) == self.sitting.table

    return Races


@pytest.mark.parametrize(
    ("game", "seats", "setup"),
    [
        ("mexiko", "me open", {}),
        ("kamos", "open open", {"options": {"columns": "1"}, "join": False}),
        ("mexiko", "me open", {"absent": "claim", "clock": Clock(move=10)}),
        ("kamos", "me open open", {"options": {"columns": "1"}, "clock": Clock(game=20, added=1)}),
        ("kamos", "me open bot:random", {"options": {"columns": "1"}, "absent": "claim"}),
        ("domino", "me open bot:random open", {}),
        ("domino", "me open open open", {"absent": "claim", "clock": Clock(move=30, game=60)}),
    ],
)
def test_races(sit: Sit, game: str, seats: str, setup: dict[str, Any]) -> None:
    run_state_machine_as_test(
        machine(sit, game, seats, **setup),
        settings=settings(max_examples=20, stateful_step_count=50, deadline=None),
    )


def test_a_double_tap_moves_once(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    command = Play(table.table.position, raw_json(table.legal(0)[5]))
    assert table.kinds(table.do("ann", command)) == ["Moved"]
    with pytest.raises(Refusal, match="table-stale"):
        table.do("ann", command)


def test_a_move_that_waited_on_a_phone_is_not_made_in_another_state(sit: Sit) -> None:
    table = sit("kamos", "me open", options={"columns": "1"})
    first = table.on_move
    waiting = Play(table.table.position, raw_json(table.legal(first)[0]))
    who = table.sitting(first)
    table.step()
    while table.on_move != first:
        table.step()
    with pytest.raises(Refusal, match="table-stale: found 2, expected 6"):
        table.do(who, waiting)


def test_a_move_from_the_future_is_not_for_this_state(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    with pytest.raises(Refusal, match="table-stale"):
        table.play("ann", table.legal(0)[0], position=table.table.position + 1)


@pytest.mark.parametrize("raw", [b"7", b"{}", b'{"type":"bluff"}', b'{"type":"say","call":21}'])
def test_what_is_no_move(sit: Sit, raw: bytes) -> None:
    table = sit("mexiko", "me open")
    with pytest.raises(Refusal, match="table-move"):
        table.do("ann", Play(table.table.position, msgspec.Raw(raw)))


def test_bots_are_asked_and_answer_only_what_they_may(sit: Sit) -> None:
    table = sit("mexiko", "bot:novice me")
    move = bot_question(table.table, 0)[1][0]
    args = {"now": table.now, "chance": table.chance}
    with pytest.raises(Refusal, match="table-stale"):
        bot_moved(table.table, 1, "novice", move, **args)
    with pytest.raises(Refusal, match="table-stale"):
        bot_moved(table.table, 0, "random", move, **args)
    with pytest.raises(Refusal, match="table-move"):
        bot_moved(table.table, 0, "novice", object(), **args)
    assert table.kinds(table.take(bot_moved(table.table, 0, "novice", move, **args))) == ["Moved"]
