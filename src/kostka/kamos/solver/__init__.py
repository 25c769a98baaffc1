"""Kámoš, Čína, Regál, solved: exactly for one and two columns, near the limit for any number.

- ``lattice``: five dice, what is kept and what is thrown; ``turn``: one turn under best play;
  ``endings``: the values with which a turn can end
- ``terms``: the rule options that matter; ``shapes``: the 38 rolls that are a shape; ``numbered``:
  entries in numbered rows, and ×
- ``machine``: a sheet as states; ``induction``: their values by backward induction
- ``groups``: a certified upper bound by rows; ``extra``: the bonus of doublings in it; ``bound``:
  the upper bound of a whole game
- ``guide``: approximate values of any sheet; ``fit``: fits them by value iteration; ``entry``: the
  best entry by a guide
- ``solution``: a solved sheet, saved and loaded; ``kept``: solutions by rule set, cached on disk
- ``play``, ``lanes``: simulated games, one by one and side by side; ``measure``: their mean score
- ``advise``: values and decisions for bots and analysts; ``remainder``: the distribution of what a
  few cells bring; ``odds``: decisions by the probability of winning
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
