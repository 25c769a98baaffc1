"""Domino's own times over the net: for a move, for the party, for looking at the count."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from kostka.domino.rules.moves import Confirm, Draw, Lay, Pass, Reshuffle, TimeUp
from kostka.domino.timekeeping import LENGTHS
from kostka.game.errors import Refusal
from kostka.game.seats import Role
from kostka.live.commands import Officiate, Play
from kostka.live.deadlines import LAG, due_at
from kostka.live.events import Warned
from kostka.live.fold import replay
from kostka.live.setup import Clock
from kostka.live.table import raw_json
from kostka.live.views.table import event_view

Sit = Callable[..., Any]
FOUR = "me open open open"


def moves(events: Any, table: Any) -> list[Any]:
    """The game's moves among these events."""
    return [
        msgspec.json.decode(event.body.move, type=table.table.game.rules.MOVE)
        for event in events
        if type(event.body).__name__ == "Moved"
    ]


def allowance(table: Any, who: str | None) -> int | None:
    found = msgspec.json.decode(table.view(who).view)["allowance"]
    assert found is None or isinstance(found, int)
    return found


def until(sit: Sit, wanted: int, **setup: Any) -> Any:
    """A table at a moment when the seat on move has so many seconds."""
    for seed in range(99):
        choice = random.Random(seed)
        table = sit("domino", FOUR, **setup)
        table.step()
        for _ in range(30):
            if table.table.state().due != "play":
                break
            if allowance(table, table.sitting(table.on_move)) == wanted:
                return table
            table.step(choice.choice)
    raise AssertionError(f"{wanted} s never came")


@pytest.mark.parametrize("seconds", [5, 60])
def test_it_may_be_agreed_to_play_without_the_rules_clocks(sit: Sit, seconds: int) -> None:
    table = until(sit, seconds, clock=Clock(rules=False))
    mover = table.sitting(table.on_move)
    assert due_at(table.table) is None
    assert table.view(mover).clocks.due is None
    assert table.later(3600) == []
    (played,) = moves(table.play(mover, table.legal(table.on_move)[0], seconds=3600), table)
    assert played.seconds is None
    assert table.table.state().party.sanctions == ()


@pytest.mark.rule("DOM-13", "DOM-14")
@pytest.mark.parametrize("seconds", [5, 20, 60])
def test_a_warning_when_the_time_for_a_move_has_run_out_and_only_one(
    sit: Sit, seconds: int
) -> None:
    table = until(sit, seconds)
    mover = table.sitting(table.on_move)
    position = table.table.position
    assert table.view(mover).clocks.due == table.now + 1000 * seconds
    for other in {"ann", "ben", "cyd", "dan", None} - {mover}:
        assert table.view(other).clocks.due is None
        assert allowance(table, other) is None
    marks = [mark for mark in LENGTHS if mark <= seconds]
    events = [event for mark in marks for event in table.later(at(table, mark))]
    assert [event.body for event in events] == [
        Warned(table.on_move, mark, mark == seconds) for mark in marks
    ]
    assert table.table.position == position
    assert table.view(mover).late
    assert table.view(mover).clocks.due == table.table.decision_since + 1000 * (seconds + 20)
    (made, *_) = table.play(mover, table.legal(table.on_move)[0], position=position)
    assert moves([made], table)[0].seconds == seconds + 1
    assert len(table.table.state().party.sanctions) == 1


def at(table: Any, seconds: float) -> float:
    """How long it is until a time of so many seconds acts."""
    left: float = table.table.decision_since / 1000 + seconds + LAG / 1000 - table.now / 1000
    return left


