"""Matches told in record notation, which reads faster than lists of moves."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from kostka.game.chance import Seeded
from kostka.game.definition import new_header
from kostka.game.errors import RecordFault, RecordRefused, Refusal
from kostka.game.log import Insert, Log, Replace, Undo, begin
from kostka.game.record import read
from kostka.game.seats import Role
from kostka.mexiko import rules
from kostka.mexiko.definition import GAME
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules import moves as m

Told = Callable[..., Log[State, Move]]
Refused = Callable[..., RecordFault]
RandomLog = Callable[..., Log[State, Move]]


def _text(body: str, options: dict[str, str]) -> str:
    tags = "".join(f'[Option "{name}" "{value}"]\n' for name, value in options.items())
    return f'[Game "mexiko"]\n{tags}\n{body}\n'


@pytest.fixture(scope="session")
def told() -> Told:
    """The log of a match: ``told("1. 31>52 no", best_of="3")``."""

    def tell(body: str, **options: str) -> Log[State, Move]:
        return read(_text(body, options))[0].log

    return tell


@pytest.fixture(scope="session")
def refused() -> Refused:
    """Why a match cannot be."""

    def refuse(body: str, **options: str) -> RecordFault:
        with pytest.raises(RecordRefused) as caught:
            read(_text(body, options))
        assert len(caught.value.faults) == 1
        return caught.value.faults[0]

    return refuse


OPTIONS: dict[str, tuple[str, ...]] = {
    "two_points": ("thrown-or-called", "called"),
    "open_mexiko_pays_two": ("yes", "no"),
    "voluntary_open": ("no", "yes"),
    "best_of": ("1", "2", "3", "4"),
    "beer": ("no", "yes"),
    "red_card": ("yes", "no"),
    "lineups": ("no", "yes"),
}


def _random_options(dice: random.Random) -> dict[str, str]:
    return {name: dice.choice(values) for name, values in OPTIONS.items() if dice.random() < 0.4}


def _reported(dice: random.Random) -> Move:
    """Something a referee might report at any moment, lawful or not."""
    seat = dice.randrange(2)
    pick: tuple[Callable[[], Move], ...] = (
        lambda: m.GamResult(seat, dice.randint(1, 2)),
        lambda: m.SetResult(*dice.choice([(15, dice.randrange(15)), (dice.randrange(15), 15)])),
        lambda: m.MatchResult(dice.randrange(3), dice.randrange(3)),
        m.PerPartes,
        m.OffTable,
        lambda: m.Hand(seat),
        lambda: m.Floor(seat),
        lambda: m.LineUp(seat, (m.Die(7, "Ferda M"), m.Die(0), m.Die(12, "Já"))),
        lambda: m.Nominate(seat, dice.choice([0, 7, 12])),
        lambda: m.Substitute(seat, dice.choice([0, 7, 12])),
        lambda: m.TimeOut(seat, dice.choice([None, 25])),
        lambda: m.Foam(seat, dice.choice([None, 110])),
        lambda: m.Finished(seat),
        lambda: m.Ready(seat),
        lambda: m.Open(dice.randint(1, 2)),
        lambda: m.Throw(None),
        lambda: m.Show(dice.randrange(21)),
    )
    weights = [2, 1, 0.3, 1, 1, 1, 2, 3, 3, 3, 2, 2, 2, 1, 2, 3, 2]
    return dice.choices(pick, weights)[0]()


def _lawful(log: Log[State, Move], dice: random.Random) -> Move | None:
    """What whoever is on move might do."""
    actors = rules.actors(log.state)
    if not actors:
        return None
    if actors[0] is Role.CHANCE:
        return rules.draw(log.state, Seeded(dice.randrange(2**32)))
    if isinstance(actors[0], Role):
        return m.Show(dice.randrange(21))
    return dice.choice(rules.legal(log.state, actors[0]))


@pytest.fixture(scope="session")
def random_log() -> RandomLog:
    """A random match, with reports and, if wanted, corrections mixed in."""

    def make(
        seed: int,
        steps: int = 100,
        reports: float = 0.15,
        corrections: float = 0.0,
        options: dict[str, str] | None = None,
    ) -> Log[State, Move]:
        dice = random.Random(seed)
        chosen = _random_options(dice) if options is None else options
        log: Log[State, Move] = begin(rules, new_header(GAME, options=chosen))
        for _ in range(steps):
            entry: Any
            if log.entries and dice.random() < corrections:
                number = dice.randint(1, len(log.entries))
                entry = dice.choice(
                    [
                        Undo(number),
                        Replace(number, _reported(dice)),
                        Insert(number, _reported(dice)),
                    ]
                )
            elif dice.random() < reports:
                entry = _reported(dice)
            else:
                entry = _lawful(log, dice)
            if entry is None:
                break
            try:
                log = log.append(entry)
            except Refusal:
                continue
        return log

    return make
