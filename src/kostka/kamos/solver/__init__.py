"""Kámoš, Čína, Regál, solved: exactly for one and two columns, near the limit for any number.

- ``lattice``: five dice, what is kept and what is thrown; ``turn``: one turn under best play
- ``terms``: the options that matter; ``shapes``: the 38 rolls that are more than their faces
- ``machine``: a sheet as states; ``induction``: their values, from the last cell to the first
- ``groups``: a certified upper bound for any number of columns; ``extra``: what doublings add to it
- ``guide``: the worth of any sheet, looked up; ``fit``: how it is found; ``entry``: writing by it
- ``play``: whole games, simulated; ``advise``: values and decisions for bots and analysts
"""

from kostka.kamos.solver.advise import (
    Choice,
    Solution,
    break_even,
    decide,
    exact_value,
    solve_terms,
    value,
)
from kostka.kamos.solver.bound import Bound, upper_bound
from kostka.kamos.solver.measure import Measured, measure
from kostka.kamos.solver.terms import NotExact, Terms, terms_of

__all__ = [
    "Bound",
    "Choice",
    "Measured",
    "NotExact",
    "Solution",
    "Terms",
    "break_even",
    "decide",
    "exact_value",
    "measure",
    "solve_terms",
    "terms_of",
    "upper_bound",
    "value",
]
