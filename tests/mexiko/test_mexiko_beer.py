"""Beer: MX-30 … MX-34."""

from collections.abc import Callable

import pytest

from kostka.game.errors import RecordFault
from kostka.game.log import Log
from kostka.game.seats import Role
from kostka.mexiko import rules
from kostka.mexiko.report import score
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.beer import beers_brought, winner_seconds
from kostka.mexiko.rules.options import Fima1

Told = Callable[..., Log[State, Move]]
Refused = Callable[..., RecordFault]
BEER = {"beer": "yes", "best_of": "4"}
ONE_LESS = {**BEER, "beers": "one-less"}


def beer(log: Log[State, Move]) -> bool | None:
    return rules.view(log.state, Role.SPECTATOR).beer


def may_drink(log: Log[State, Move]) -> tuple[bool, bool]:
    return rules.view(log.state, Role.SPECTATOR).may_drink


@pytest.mark.rule("MX-30")
def test_a_full_beer_before_each_set(told: Told) -> None:
    assert beer(told("", best_of="4")) is None
    assert [beer(told("= 15:3\n" * played, **BEER)) for played in range(3)] == [True] * 3


@pytest.mark.rule("MX-31")
def test_drinking_begins_when_the_dice_first_land(told: Told) -> None:
    assert may_drink(told("", **BEER)) == (False, False)
    assert may_drink(told("31", **BEER)) == (True, True)
    assert may_drink(told("31>52 no", **BEER)) == (True, True)
    assert may_drink(told("31>52 no\n= 15:3", **BEER)) == (False, False)
    assert may_drink(told("31")) == (False, False)
    assert may_drink(told("half", **BEER)) == (False, False), "they have not landed yet"
    assert may_drink(told("half 53/5", **BEER)) == (True, True)


@pytest.mark.rule("MX-32")
@pytest.mark.parametrize(
    ("points", "minutes"),
    [((15, 13), 0), ((15, 12), 2), ((11, 15), 2), ((15, 9), 4), ((0, 15), 10)],
)
def test_the_winners_time(told: Told, points: tuple[int, int], minutes: int) -> None:
    assert winner_seconds(points) == 60 * minutes
    log = told("= {}:{}".format(*points), **BEER)
    loser = "guest" if points[0] > points[1] else "home"
    expected = {"loser": loser, "seconds": 60 * minutes, "finished": False}
    assert score(log)["drinking"] == expected


@pytest.mark.rule("MX-32")
def test_it_begins_when_the_loser_has_finished(told: Told, refused: Refused) -> None:
    assert score(told("= 15:3\n! finished guest", **BEER))["drinking"]["finished"]
    assert refused("= 15:3\n! finished home", **BEER).code == "mexiko-loser-finishes"
    assert refused("! finished home", **BEER).rule == "MX-32"
    assert refused("= 15:3\n! finished guest\n! finished guest", **BEER).rule == "MX-32"
    assert refused("= 15:3\n! finished guest", best_of="4").rule == "MX-32"


@pytest.mark.rule("MX-32")
def test_the_last_beer_is_finished_after_the_match(told: Told) -> None:
    log = told("= 15:3\n! finished guest", beer="yes")
    assert rules.actors(log.state) == ()
    assert score(log)["drinking"] == {"loser": "guest", "seconds": 480, "finished": True}


@pytest.mark.rule("MX-33", "MX-31")
def test_foam_time(told: Told, refused: Refused) -> None:
    assert may_drink(told("! foam home 120", **BEER)) == (False, True)
    assert may_drink(told("! foam guest", **BEER)) == (True, False)
    assert may_drink(told("! foam guest\n= 15:3", **BEER)) == (False, False)
    assert refused("! foam home\n! foam home", **BEER).code == "mexiko-foam-twice"
    assert refused("= home 1\n! foam home", **BEER).code == "mexiko-before-set-only"
    assert refused("31>52\n! foam home", **BEER).rule == "MX-33"
    assert refused("! foam home").code == "mexiko-no-beer"


@pytest.mark.rule("MX-34")
def test_one_beer_less_than_sets(told: Told) -> None:
    rules_ = Fima1(beer=True, beers="one-less", best_of=4)
    assert [beers_brought(rules_, sets) for sets in (3, 4)] == [3, 3]
    assert beers_brought(Fima1(beer=True, best_of=4), 4) == 4
    h, g = "= 15:3\n", "= 3:15\n"
    assert [beer(told(text, **ONE_LESS)) for text in ("", h, h + g)] == [True, True, True]
    assert beer(told(h + g + h, **ONE_LESS)) is False
    assert beer(told(h + g + h, **BEER)) is True


@pytest.mark.rule("MX-34", "MX-32")
def test_nobody_finishes_a_beer_that_serves_two_sets(told: Told) -> None:
    h, g = "= 15:3\n", "= 3:15\n"
    third = told(h + g + h, **ONE_LESS)
    assert score(third)["drinking"] is None
    assert may_drink(third) == (True, True)
    over = told(h + h + h, **ONE_LESS)
    assert score(over)["drinking"] == {"loser": "guest", "seconds": 480, "finished": False}
    assert score(told(h + g + h + h, **ONE_LESS))["drinking"] is not None


@pytest.mark.rule("MX-34")
def test_a_heading_that_names_the_beer_must_be_right(told: Told, refused: Refused) -> None:
    assert told("set 1: beer new\n= 15:3", **BEER)
    assert refused("set 1: beer same", **BEER).expected == "beer new"
    assert refused("set 1: beer new").expected == "no beer"
    last = "= 15:3\n= 3:15\n= 15:3\nset 4: beer new"
    assert refused(last, **ONE_LESS).rule == "MX-34"


@pytest.mark.rule("MX-34")
def test_one_less_than_one_is_no_beer_at_all(refused: Refused) -> None:
    assert refused("", beer="yes", beers="one-less").code == "mexiko-no-beer-left"
