"""What a gam is worth to its two sides, and what the options make of it (MX-13…MX-15, MX-20)."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

from kostka.mexiko.solver.dice import CHANCE
from kostka.mexiko.solver.gam import Law


class Stakes(NamedTuple):
    """The value of each end of a gam for one side; what that side gains the other one loses.

    ``two ≥ one > lost_one ≥ lost_two``. In points: 1, 2, −1, −2. In a set: the probabilities of
    winning it from the score that each end leads to.
    """

    one: float
    two: float
    lost_one: float
    lost_two: float

    def turned(self) -> "Stakes":
        """The same for the other side."""
        return Stakes(-self.lost_one, -self.lost_two, -self.one, -self.two)


POINTS = Stakes(1.0, 2.0, -1.0, -2.0)


class Rules(Protocol):
    """The options that bear on play; a rule set of ``kostka.mexiko.rules`` will do."""

    @property
    def two_points(self) -> Literal["thrown-or-called", "called"]: ...
    @property
    def open_mexiko_pays_two(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Options:
    """The two options alone; the defaults are those of ``fima-1``.

    ``two_points`` (MX-13): does a mexiko count two that was thrown but called as something lower?
    ``open_mexiko_pays_two`` (MX-14): does a mexiko thrown to table over a lower call count two?
    A call of mexiko counts two in any case.
    """

    two_points: Literal["thrown-or-called", "called"] = "thrown-or-called"
    open_mexiko_pays_two: bool = True

    def law(self) -> Law:
        """As the kernels take them."""
        thrown_pays = self.two_points == "thrown-or-called"
        return Law(thrown_pays, self.open_mexiko_pays_two, CHANCE)


FIMA = Options()
ALL_OPTIONS = tuple(
    Options(two_points, pays)
    for two_points in ("thrown-or-called", "called")
    for pays in (True, False)
)


def options_of(rules: Rules) -> Options:
    """What of a rule set bears on play."""
    return Options(rules.two_points, rules.open_mexiko_pays_two)
