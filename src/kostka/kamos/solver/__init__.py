"""Kámoš, Čína, Regál, solved: exactly for one and two columns, near the limit for any number.

- ``lattice``: five dice, what is kept and what is thrown; ``turn``: one turn under best play
- ``terms``: the options that matter; ``shapes``: the 38 rolls that are more than their faces
- ``machine``: a sheet as states; ``induction``: their values, from the last cell to the first
- ``groups``: a certified upper bound for any number of columns; ``extra``: what doublings add to it
- ``guide``: the worth of any sheet, looked up; ``fit``: how it is found; ``entry``: writing by it
- ``solution``: all that, solved and kept; ``endings``: how a turn can end on a sheet
- ``lanes``, ``play``, ``measure``: whole games, simulated
- ``advise``: values and decisions for bots and analysts; ``kept``: solutions by a rule set
- ``remainder``: what a few cells bring, as a distribution; ``odds``: decisions that win by it
"""

from kostka.kamos.solver.advise import Choice, break_even, decide, value
from kostka.kamos.solver.bound import Bound, upper_bound
from kostka.kamos.solver.measure import Measured, measure
from kostka.kamos.solver.solution import Solution, exact_value, solve_terms
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
