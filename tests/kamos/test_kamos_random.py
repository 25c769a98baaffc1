"""Random whole games, with reports and corrections mixed in, keep what must always hold."""

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kostka.game.chance import Seeded
from kostka.game.definition import game_named
from kostka.game.errors import Refusal
from kostka.game.header import Header
from kostka.game.log import Entry, Insert, Log, Replace, Undo, begin
from kostka.game.record import Record, read, write
from kostka.game.seats import Role
from kostka.kamos import rules
from kostka.kamos.report import score
from kostka.kamos.rules.moves import (
    Cross,
    First,
    Keep,
    Lot,
    Move,
    SheetReport,
    Throw,
    TurnReport,
    Write,
)
from kostka.kamos.rules.reachable import cell_points
from kostka.kamos.rules.rows import NUMBERS, PLACE, ROWS
from kostka.kamos.rules.state import State

GAME = game_named("kamos")
SLOW = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def headers(draw: st.DrawFn) -> Header:
    seats = draw(st.integers(1, 4))
    options = {
        "columns": str(draw(st.integers(1, 3))),
        "throws": str(draw(st.integers(1, 4))),
        "hajcman": draw(st.sampled_from(["free", "forced"])),
        "hand": draw(st.sampled_from(["first-throw", "any-full-throw"])),
    }
    for name in ("delo_from_hand_only", "regal_row_doubles", "no_hajcman_doubles"):
        options[name] = draw(st.sampled_from(["yes", "no"]))
    return Header("kamos", "kamos-1", tuple(f"P{seat}" for seat in range(seats)), options)


def random_report(state: State, source: Seeded) -> Move:
    """A report of some kind, possible or not."""
    row = ROWS[source.below(10)]
    place = PLACE[row]
    hand = source.below(2) == 1
    kind = source.below(6)
    if kind == 0:
        return First(source.below(4))
    if kind == 1 and source.below(4) == 0:
        seat, lost = source.below(len(state.sheets)), source.below(2) == 1
        return SheetReport(seat, total=source.below(500), lost=lost)
    if kind <= 2:
        return TurnReport(row, hand=hand, cross=True)
    if kind == 3:
        dice = tuple(sorted(source.below(6) + 1 for _ in range(5)))
        return TurnReport(row, dice, hand=hand, cross=source.below(4) == 0)
    worth = cell_points(place, hand, state.rules.delo_from_hand_only) or (15,)
    return TurnReport(row, points=worth[source.below(len(worth))], hand=hand)


def random_move(state: State, source: Seeded) -> Move:
    actor = rules.actors(state)[0]
    if actor == Role.CHANCE:
        return rules.draw(state, source)
    moves = rules.legal(state, state.seat)
    return moves[source.below(len(moves))]


def random_log(header: Header, seed: int, *, corrected: bool) -> Log[State, Move]:
    """A whole random game; with ``corrected``, entries are corrected on the way and after it."""
    source = Seeded(seed)
    log = begin(rules, header)
    corrections = 6 if corrected else 0
    while rules.actors(log.state) or corrections > 0:
        entry: Entry[Move]
        if corrections > 0 and log.entries and source.below(25) == 0:
            corrections -= 1
            number = source.below(len(log.entries)) + 1
            other = random_move(log.state, source) if rules.actors(log.state) else Throw((1,) * 5)
            report = random_report(log.state, source)
            entry = (Undo(number), Replace(number, other), Insert(number, report))[source.below(3)]
        elif not rules.actors(log.state):
            corrections -= 1
            entry = Undo(len(log.entries))
        elif source.below(8) == 0:
            entry = random_report(log.state, source)
        else:
            entry = random_move(log.state, source)
        try:
            log = log.append(entry)
        except Refusal:
            continue  # a random report or correction is often impossible
    return log


