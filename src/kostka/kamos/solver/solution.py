"""A solved sheet: exactly up to two columns, by a guide above, which can be kept on disk."""

import hashlib
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from os import getpid
from pathlib import Path

from kostka.kamos.solver.fit import fit
from kostka.kamos.solver.guide import Guide, load_guide
from kostka.kamos.solver.induction import solve_states
from kostka.kamos.solver.lattice import Floats
from kostka.kamos.solver.machine import Machine, exact
from kostka.kamos.solver.terms import NotExact, Terms

EXACT_COLUMNS = 2
VERSION = 1
"""Of the guides: a new one makes those on disk forgotten."""


@dataclass(frozen=True)
class Solution:
    """A solved sheet: exactly, by its machine's values, or by a guide."""

    terms: Terms
    machine: Machine | None
    values: Floats | None
    guide: Guide | None


@lru_cache(maxsize=8)
def solve_terms(terms: Terms, folder: Path | None = None) -> Solution:
    """The best solution there is: exact up to two columns, by a fitted guide above.

    Fitting takes half a minute at ten columns. With a ``folder``, the guide is read from there, or
    written there once it is fitted.

    The doubling of a whole sheet (KCR-14) needs its total as well: it is left out of the guide, and
    exact values with it are refused.
    """
    if terms.columns <= EXACT_COLUMNS and not terms.no_hajcman_doubles:
        machine = exact(terms)
        return Solution(terms, machine, solve_states(machine), None)
    if folder is None:
        return Solution(terms, None, None, fit(terms))
    key = hashlib.sha256(repr((VERSION, terms)).encode()).hexdigest()[:16]
    path = folder / f"kamos-{terms.columns}-{key}.npz"
    if path.exists():
        return Solution(terms, None, None, load_guide(path))
    guide = fit(terms)
    with suppress(OSError):  # where nothing can be written it is fitted anew each time
        folder.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(f".{getpid()}.npz")
        guide.save(fresh)
        fresh.replace(path)
    return Solution(terms, None, None, guide)


def exact_value(terms: Terms) -> float:
    """The expected points of a whole game under best play.

    >>> round(exact_value(Terms(columns=1, delo_from_hand_only=False)), 4)
    120.7144
    """
    if terms.no_hajcman_doubles:
        raise NotExact("with no_hajcman_doubles the sheet's total would be part of the state")
    machine = exact(terms)
    return float(solve_states(machine)[machine.root])
