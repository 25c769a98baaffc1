"""Corrections in a record that name an entry which is not there any more."""

import pytest

from kostka.game.errors import RecordRefused
from kostka.game.record import read

GAM = '[Game "mexiko"]\n\n1. 31>52 ok 51>61\n! undo 1\n'


@pytest.mark.parametrize("kind", ["insert", "replace"])
def test_a_withdrawn_entry_is_said_to_be_withdrawn(kind: str) -> None:
    with pytest.raises(RecordRefused) as refused:
        read(f"{GAM}! {kind} 1 31\n")
    (fault,) = refused.value.faults
    assert (fault.code, fault.found, fault.expected) == ("already-withdrawn", "1", "! undo 7")


@pytest.mark.parametrize("kind", ["undo 1", "insert 1 31", "replace 1 31"])
def test_where_nothing_is_yet_nothing_can_be_corrected(kind: str) -> None:
    with pytest.raises(RecordRefused) as refused:
        read(f'[Game "mexiko"]\n\n! {kind}\n')
    (fault,) = refused.value.faults
    assert fault.code == "correction-of-nothing"


@pytest.mark.parametrize(
    ("words", "found", "expected"),
    [
        ("replace 3 ok", "ok", "replace 3 ok? | replace 3 behind"),
        ("replace 3", "replace 3", "replace 3 ok?"),
        ("insert 3 tab", "tab", "insert 3 ok? | insert 3 table"),
    ],
)
def test_a_correction_of_more_or_less_than_a_move_says_which_moves(
    words: str, found: str, expected: str
) -> None:
    with pytest.raises(RecordRefused) as refused:
        read(f'[Game "mexiko"]\n1. 31>52 ok\n! {words}')
    (fault,) = refused.value.faults
    assert (fault.code, fault.found, fault.expected) == ("correction-one-move", found, expected)
    assert (fault.line, fault.column) == (3, 3)