@pytest.mark.rule("DOM-13", "DOM-14")
def test_of_a_warning_only_the_mover_and_the_referee_hear_before_the_round_ends(sit: Sit) -> None:
    """Neither its warning nor, the second time, its penalty: not in events, views, lists."""
    table = until(sit, 20, referee=True)
    table.do("eve", Officiate("key"))
    mover = table.on_move
    names = [table.sitting(mover), "eve"]
    others = [name for name in table.people if name not in names and name != "fay"] + [None, "fay"]
    before = len(table.events)
    table.later(at(table, 20))
    table.step()
    while table.table.state().due == "play" and table.on_move != mover:
        table.step()
    if table.table.state().due == "play":
        table.later(at(table, 60))
        table.step()
    state = table.table.state()
    fines = [one for one in state.party.sanctions if one.seat == mover]
    if state.due == "play":
        for name in names:
            seen = msgspec.json.decode(table.view(name).view)
            assert len(seen["sanctions"]) == len(fines) > 1
            assert sum(seen["points"]) == -10
        for name in others:
            seen = msgspec.json.decode(table.view(name).view)
            assert seen["sanctions"] == []
            assert seen["points"] == [0, 0]
            assert table.view(name).points == (0, 0, 0, 0)
    steps = list(replay(table.events))[before:]
    for name in (*names, *others):
        told = [event_view(*step, table.people.get(name)).body for step in steps]
        warned = [body for body in told if isinstance(body, Warned)]
        assert bool(warned) == (name in names), name
    while not table.table.state().party.rounds:
        table.step()
    for name in (*names, *others):
        seen = msgspec.json.decode(table.view(name).view)
        assert len([one for one in seen["sanctions"] if one["seat"] == mover]) == len(fines)


@pytest.mark.rule("DOM-14")
def test_when_the_grace_is_over_a_bot_plays_that_move_and_no_other(sit: Sit) -> None:
    table = until(sit, 20)
    mover = table.on_move
    assert table.kinds(table.later(41)) == ["Warned", "Warned", "Moved", "TakenOver"]
    with pytest.raises(Refusal, match="table-taken"):
        table.play(table.sitting(mover), table.legal(mover)[0])
    before = len(table.events)
    table.step()
    assert table.kinds(table.events[before:])[:2] == ["Moved", "Back"]
    assert table.events[before].body.engine == "novice"
    assert moves(table.events[before:], table)[0].seconds is None
    assert table.table.seats[mover].taken is None
    assert len(table.table.state().party.sanctions) == 1


@pytest.mark.rule("DOM-14")
def test_what_the_clock_was_to_bring_the_move_itself_brings(sit: Sit) -> None:
    """The last second, in which a move may be under way, is none that is counted."""
    table = until(sit, 5)
    mover = table.sitting(table.on_move)
    table.play(mover, table.legal(table.on_move)[0], seconds=5.9)
    assert table.table.state().party.sanctions == ()


@pytest.mark.rule("DOM-13")
def test_nobody_says_himself_how_long_it_took(sit: Sit) -> None:
    table = until(sit, 20)
    move = msgspec.structs.replace(table.legal(table.on_move)[0], seconds=0)
    table.later(6)
    (made, *_) = table.play(table.sitting(table.on_move), move, seconds=1.9)
    assert moves([made], table)[0].seconds == 7


@pytest.mark.rule("DOM-10", "DOM-11")
def test_the_partys_time_runs_out_once(sit: Sit) -> None:
    table = sit("domino", FOUR, options={"party_time": "30", "grace": "999"})
    assert table.view(None).clocks.game == table.now + 1_800_000
    found = []
    while table.table.phase == "running":
        due = due_at(table.table)
        assert due is not None
        found += moves(table.later((due - table.now) / 1000), table)
        if any(isinstance(actor, int) for actor in table.table.actors):
            table.step()
    assert [type(move) for move in found].count(TimeUp) == 1
    assert table.table.state().party.by == "time"


