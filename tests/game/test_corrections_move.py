"""A correction that leaves a gam, a turn or a round without its end, or ends it sooner."""

import contextlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kostka.game.chance import Seeded, seeded_at
from kostka.game.definition import game_named, new_header
from kostka.game.errors import Refusal
from kostka.game.log import AnyLog, Insert, Log, Replace, Undo, begin
from kostka.game.play import play
from kostka.game.player import RandomPlayer
from kostka.game.record import Record, read, write
from kostka.game.steps import MOVED, PASSED_OVER, unit_of

SHORT = {
    "mexiko": {},
    "kamos": {"columns": "1", "throws": "2"},
    "domino": {"target": "60"},
}


class EnoughError(Exception):
    """So many entries were asked for."""


def played(name: str, seed: int, entries: int) -> AnyLog:
    game = game_named(name)
    logs: list[AnyLog] = []

    def kept(log: AnyLog) -> None:
        logs.append(log)
        if len(logs) == entries:
            raise EnoughError

    players: Any = dict.fromkeys(range(game.usual_seats), RandomPlayer())
    begun: AnyLog = begin(
        game.rules, new_header(game, options=SHORT[name], seats=[""] * len(players))
    )
    with contextlib.suppress(EnoughError):
        play(begun, players, seeded_at(str(seed)), Seeded(str(seed)), kept)
    return logs[-1]


def faults(log: AnyLog) -> dict[int, str]:
    return {number: fault.code for number, fault in log.faults}


def check(log: AnyLog) -> None:
    """What counts stands in the part it was made in, and every other entry is pointed out."""
    state, before = log.rules.start(log.header), None
    for step in log.played():
        made = log.made[step.number - 1]
        if unit_of(log.rules, step.before)[2]:
            assert before == made, "an entry of another part goes on with one that has begun"
        assert step.before == state
        assert step.after == log.rules.apply(step.before, step.move)
        state, before = step.after, made
    assert state == log.state
    again = read(write([Record(game_named(log.header.game), log)]))[0].log
    assert (again.entries, again.state, again.made) == (log.entries, log.state, log.made)
    assert faults(again) == faults(log)


@pytest.mark.parametrize("name", list(SHORT))
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 999), st.integers(5, 70), st.data())
def test_random_corrections_let_nothing_pass_into_another_part(
    name: str, seed: int, entries: int, data: st.DataObject
) -> None:
    log = played(name, seed, entries)
    moves = log.entries
    for _ in range(data.draw(st.integers(1, 4))):
        target = data.draw(st.integers(1, len(log.entries)))
        move = data.draw(st.sampled_from(moves))
        kind = data.draw(st.sampled_from([Undo, Replace, Insert]))
        correction: Any = Undo(target) if kind is Undo else kind(target, move)
        try:
            log = log.append(correction)
        except Refusal:
            continue
        check(log)


def read_log(text: str) -> Log[Any, Any]:
    (record,) = read(text)
    return record.log


GAMS = '[Game "mexiko"]\n\n1. 31>52 ok 51>61 no\n2. 42>63 ok 64>64 no\n3. 31>41 no\n'


@pytest.mark.rule("MX-6")
def test_a_gam_that_cannot_end_is_passed_over_and_the_next_begins_where_it_began() -> None:
    log = read_log(GAMS + "! replace 2 >62\n")
    assert faults(log) == {
        **dict.fromkeys(range(1, 6), PASSED_OVER),
        6: "mexiko-call-too-low",
        7: "mexiko-not-now",
    }
    assert log.state.board.points == (1, 1), "gams 2 and 3 count as they were played"


def test_a_passed_over_gam_can_be_put_right() -> None:
    log = read_log(GAMS + "! replace 2 >62\n! replace 6 >64\n")
    assert not set(faults(log).values()) - {"mexiko-not-now"}
    ended = read_log(GAMS + "! undo 7\n! insert 8 no\n")
    assert not ended.faults
    assert ended.state == read_log(GAMS).state


def test_what_is_left_of_a_gam_that_ends_sooner_is_pointed_out() -> None:
    log = read_log(GAMS + "! replace 3 no\n")
    assert faults(log) == dict.fromkeys(range(4, 8), MOVED)
    assert log.state.board.tally.gams == 3


def test_a_forgotten_gam_is_put_in_before_the_next() -> None:
    told = read_log(GAMS + "! insert 8 = home 1\n")
    assert not told.faults
    assert told.state.board.tally.gams == 4
    played_whole = read_log(GAMS + "! insert 8 31\n! insert 8 >32\n! insert 8 no\n")
    assert not played_whole.faults
    assert played_whole.state.board.tally.gams == 4


def test_an_undone_gam_leaves_the_next_where_it_is() -> None:
    log = read_log('[Game "mexiko"]\n\n1. = home 1\n2. 31>52 no\n! undo 1\n')
    assert not log.faults
    assert log.state.board.tally.gams == 1


def test_what_was_announced_before_a_gam_outlives_it() -> None:
    text = '[Game "mexiko"]\n\n! timeout home 20\n1. = home 1\n2. 31>52 no\n! undo 2\n'
    log = read_log(text)
    assert not log.faults
    assert log.state.board.timeouts == (1, 0)


@pytest.mark.rule("KCR-17")
def test_a_turn_that_would_be_another_players_is_pointed_out() -> None:
    text = '[Game "kamos"]\n[Player1 "A"]\n[Player2 "B"]\n\n1. ?=3:O\n1. ?=4:O\n2. ?=5:O\n'
    log = read_log(text + "! undo 1\n")
    assert faults(log) == {2: MOVED}, "the third is A's either way"
    assert not read_log(text + "! undo 1\n! insert 2 ?=3:/\n").faults


ROUND = (
    "1. 23 16 25 06 44 13 11 / 56 04 46 02 34 22 00 / 05 33 14 03 35 36 12 / 66 55 01 24 26 45 15\n"
    "13 34> 14> 01< 16> 00< 05< 66> 25< 56> 35> 24< 44< 46< 36< - 23< 02< 03> - 06< 04> - 45> "
    "- - - 15> 11>\n"
)


@pytest.mark.rule("DOM-3")
def test_the_next_rounds_result_is_not_the_end_of_one_that_cannot_end() -> None:
    log = read_log(f'[Game "domino"]\n\n{ROUND}2. = B out 20\n! replace 2 16\n')
    rounds = log.state.party.rounds
    assert [(one.winner, one.points) for one in rounds] == [("B", 20)]
    assert set(range(1, 31)) == set(faults(log))