@SLOW
@given(header=headers(), seed=st.integers(0, 2**32))
def test_a_game_ends_and_its_sums_hold(header: Header, seed: int) -> None:
    log = random_log(header, seed, corrected=False)
    state = log.state
    assert state.over
    result = rules.result(state)
    assert result is not None
    for seat, sheet in enumerate(state.sheets):
        assert sheet.lost != sheet.full
        assert sheet.lost == (seat in state.losses)
        if sheet.reported:
            continue
        plain = sum(sheet.points)
        assert sheet.total in (plain, 2 * plain)
        assert all(len(row) <= state.rules.columns for row in sheet.cells)
        for place in NUMBERS:
            dice = [cell.points // (place + 1) for cell in sheet.cells[place]]
            assert sheet.points[place] == (place + 1) * sum(dice)  # however norms balance (KCR-6)
            assert all(0 < count <= 5 for count in dice) or sheet.lost
        if sheet.full:
            assert sheet.filled == 10 * state.rules.columns
    best = [seat for seat, place in enumerate(result.places) if place == 1]
    finished = [sheet.total for sheet in state.sheets if sheet.full]
    if finished:
        assert all(state.sheets[seat].total == max(finished) for seat in best)
    assert score(log)["places"] == list(result.places)


@SLOW
@given(header=headers(), seed=st.integers(0, 2**32), corrected=st.booleans())
def test_the_record_is_lossless(header: Header, seed: int, corrected: bool) -> None:
    log = random_log(header, seed, corrected=corrected)
    text = write([Record(GAME, log)])
    (back,) = read(text)
    assert back.log.entries == log.entries
    assert back.log.state == log.state
    assert [number for number, _ in back.log.faults] == [number for number, _ in log.faults]
    assert write([back]) == text


@SLOW
@given(header=headers(), seed=st.integers(0, 2**32), stop=st.integers(0, 200))
def test_everybody_sees_the_same_and_exactly_the_listed_moves_are_allowed(
    header: Header, seed: int, stop: int
) -> None:
    source = Seeded(seed)
    state = rules.start(header)
    for _ in range(stop):
        if not rules.actors(state):
            break
        state = rules.apply(state, random_move(state, source))
    views = [rules.view(state, viewer) for viewer in (*range(len(header.seats)), *Role)]
    bare = {msgspec.json.encode(msgspec.structs.replace(view, viewer=0)) for view in views}
    assert len(bare) == 1
    if not rules.actors(state):
        assert views[0].places is not None
        return
    for viewer in (*range(len(header.seats)), *Role):
        move = random_move(state, source)
        assert rules.shown(state, move, viewer) == move
    every = [Write(row) for row in ROWS] + [Cross(row) for row in ROWS]
    every += [Keep(kept) for kept in all_kept(state.dice)]  # type: ignore[misc]
    for seat in range(len(header.seats)):
        legal = rules.legal(state, seat)
        assert bool(legal) == (rules.actors(state) == (seat,))
    allowed = {move for move in every if is_allowed(state, move)}
    assert allowed == set(rules.legal(state, state.seat))


def all_kept(dice: tuple[int, ...]) -> set[tuple[int, ...]]:
    chosen: set[tuple[int, ...]] = {()}
    for die in dice:
        chosen |= {tuple(sorted((*kept, die))) for kept in chosen}
    return chosen


def is_allowed(state: State, move: Any) -> bool:
    try:
        rules.apply(state, move)
    except Refusal:
        return False
    return True


@SLOW
@given(header=headers(), seed=st.integers(0, 2**32))
def test_moves_and_states_travel_as_json(header: Header, seed: int) -> None:
    log = random_log(header, seed, corrected=False)
    for step in log.steps():
        coded = msgspec.json.encode(step.move)
        assert msgspec.json.decode(coded, type=rules.MOVE) == step.move
    assert msgspec.json.decode(msgspec.json.encode(log.state), type=State) == log.state
    assert isinstance(rules.author(log.state, log.entries[0]), Role | int)  # type: ignore[arg-type]


@pytest.mark.rule("KCR-17")
def test_authors() -> None:
    state = rules.start(Header("kamos", "kamos-1", ("A", "B")))
    assert rules.author(state, Lot((1, 2))) == Role.CHANCE
    assert rules.author(state, Throw((1,) * 5)) == Role.CHANCE
    reports: list[Move] = [First(0), TurnReport("3", points=9), SheetReport(0, total=1)]
    assert {rules.author(state, move) for move in reports} == {Role.REFEREE}
    turn = rules.apply(rules.apply(state, Lot((1, 2))), Throw((1,) * 5))
    choices: list[Move] = [Keep(()), Write("1"), Cross("delo")]
    assert {rules.author(turn, move) for move in choices} == {1}
