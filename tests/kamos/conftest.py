"""Games for the tests of Kámoš, Čína, Regál, made from record text."""

from typing import Any, Protocol

import pytest

from kostka.game.errors import RecordFault, RecordRefused
from kostka.game.log import Log
from kostka.game.record import read
from kostka.kamos.rules.moves import Move
from kostka.kamos.rules.state import State


class Played(Protocol):
    """``played("13356=3", players=2, columns=1)``: the log of that record."""

    def __call__(self, text: str, players: Any = 1, **options: Any) -> Log[State, Move]: ...


class Refuses(Protocol):
    """``refusal("13356=4")``: the one fault for which that record is refused."""

    def __call__(self, text: str, players: Any = 1, **options: Any) -> RecordFault: ...


def _read(text: str, players: int, options: dict[str, Any]) -> Log[State, Move]:
    tags = ['[Game "kamos"]']
    tags += [f'[Option "{name}" "{value}"]' for name, value in options.items()]
    tags += [f'[Player{number} "P{number}"]' for number in range(1, players + 1)]
    (record,) = read("\n".join([*tags, "", text]))
    return record.log


@pytest.fixture
def played() -> Played:
    def make(text: str, players: int = 1, **options: Any) -> Log[State, Move]:
        return _read(text, players, options)

    return make


@pytest.fixture
def refusal() -> Refuses:
    def make(text: str, players: int = 1, **options: Any) -> RecordFault:
        with pytest.raises(RecordRefused) as refused:
            _read(text, players, options)
        (fault,) = refused.value.faults
        return fault

    return make
