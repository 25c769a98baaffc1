"""Mexiko's pauses over the net: line-ups, the beer before a set and after it, time-outs."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from kostka.game.errors import Refusal
from kostka.live.commands import Play
from kostka.live.deadlines import due_at
from kostka.live.events import GivenBack
from kostka.live.setup import Clock
from kostka.live.table import raw_json
from kostka.mexiko.rules.moves import Die, Doubt, Finished, Foam, LineUp, Ready, TimeOut
from kostka.mexiko.timekeeping import ASKING, BETWEEN_SETS

Sit = Callable[..., Any]
BEER = {"beer": "yes", "best_of": "2"}


def running(table: Any, who: str | None = None) -> list[tuple[str, int | None, float]]:
    """What this viewer sees running down, and how many seconds are left."""
    clocks = table.view(who).clocks
    return [(one.what, one.seat, (one.until - table.now) / 1000) for one in clocks.countdowns]


def doubting(moves: Any) -> Any:
    """The shortest gams: every call is doubted."""
    return Doubt() if Doubt() in moves else moves[0]


def a_set(table: Any) -> int:
    """Plays until a set is over, and says who lost it."""
    sets = len(table.table.state().board.sets)
    while len(table.table.state().board.sets) == sets:
        table.step(doubting)
    loser: int = table.table.state().board.drinking.loser
    return loser


def begun(sit: Sit, **setup: Any) -> Any:
    """A match with beer in its first gam, Ann at home."""
    table = sit(options=BEER, **setup)
    table.play("ann", Ready(0))
    table.play("ben", Ready(1))
    return table


@pytest.mark.rule("MX-30")
def test_a_set_with_beer_waits_until_both_are_ready(sit: Sit) -> None:
    table = sit(options=BEER)
    assert table.table.actors == ("chance",)
    assert due_at(table.table) == table.now + 1000 * BETWEEN_SETS
    assert msgspec.json.decode(table.view("ann").ready) == {"type": "ready", "seat": 0}
    table.play("ann", Ready(0))
    assert bytes(table.view("ann").ready) == b"null"
    with pytest.raises(Refusal, match="mexiko-ready-twice"):
        table.play("ann", Ready(0))
    with pytest.raises(Refusal, match="table-not-yours"):
        table.play("ann", Ready(1))
    table.play("ben", Ready(1))
    assert table.table.state().gam.landed
    assert table.table.state().board.ready == ()
    waited = sit(options=BEER)
    waited.later(BETWEEN_SETS - 1)
    assert not waited.table.state().gam.landed
    waited.later(1)
    assert waited.table.state().gam.landed


@pytest.mark.rule("MX-32")
def test_the_winners_time_runs_for_all_from_the_losers_word(sit: Sit) -> None:
    table = begun(sit)
    loser = a_set(table)
    assert running(table) == []
    seconds = table.table.state().board.drinking.seconds
    with pytest.raises(Refusal, match="table-not-yours"):
        table.play(table.sitting(1 - loser), Finished(loser))
    table.play(table.sitting(loser), Finished(loser), seconds=10)
    wanted = [("drink", 1 - loser, seconds)] if seconds else []
    assert running(table) == running(table, "ann") == running(table, "ben") == wanted
    table.now += 7000
    table.put((GivenBack(5000),))  # the server was down: the glass was not
    assert running(table) == [(what, seat, left - 2) for what, seat, left in wanted]
    table.play("ann", Ready(0))
    table.play("ben", Ready(1))
    assert running(table) == []
    loser = a_set(table)
    assert table.table.phase == "over"
    table.play(table.sitting(loser), Finished(loser))
    seconds = table.table.state().board.drinking.seconds
    assert running(table, "ann") == ([("drink", 1 - loser, seconds)] if seconds else [])


@pytest.mark.rule("MX-32")
def test_a_bot_that_lost_says_at_once_that_it_has_finished(sit: Sit) -> None:
    table = sit(seats="me bot:novice", options={"beer": "yes", "best_of": "21"})
    losers: set[int] = set()
    while losers != {0, 1}:
        table.play("ann", Ready(0))
        losers.add(a_set(table))
        drinking = table.table.state().board.drinking
        assert drinking.finished is (drinking.loser == 1)


@pytest.mark.rule("MX-33")
def test_foam_time_runs_down_and_begins_the_wait_anew(sit: Sit) -> None:
    table = sit(options=BEER)
    table.play("ben", Ready(1))
    table.later(100)
    table.play("ann", Foam(0, 7))
    assert running(table) == [("foam", 0, 120)]
    assert table.table.state().board.ready == (), "the other has something to wait for again"
    assert due_at(table.table) == table.now + 1000 * BETWEEN_SETS
    table.play("ann", Ready(0), seconds=30)
    assert running(table) == []


@pytest.mark.rule("MX-60", "MX-63")
def test_line_ups_then_dice_then_a_moment_for_a_time_out(sit: Sit) -> None:
    table = sit(options={"lineups": "yes"})
    assert table.table.actors == (1,)
    with pytest.raises(Refusal, match="mexiko-guests-first"):
        table.play("ann", LineUp(0, (Die(7),)))
    table.play("ben", LineUp(1, (Die(3, "Beruška"), Die(4))))
    table.play("ann", LineUp(0, (Die(7), Die(8))))
    table.step()
    table.step()
    assert table.table.state().board.fielded == (7, 3)
    assert due_at(table.table) == table.now + 1000 * ASKING
    table.later(1)
    table.play("ben", TimeOut(1, 0))
    assert running(table) == [("time-out", None, 30)]
    assert due_at(table.table) == table.now + 30_000
    table.later(29.9)
    assert not table.table.state().gam.landed
    table.later(0.1)
    assert table.table.state().gam.landed
    assert running(table) == []


@pytest.mark.rule("MX-60")
def test_bots_have_line_ups_too(sit: Sit) -> None:
    table = sit(seats="bot:novice me", options={"lineups": "yes"})
    table.play("ann", LineUp(1, (Die(5),)))
    table.step()
    table.step()
    table.step()
    board = table.table.state().board
    assert [len(lineup) for lineup in board.lineups] == [6, 1]
    assert board.fielded == (1, 5)


def test_what_each_has_left_of_an_agreed_time_is_told_to_all(sit: Sit) -> None:
    table = sit(clock=Clock(game=60, added=2))
    table.do("ann", Play(table.table.position, raw_json(table.legal(0)[0])), seconds=5)
    for who in ("ann", "ben", None):
        assert table.view(who).clocks.left == (57, 60)
    assert sit().view("ann").clocks.left == ()
    assert sit("domino", "me open open open").view("ann").clocks.left == ()
