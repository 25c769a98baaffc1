"""The analyst: luck and costs account for every sheet's total, and reports are neither."""

from collections import Counter
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from kostka.game.chance import Seeded, outcomes, seeded_at
from kostka.game.definition import new_header
from kostka.game.log import Log, Undo, begin
from kostka.game.play import play
from kostka.kamos import rules
from kostka.kamos.analyst import analyse
from kostka.kamos.definition import GAME
from kostka.kamos.rules.moves import Keep, Move, Throw
from kostka.kamos.rules.rows import ROWS
from kostka.kamos.rules.sheet import Sheet
from kostka.kamos.rules.state import State
from kostka.kamos.solver.advise import decide, value
from kostka.kamos.solver.kept import solution_of

if TYPE_CHECKING:
    from tests.kamos.conftest import Played


def game(*bots: str, seed: int = 1, **options: Any) -> Log[State, Move]:
    header = new_header(GAME, seats=[""] * len(bots), options={"columns": "1", **options})
    players = {seat: GAME.bots[name]() for seat, name in enumerate(bots)}
    return play(begin(rules, header), players, seeded_at(seed), Seeded(seed))


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        (("random", "novice", "club"), {}),
        (("club", "random"), {"hand": "any-full-throw", "regal_row_doubles": "yes"}),
        (("optimal", "novice"), {"throws": "2", "delo_from_hand_only": "no"}),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_luck_and_costs_account_for_the_total(
    bots: tuple[str, ...], options: dict[str, str], seed: int
) -> None:
    log = game(*bots, seed=seed, **options)
    found = analyse(log)
    assert found.unit == "points"
    start = value(Sheet(), solution_of(log.state.rules))
    for seat, name in enumerate(bots):
        luck = sum(one.gain for one in found.luck if one.side == seat)
        total = log.state.sheets[seat].total
        assert start + luck - found.cost(seat) == pytest.approx(total, abs=1e-8)
        assert min(one.cost for one in found.decisions) >= 0
        if name == "optimal":
            assert found.cost(seat) == 0
        if name == "random":
            assert found.cost(seat) > 20


def test_luck_of_a_throw_comes_to_nothing() -> None:
    """Over all that may fall, first and with dice kept."""
    start = begin(rules, new_header(GAME, options={"columns": "1"}))
    for before in ((), (Throw((1, 3, 3, 5, 6)), Keep((3, 3)))):
        log = start
        for move in before:
            log = log.append(move)
        falls: Counter[Move] = Counter()
        for chance, throw in outcomes(partial(rules.draw, log.state)):
            falls[throw] += chance  # type: ignore[assignment]
        luck = [
            float(chance) * analyse(log.append(throw)).luck[-1].gain
            for throw, chance in falls.items()
        ]
        assert sum(luck) == pytest.approx(0, abs=1e-9)
        assert max(luck) > 0.01


def test_a_mistake_costs_what_the_solution_says(played: "Played") -> None:
    log = played("11111=delo:x", columns=1)
    (found,) = analyse(log).decisions
    choices = decide(Sheet(), (1, 1, 1, 1, 1), 2, True, solution_of(log.state.rules))
    worth = {choice.move: choice.value for choice in choices}
    assert (found.choice, found.best) == ("=delo:x", "=regal")
    assert (found.move, found.best_move) == (log.entries[-1], choices[0].move)
    assert found.cost == pytest.approx(choices[0].value - worth[log.entries[-1]])  # type: ignore[index]
    assert found.cost > 130


def test_what_was_only_reported_is_neither_luck_nor_cost(played: "Played") -> None:
    log = played("?13336=3 ?=delo:x 22555=kamos", columns=1)
    found = analyse(log)
    assert [one.choice for one in found.decisions] == ["=kamos"]
    assert len(found.luck) == 1
    now = [
        step.before.sheets[0].total + value(step.before.sheets[0], solution_of(log.state.rules))
        for step in log.steps()
        if step.before.kept is None and not step.before.dice
    ]
    end = log.state.sheets[0].total + value(log.state.sheets[0], solution_of(log.state.rules))
    luck, cost = found.luck[0].gain, found.decisions[0].cost
    assert now[-1] + luck - cost == pytest.approx(end, abs=1e-9)
    assert all(before != after for before, after in pairwise(now))
    sheet = analyse(played("! sheet 1 total=200", columns=1))
    assert (sheet.decisions, sheet.luck) == ((), ())


def test_what_was_taken_back_is_not_judged(played: "Played") -> None:
    log = played("12346=1", columns=1)
    assert len(analyse(log).decisions) == 1
    assert analyse(log.append(Undo(2))).decisions == ()


@pytest.mark.rule("KCR-13")
def test_a_lost_sheet_is_said_beside_the_points_that_do_not_show_it(played: "Played") -> None:
    crosses = " ".join(f"?={row}:x ?={number}:1" for number, row in enumerate(ROWS[6:], start=1))
    log = played(f"{crosses} ?=1:1 ?=5:/ 11111=6:x", players=2, columns=1)
    assert analyse(log).lost == (0,)
    assert analyse(played("?=1:1", players=2, columns=1)).lost == ()
