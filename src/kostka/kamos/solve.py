"""What ``kostka solve kamos`` computes: a game's worth, exactly, or its bound and what is made."""

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Literal

from kostka.game.header import Header
from kostka.game.optional_dependencies import required_extra
from kostka.game.ruleset import as_text, rules_of
from kostka.kamos.rules.options import RULE_SETS

if TYPE_CHECKING:
    from kostka.kamos.solver.terms import Terms

GAMES = 2000
SMALL = 3
"""So many columns can still be solved at once when no row is doubled."""


def solve(
    *,
    columns: int = 10,
    throws: int = 3,
    hand: Literal["first-throw", "any-full-throw"] = "first-throw",
    delo_from_hand_only: bool = True,
    regal_row_doubles: bool = False,
    hajcman: Literal["free", "forced"] = "free",
    no_hajcman_doubles: bool = False,
) -> Iterator[dict[str, Any]]:
    """The expected points of a sheet under best play, by the options of ``kamos-1``.

    Yields one dict. Up to two columns ``value`` is exact, and ``policy`` the same. Above, and where
    a whole sheet is doubled (KCR-14), ``bound`` is what no play exceeds; ``policy`` and ``stderr``
    what the optimal player made in 2,000 games, and ``expected`` its expectation with luck
    cancelled out, as mean and stderr (without KCR-14 only). At three columns ``single_rows`` is
    exact for a game in which no row is doubled. ``seconds`` is what it took, compiling included.
    Refusal for options that there are not.
    """
    begun = time.perf_counter()
    options = {
        "columns": str(columns),
        "throws": str(throws),
        "hand": hand,
        "delo_from_hand_only": as_text(delo_from_hand_only),
        "regal_row_doubles": as_text(regal_row_doubles),
        "hajcman": hajcman,
        "no_hajcman_doubles": as_text(no_hajcman_doubles),
    }
    rules = rules_of(RULE_SETS, Header("kamos", "kamos-1", ("",), options))
    with required_extra("solve"):
        from kostka.kamos.solver.kept import solution_of  # noqa: PLC0415
        from kostka.kamos.solver.measure import measure  # noqa: PLC0415
    solution = solution_of(rules)
    if solution.machine is not None and solution.values is not None:
        exact = float(solution.values[solution.machine.root])
        found: dict[str, Any] = {"value": exact, "policy": exact, "stderr": 0.0}
    else:
        assert solution.guide is not None, "one of the two"
        played = measure(solution.terms, solution.guide, GAMES)
        found = {
            **_limits(solution.terms),
            "policy": played.mean,
            "stderr": played.stderr,
        }
        if not no_hajcman_doubles:  # that doubling is not in the expectation
            found["expected"] = {"mean": played.expected, "stderr": played.expected_stderr}
    yield {"columns": columns, **found, "seconds": time.perf_counter() - begun}


def _limits(terms: "Terms") -> dict[str, float]:
    from kostka.kamos.solver.bound import upper_bound  # noqa: PLC0415
    from kostka.kamos.solver.induction import solve_states as induct  # noqa: PLC0415
    from kostka.kamos.solver.machine import grouped  # noqa: PLC0415
    from kostka.kamos.solver.terms import ROWS  # noqa: PLC0415

    limits = {"bound": upper_bound(terms).value}
    if terms.columns == SMALL:
        machine = grouped(terms, [[row] for row in range(ROWS)])
        limits["single_rows"] = float(induct(machine)[machine.root])
    return limits
