"""A certified upper bound: the sheet with rows that share their cells.

Take some rows together and count only the cells left in the group as a whole. Any of its rows can
be written while the group has cells, so nothing that could be done becomes impossible: the value
of this relaxed sheet is never too low. A price for a cell of each row, paid when it is written and
refunded for all its cells at the start, keeps it from using one row for another; whatever the
prices, the bound holds. This is the Lagrangian relaxation of the row capacities (Hawkins 2003;
Adelman and Mersereau 2008), with those capacities kept hard that matter most: cheap rows
stand in for one another at little gain, so they share, and the dear ones keep their own count.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from kostka.kamos.rules.rows import CINA, DELO, KAMOS, REGAL
from kostka.kamos.solver.guide import bare_guide
from kostka.kamos.solver.induction import solve_states
from kostka.kamos.solver.lattice import Floats
from kostka.kamos.solver.machine import Machine, grouped
from kostka.kamos.solver.play import play
from kostka.kamos.solver.terms import ROWS, Terms

Parts = Sequence[Sequence[int]]

COARSE: Parts = ((0, 1, 2, 3, 4, DELO), (5,), (KAMOS,), (CINA,), (REGAL,))
"""Six rows share: 893,101 states at ten columns."""

MIDDLE: Parts = ((0, 1, 2, 3, DELO), (4,), (5,), (KAMOS,), (CINA,), (REGAL,))
"""Five rows share: 8.2 million states at ten columns."""

FINE: Parts = ((0, 1, 2, DELO), (3,), (4,), (5,), (KAMOS,), (CINA,), (REGAL,))
"""Four rows share: 73 million states at ten columns (minutes, 1 GB)."""

TUNED_AT = 3
"""Prices hardly depend on the number of columns, so they are tuned on a narrow sheet."""


@dataclass(frozen=True)
class Relaxed:
    """A solved relaxation: its machine, the value of each state, and the bound it proves."""

    machine: Machine
    value: Floats
    bound: float


def relax(terms: Terms, parts: Parts, price: Floats) -> Relaxed:
    """The relaxed sheet solved at given prices; row doublings are not in it. A × is free there
    (KCR-12): where rows share their cells, more can be written than on the sheet itself.

    >>> no_prices = np.zeros(10)
    >>> one_each = relax(Terms(columns=1), [[row] for row in range(10)], no_prices)
    >>> shared = relax(Terms(columns=1), [[0, 1], [2, 3, 4, 5], [6], [7], [8], [9]], no_prices)
    >>> shared.bound > one_each.bound
    True
    """
    machine = grouped(terms.but(hajcman="free"), parts, _lowest_is_free(price, parts))
    value = solve_states(machine)
    bound = float(value[machine.root]) + terms.columns * float(machine.price.sum())
    return Relaxed(machine, value, bound)


def tuned_prices(terms: Terms, parts: Parts, rounds: int = 24, games: int = 1024) -> Floats:
    """Prices at which a relaxed sheet uses each row about as often as it has cells.

    Subgradient steps: the bound's slope in a price is the row's cells less their expected use,
    which simulated games estimate (fixed seeds). The best prices seen are returned.
    """
    narrow = terms.but(columns=min(terms.columns, TUNED_AT), hajcman="free")
    price = _lowest_is_free(FIRST_PRICES, parts)
    best, best_price = np.inf, price
    for number in range(rounds):
        relaxed = relax(narrow, parts, price)
        if relaxed.bound < best:
            best, best_price = relaxed.bound, price
        guide = bare_guide(relaxed.machine, relaxed.value)
        used = play(narrow, guide, games, seed=number, part=relaxed.machine.part).cells.mean(axis=0)
        step = 4.0 / (1 + number / 4)
        price = _lowest_is_free(price - step * (1 - used / narrow.columns), parts)
    return best_price


FIRST_PRICES: Floats = np.array([0.0, 2.2, 5.1, 7.8, 10.6, 14.3, 1.0, 16.0, 13.0, 3.0])
"""Where tuning begins."""


def _lowest_is_free(price: Floats, parts: Parts) -> Floats:
    """The same prices with each group's lowest at 0, so that a lost sheet owes no refund.

    A part's constant moves between price and refund without changing anything else.
    """
    moved = np.zeros(ROWS)
    for rows in parts:
        some = list(rows)
        moved[some] = price[some] - price[some].min()
    return moved
