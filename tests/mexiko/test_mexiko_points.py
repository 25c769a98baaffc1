"""Who scores and how much: every pair of call and dice, by an independent little brute force."""

import itertools

import pytest

from kostka.mexiko.rules.calls import NAMES, named
from kostka.mexiko.rules.options import Fima1
from kostka.mexiko.rules.points import after_doubt, after_hand_over, after_open_throw

# Written out by hand, lowest first; nothing here is taken from the rules under test.
LADDER = [
    *("31", "32", "41", "42", "43", "51", "52", "53", "54", "61", "62", "63", "64", "65"),
    *("1i", "2i", "3i", "4i", "5i", "6i", "M"),
]
STRENGTH = {name: place for place, name in enumerate(LADDER)}
PAIRS = list(itertools.product(STRENGTH, STRENGTH))
THROWER, OTHER = 0, 1
OPTIONS = ["thrown-or-called", "called"]


def call(name: str) -> int:
    found = named(name)
    assert found is not None
    return found


def test_there_are_441_pairs() -> None:
    assert len(PAIRS) == 441


@pytest.mark.rule("MX-12", "MX-13")
@pytest.mark.parametrize("two_points", OPTIONS)
def test_every_doubt(two_points: str) -> None:
    rules = Fima1(two_points=two_points)  # type: ignore[arg-type]
    for said, thrown in PAIRS:
        true = STRENGTH[thrown] >= STRENGTH[said]
        mexiko = "M" in ((said, thrown) if two_points == "thrown-or-called" else (said,))
        expected = (THROWER if true else OTHER, 2 if mexiko else 1)
        assert after_doubt(rules, THROWER, call(said), call(thrown)) == expected, (said, thrown)


@pytest.mark.rule("MX-13")
def test_how_many_doubts_pay_two() -> None:
    def twos(two_points: str) -> int:
        rules = Fima1(two_points=two_points)  # type: ignore[arg-type]
        return sum(after_doubt(rules, 0, call(a), call(b))[1] == 2 for a, b in PAIRS)

    assert (twos("thrown-or-called"), twos("called")) == (41, 21)


@pytest.mark.rule("MX-14", "MX-6")
@pytest.mark.parametrize("two_points", OPTIONS)
@pytest.mark.parametrize("pays_two", [True, False])
def test_every_open_throw(two_points: str, pays_two: bool) -> None:
    rules = Fima1(two_points=two_points, open_mexiko_pays_two=pays_two)  # type: ignore[arg-type]
    for said, thrown in PAIRS:
        beaten = STRENGTH[thrown] > STRENGTH[said] or (said, thrown) == ("M", "M")
        if said == "M":
            expected = (THROWER if beaten else OTHER, 2)
        elif thrown == "M":
            expected = (THROWER, 2 if pays_two else 1)
        else:
            expected = (THROWER if beaten else OTHER, 1)
        assert after_open_throw(rules, THROWER, call(said), call(thrown)) == expected, (
            said,
            thrown,
        )


@pytest.mark.rule("MX-15")
def test_every_hand_over_pays_the_caller() -> None:
    for name in NAMES:
        assert after_hand_over(THROWER, call(name)) == (OTHER, 2 if name == "M" else 1)
