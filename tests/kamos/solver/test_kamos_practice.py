"""Answers of practice computed once more, throw by throw, by the rules alone."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import pytest

from kostka.kamos import rules
from kostka.kamos.practice import HEADER, _judge
from kostka.kamos.rules import State
from kostka.kamos.rules.moves import Cross, Keep, Throw, Write
from kostka.kamos.rules.rows import ROWS, Dice, Row

SHEET = {"1": 3, "2": 3, "3": 3, "4": 3, "5": 3, "6": 3}


def before_the_last(row: Row) -> State:
    """A sheet of one column on which only this row is open."""
    state = rules.start(HEADER)
    state = rules.apply(state, rules.moves.First(0)) if state.lot else state
    for other in ROWS:
        if other == row:
            continue
        if other in SHEET:
            told = rules.moves.TurnReport(other, points=SHEET[other] * int(other))
        else:
            told = rules.moves.TurnReport(other, cross=True)
        state = rules.apply(state, told)
    return state


def throws(kept: Dice) -> Iterator[tuple[Dice, float]]:
    """What the other dice may fall to, and how likely."""
    free = 5 - len(kept)
    ways = Counter(tuple(sorted((*kept, *fallen))) for fallen in product(range(1, 7), repeat=free))
    for dice, count in ways.items():
        yield dice, count / 6**free


def keeps(dice: Dice) -> set[Dice]:
    return {tuple(sorted(some)) for size in range(5) for some in combinations(dice, size)}


def total(state: State) -> int:
    return rules.view(state, 0).sheets[0].total


def after_two(start: State, dice: Dice) -> State:
    """The last turn when its second throw has come to these dice: not from the hand."""
    state = rules.apply(rules.apply(start, Throw(dice)), Keep(dice[:4]))
    return rules.apply(state, Throw(dice))


def worths(start: State, row: Row, dice: Dice) -> dict[object, float]:
    """What each choice is worth after the second throw: the total it leads to on average."""

    @cache
    def written(fallen: Dice) -> dict[object, float]:
        state = after_two(start, fallen)
        legal = rules.legal(state, 0)
        moves = [move for move in (Write(row), Cross(row)) if move in legal]
        return {move: float(total(rules.apply(state, move))) for move in moves}

    kept = {
        Keep(some): sum(chance * max(written(last).values()) for last, chance in throws(some))
        for some in keeps(dice)
    }
    return written(dice) | kept


@pytest.mark.parametrize("row", ["kamos", "regal"])
@pytest.mark.parametrize("dice", [(2, 2, 5, 5, 6), (1, 3, 3, 3, 6)])
def test_what_a_choice_costs_is_what_it_loses_on_average(row: Row, dice: Dice) -> None:
    start = before_the_last(row)
    state = after_two(start, dice)
    values = worths(start, row, dice)
    found = _judge(state, 0)
    assert {choice.move for choice in found} == set(values)
    for choice in found:
        assert choice.cost == pytest.approx(max(values.values()) - values[choice.move], abs=1e-6)