@pytest.mark.rule("DOM-33")
def test_pas_is_said_by_itself_where_that_was_agreed_and_always_after_the_same_time(
    sit: Sit,
) -> None:
    choice = random.Random(3)
    table = sit("domino", FOUR, options={"auto_pass": "yes"})
    passed = 0
    for _ in range(200):
        if table.table.phase != "running" or passed > 3:
            break
        legal = table.legal(table.on_move) if table.table.state().due == "play" else ()
        if legal == (Pass(),):
            assert table.later(3.9) == []
            assert moves(table.later(0.1), table)[0] == Pass(4)
            passed += 1
        elif any(isinstance(actor, int) for actor in table.table.actors):
            table.step(choice.choice)
        else:
            table.later(15)
    assert passed > 3


@pytest.mark.rule("DOM-22")
def test_who_does_not_shuffle_again_in_time_draws(sit: Sit) -> None:
    table = sit("domino", FOUR)
    leader = table.on_move
    assert table.later(20.9) == []
    (drawn, dealt) = table.later(0.1)
    assert moves([drawn], table) == [Draw()]
    assert drawn.body.by == leader
    assert dealt.body.by == Role.CHANCE


def after_a_round(sit: Sit, seats: str = FOUR, **options: str) -> Any:
    """A table whose first round has just ended."""
    table = sit("domino", seats, options=options)
    while not table.table.state().party.rounds:
        table.step()
    return table


@pytest.mark.rule("DOM-37")
def test_the_count_is_looked_at_for_fifteen_seconds(sit: Sit) -> None:
    table = after_a_round(sit)
    ended = table.now
    table.play(table.sitting(table.on_move), Draw(), seconds=2)
    assert table.table.actors == (Role.CHANCE,)
    assert table.view(None).clocks.rest == ended + 15_000
    hands = msgspec.json.decode(table.view(None).view)["hands"]
    assert all(hand is not None for hand in hands), "every hand is shown"
    assert table.later(12.9) == []
    assert table.kinds(table.later(0.1)) == ["Moved"]
    assert table.view(None).clocks.rest is None


@pytest.mark.rule("DOM-37")
def test_or_until_all_have_confirmed_it_whoever_comes_first(sit: Sit) -> None:
    """All press at once: what one confirms makes nobody else's press, or choice, stale."""
    table = after_a_round(sit)
    at = table.table.position
    leader = table.on_move
    for seat, name in enumerate(("ann", "ben", "cyd")):
        assert bytes(table.view(name).ready) == bytes(raw_json(Confirm(seat)))
        table.play(name, Confirm(seat), position=at)
        with pytest.raises(Refusal, match="domino-confirmed-twice"):
            table.play(name, Confirm(seat))
    table.play(table.sitting(leader), Reshuffle(), position=at)
    events = table.play("dan", Confirm(3), position=at)
    assert [type(move).__name__ for move in moves(events, table)] == ["Confirm", "Deal"]
    with pytest.raises(Refusal, match="table-stale"):
        table.play("dan", Confirm(3), position=at)


def test_only_ones_own_confirmation(sit: Sit) -> None:
    table = after_a_round(sit)
    with pytest.raises(Refusal, match="table-not-yours"):
        table.do("ann", Play(table.table.position, raw_json(Confirm(1))))


@pytest.mark.rule("DOM-37")
def test_bots_have_seen_the_count_already(sit: Sit) -> None:
    table = after_a_round(sit, "me bot:novice bot:novice bot:novice", reshuffle="no")
    assert table.table.actors == (Role.CHANCE,)
    assert table.kinds(table.play("ann", Confirm(0))) == ["Moved", "Moved"]


def test_a_seat_that_a_bot_plays_for_is_not_waited_for(sit: Sit) -> None:
    table = after_a_round(sit, "me bot:novice open bot:novice", reshuffle="no")
    table.gone("ben")
    table.play("ann", Confirm(0))
    assert table.table.actors == (Role.CHANCE,)
    assert table.kinds(table.later(15))[:1] == ["Moved"]


def test_all_this_is_a_record_that_holds(sit: Sit) -> None:
    table = until(sit, 5)
    table.later(6)
    table.step()
    lays = [entry for entry in table.table.log.entries if isinstance(entry, Lay | Pass)]
    assert lays[-1].seconds == 6
