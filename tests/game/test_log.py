"""The list of entries: corrections are entries, all is computed anew, nothing is dropped."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kostka.game.errors import Refusal, RuleError
from kostka.game.header import Header
from kostka.game.log import Entry, Insert, Log, Replace, Undo, begin, standing, withdrawn

LIMIT = 10


class Add(msgspec.Struct, frozen=True):
    n: int


def apply(total: int, move: Add) -> int:
    if total + move.n > LIMIT:
        raise RuleError("T-1", "too-much", found=total + move.n, expected=LIMIT)
    return total + move.n


TALLY: Any = SimpleNamespace(NAME="tally", start=lambda _: 0, apply=apply)
"""A game as small as can be: add numbers, never over ten."""


def log_of(*entries: Entry[Add]) -> Log[int, Add]:
    log: Log[int, Add] = begin(TALLY, Header("tally", "t-1"))
    for entry in entries:
        log = log.append(entry)
    return log


def test_moves_add_up() -> None:
    log = log_of(Add(3), Add(4))
    assert log.state == 7
    assert [step.before for step in log.steps()] == [0, 3]


def test_an_impossible_move_is_refused_and_changes_nothing() -> None:
    log = log_of(Add(9))
    with pytest.raises(Refusal, match="T-1 too-much: found 11, expected 10"):
        log.append(Add(2))
    assert log.state == 9
    assert log.entries == (Add(9),)


def test_undo_withdraws_and_undo_of_the_undo_brings_back() -> None:
    undone = log_of(Add(3), Add(4), Undo(1))
    assert undone.state == 4
    assert undone.append(Undo(3)).state == 7


def test_what_a_correction_puts_in_is_found_where_it_counts() -> None:
    numbers = []
    for correction in (Replace(1, Add(1)), Insert(2, Add(1)), Undo(1)):
        step = log_of(Add(3), Add(4), correction).put_in()
        numbers.append(None if step is None else (step.number, step.before))
    assert numbers == [(1, 0), (3, 3), None]
    assert log_of(Add(3), Undo(1)).step(1) is None


def test_replace_puts_another_move_in_its_place_and_the_latest_counts() -> None:
    log = log_of(Add(3), Add(4), Replace(1, Add(1)), Replace(1, Add(2)))
    assert log.state == 6
    assert [(s.number, s.move) for s in log.steps()] == [(1, Add(2)), (2, Add(4))]
    assert log.append(Undo(4)).state == 5


def test_insert_adds_a_forgotten_move_where_it_belongs() -> None:
    log = log_of(Add(3), Add(4), Insert(2, Add(1)))
    assert [step.number for step in log.steps()] == [1, 3, 2]
    assert log.state == 8
    assert log.append(Undo(3)).state == 7


def test_an_entry_that_became_impossible_is_pointed_out_not_dropped() -> None:
    log = log_of(Add(2), Add(6), Add(1), Replace(1, Add(5)))
    assert [(number, fault.rule) for number, fault in log.faults] == [(2, "T-1")]
    assert log.state == 6, "the rest is computed without it"
    assert len(log.entries) == 4
    mended = log.append(Undo(4))
    assert mended.faults == ()
    assert mended.state == 9


def test_a_correction_that_is_itself_impossible_is_refused() -> None:
    log = log_of(Add(3), Add(4))
    with pytest.raises(Refusal, match="T-1"):
        log.append(Replace(2, Add(8)))
    with pytest.raises(Refusal, match="T-1"):
        log.append(Insert(1, Add(11)))


@pytest.mark.parametrize(
    ("correction", "code"),
    [
        (Undo(0), "correction-target"),
        (Undo(4), "correction-target"),
        (Replace(9, Add(1)), "correction-target"),
        (Undo(2), "already-withdrawn"),
        (Insert(2, Add(1)), "already-withdrawn"),
        (Replace(2, Add(1)), "already-withdrawn"),
        (Replace(3, Add(1)), "correction-of-correction"),
        (Insert(3, Add(1)), "correction-of-correction"),
    ],
)
def test_a_correction_must_name_an_entry_it_can_correct(
    correction: Undo | Replace[Add] | Insert[Add], code: str
) -> None:
    log = log_of(Add(3), Add(4), Undo(2))
    with pytest.raises(Refusal) as refused:
        log.append(correction)
    assert refused.value.code == code
    if code == "already-withdrawn":
        assert refused.value.expected == "! undo 3"


@given(st.data())
def test_any_corrections_leave_a_log_that_a_simple_reading_agrees_with(data: st.DataObject) -> None:
    """The list is kept whole, and what stands is what a naive reading of it gives."""
    log = log_of()
    for _ in range(data.draw(st.integers(0, 12))):
        entry = data.draw(
            st.one_of(
                st.builds(Add, st.integers(0, 2)),
                st.builds(Undo, st.integers(1, 8)),
                st.builds(Replace[Add], st.integers(1, 8), st.builds(Add, st.integers(0, 2))),
                st.builds(Insert[Add], st.integers(1, 8), st.builds(Add, st.integers(0, 2))),
            )
        )
        before = log
        try:
            log = log.append(entry)
        except Refusal:
            assert log is before
            continue
        assert log.entries[:-1] == before.entries
    gone = withdrawn(log.entries)
    numbers = [number for number, _ in standing(log.entries)]
    placed = [
        number
        for number, entry in enumerate(log.entries, 1)
        if isinstance(entry, Add | Insert) and number not in gone
    ]
    assert sorted(numbers) == placed
    played = sum(step.move.n for step in log.steps() if step.fault is None)
    assert log.state == played
    assert {n for n, _ in log.faults} == {s.number for s in log.steps() if s.fault is not None}
