"""What ``kostka solve mexiko`` computes: the exact values, or one score with its full strategy."""

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Literal

from kostka.game.errors import RuleError
from kostka.game.optional_dependencies import required_extra
from kostka.mexiko.rules.state import TARGET

if TYPE_CHECKING:
    from kostka.mexiko.solver.solution import Solution

SCORES = "0:0 … 14:14"


def solve(
    *,
    two_points: Literal["thrown-or-called", "called"] = "thrown-or-called",
    open_mexiko_pays_two: bool = True,
    state: str = "",
) -> Iterator[dict[str, Any]]:
    """The values of gam and set under these options, or one score with the full strategy.

    ``two_points`` is MX-13's option, ``open_mexiko_pays_two`` MX-14's. ``state`` is a score of a
    set, the server's points first ("7:9"). Yields one dict. ``gam`` is in points, for the server;
    ``set`` has the server's probability of winning the set from a score; ``exploitability`` is the
    most that a best reply gains over that, in either; ``seconds`` is what it took to solve and to
    prove it by the best reply, once compiled. Raises Refusal for a score that there is not.
    """
    score = _score(state) if state.strip() else None
    with required_extra("solve"):
        from kostka.mexiko.solver.solution import Solution  # noqa: PLC0415
        from kostka.mexiko.solver.stakes import Options  # noqa: PLC0415

    def find() -> dict[str, Any]:
        mexiko = Solution(Options(two_points, open_mexiko_pays_two))
        return _values(mexiko) if score is None else _strategy(mexiko, *score)

    find()  # compiles, where nobody has before
    begun = time.perf_counter()
    found = find()
    yield {**found, "seconds": time.perf_counter() - begun}


def _score(text: str) -> tuple[int, int]:
    """The two numbers of a score.

    >>> _score("7:9"), _score(" 14 : 0 ")
    ((7, 9), (14, 0))
    """
    server, _, receiver = text.partition(":")
    numbers = server.strip(), receiver.strip()
    if not all(number.isascii() and number.isdigit() and len(number) <= 2 for number in numbers):
        raise RuleError("MX-20", "mexiko-solve-score", found=text, expected=SCORES)
    own, other = int(numbers[0]), int(numbers[1])
    if max(own, other) >= TARGET:
        raise RuleError("MX-20", "mexiko-solve-score", found=text, expected=SCORES)
    return own, other


def _values(mexiko: "Solution") -> dict[str, Any]:
    from kostka.mexiko.solver.exploit import exploitability  # noqa: PLC0415

    ends = {f"{points}:{points}": mexiko.chance(points, points, serving=True) for points in (0, 14)}
    return {
        "gam": {"server": mexiko.gam.value},
        "set": ends,
        "exploitability": max(exploitability(mexiko)),
    }


def _strategy(mexiko: "Solution", own: int, other: int) -> dict[str, Any]:
    from kostka.mexiko.solver.exploit import gam_gains  # noqa: PLC0415
    from kostka.mexiko.solver.summary import full  # noqa: PLC0415

    gam = mexiko.at(own, other)
    server, receiver = gam_gains(gam.strategy, gam.stakes, mexiko.options.law())
    return {
        "state": f"{own}:{other}",
        "set": {"server": gam.value, "receiver": 1 - gam.value},
        "stakes": gam.stakes._asdict(),
        "exploitability": max(server - gam.value, receiver + gam.value),
        "strategy": full(gam),
    }
