"""The upper bound for a whole game, with everything that can be doubled in it."""

from dataclasses import dataclass

from kostka.kamos.solver.extra import most_extra
from kostka.kamos.solver.groups import COARSE, MIDDLE, Parts, relax, tuned_prices
from kostka.kamos.solver.terms import Terms

MIDDLE_COLUMNS = 10
"""Above, the middle grouping would take minutes and gigabytes."""


@dataclass(frozen=True)
class Bound:
    """No play expects more than ``value``: ``relaxed``, the sheet without doublings, and ``extra``,
    the most they can add. ``states``: how many the relaxation has."""

    value: float
    relaxed: float
    extra: float
    states: int


def upper_bound(terms: Terms, parts: Parts | None = None) -> Bound:
    """A certified upper bound on the expected points of a game.

    ``parts``: rows that share cells (``groups.py``); by default the middle grouping, or the coarse
    one when there are more than ten columns.

    >>> upper_bound(Terms(columns=1)).value > 116.1668
    True
    """
    chosen = parts or (MIDDLE if terms.columns <= MIDDLE_COLUMNS else COARSE)
    relaxed = relax(terms, chosen, tuned_prices(terms, chosen))
    extra = float(most_extra(terms))
    return Bound(relaxed.bound + extra, relaxed.bound, extra, relaxed.machine.states)
