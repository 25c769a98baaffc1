"""Helpers of the domino tests: records typed shortly, hands and rounds made by hand."""

from collections.abc import Callable
from typing import Any

import pytest

from kostka.domino import rules
from kostka.domino.rules import Move, State
from kostka.game.header import Header
from kostka.game.log import Log
from kostka.game.record import read

Party = Callable[..., Log[State, Move]]
DEAL = "01 02 03 04 05 06 00 / 11 12 13 14 15 16 66 / 22 23 24 25 26 33 34 / 35 36 44 45 46 55 56"
"""Everybody can count it in the head: A1 holds the blanks, B1 the ones and 6-6."""


@pytest.fixture
def party() -> Party:
    """Reads a record's body, with options by name; returns the log."""

    def reads(body: str, **options: Any) -> Log[State, Move]:
        tags = "".join(f'[Option "{name}" "{value}"]\n' for name, value in options.items())
        (record,) = read(f'[Game "domino"]\n{tags}\n{body}')
        return record.log

    return reads


@pytest.fixture
def deal() -> str:
    """A deal as a record has it; the leader holds all the blanks."""
    return DEAL


@pytest.fixture
def fresh() -> Callable[..., State]:
    """A party that has not begun, with options by name."""

    def starts(**options: str) -> State:
        return rules.start(Header("domino", "sport-1", ("", "", "", ""), options))

    return starts
