"""Sets make a match: MX-24, MX-25."""

import itertools
from collections.abc import Callable

import pytest

from kostka.game.errors import RecordFault, Refusal
from kostka.game.header import Header
from kostka.game.log import Log
from kostka.mexiko import rules
from kostka.mexiko.definition import GAME
from kostka.mexiko.report import score
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.match import decided, endings
from kostka.mexiko.rules.options import Fima1

Told = Callable[..., Log[State, Move]]
Refused = Callable[..., RecordFault]
SETS = {"h": "= 15:3\n", "g": "= 4:15\n"}


def sets(winners: str) -> str:
    return "".join(SETS[winner] for winner in winners)


@pytest.mark.rule("MX-24")
@pytest.mark.parametrize(
    ("best_of", "winners", "places"),
    [
        (1, "h", (1, 2)),
        (3, "gg", (2, 1)),
        (3, "hgh", (1, 2)),
        (4, "hhh", (1, 2)),
        (4, "hghh", (1, 2)),
        (4, "hhgg", (1, 1)),
        (2, "hg", (1, 1)),
        (5, "gghhg", (2, 1)),
    ],
)
def test_how_matches_end(told: Told, best_of: int, winners: str, places: tuple[int, int]) -> None:
    before = told(sets(winners[:-1]), best_of=str(best_of)).state
    assert rules.result(before) is None
    state = told(sets(winners), best_of=str(best_of)).state
    found = rules.result(state)
    assert found is not None
    assert found.places == places
    assert rules.actors(state) == ()


@pytest.mark.rule("MX-24")
def test_a_match_ends_as_soon_as_it_is_certain() -> None:
    for best_of in range(1, 22):
        reached = {
            (home, guest)
            for home, guest in itertools.product(range(best_of + 1), repeat=2)
            if home + guest <= best_of and decided((home, guest), Fima1(best_of=best_of))
        }
        certain = {
            (home, guest)
            for home, guest in itertools.product(range(best_of + 1), repeat=2)
            if home + guest <= best_of
            and (abs(home - guest) > best_of - home - guest or home + guest == best_of)
        }
        assert reached == certain
        assert set(endings(Fima1(best_of=best_of))) <= certain


@pytest.mark.rule("MX-24")
def test_best_of_four_can_end_like_this() -> None:
    assert endings(Fima1(best_of=4)) == [(3, 0), (3, 1), (2, 2), (1, 3), (0, 3)]
    assert endings(Fima1(best_of=3)) == [(2, 0), (2, 1), (1, 2), (0, 2)]
    assert endings(Fima1(best_of=1)) == [(1, 0), (0, 1)]


@pytest.mark.rule("MX-24")
def test_nothing_comes_after_the_end(refused: Refused) -> None:
    fault = refused("= 15:3\n1. 31>52")
    assert (fault.rule, fault.code, fault.line, fault.column) == (
        "MX-24",
        "mexiko-over",
        4,
        1,
    )
    assert refused("= 15:3\n= home 1").code == "mexiko-over"
    assert refused("= 15:3\n! timeout home").code == "mexiko-over"


@pytest.mark.rule("MX-24")
def test_best_of_is_an_option_from_1_to_21(told: Told, refused: Refused) -> None:
    assert told("", best_of="21").state.rules.best_of == 21
    for impossible in ("0", "22", "x"):
        assert refused("", best_of=impossible).rule == "MX-24"


@pytest.mark.rule("MX-24")
def test_a_match_can_be_told_whole(told: Told, refused: Refused) -> None:
    log = told("= 15:3\n= home 2\n= match 3:1", best_of="4")
    assert score(log)["match"] == {"home": 3, "guest": 1}
    assert score(log)["winner"] == "home"
    assert told("match = 2:2", best_of="4").state.board.match == (2, 2)
    fault = refused("= 15:3\n= match 0:3", best_of="4")
    assert (fault.rule, fault.expected) == ("MX-24", "3:0 3:1 2:2 1:3")


@pytest.mark.rule("MX-25")
def test_only_sets_stand_in_the_result(told: Told) -> None:
    close = rules.result(told("= 15:14\n= 15:14", best_of="3").state)
    clear = rules.result(told("= 15:0\n= 15:0", best_of="3").state)
    assert close == clear
    assert close is not None
    assert close.score == (2, 0)


def test_a_heading_must_name_the_set_that_begins(told: Told, refused: Refused) -> None:
    assert told("set 1: = 15:3\nset 2:\n31", best_of="3").state.board.match == (1, 0)
    assert refused("set 2: = 15:3", best_of="3").expected == "set 1"
    late = refused("= home 1\nset 1: = 15:3", best_of="3")
    assert (late.code, late.expected) == ("mexiko-set-begun", "2. | = home 1 | = guest 1")
    early = refused("31>52 no\nset 2:", best_of="3")
    assert (early.code, early.expected) == ("mexiko-set-not-over", "2. | = home 1 | = guest 1")
    inside = refused("31>52\nset 2:", best_of="3")
    assert (inside.code, inside.expected) == ("mexiko-gam-not-over", "ok | no")


def test_mexiko_is_for_two_teams() -> None:
    with pytest.raises(Refusal, match="mexiko-two-teams"):
        rules.start(Header("mexiko", "fima-1", ("a", "b", "c")))


def test_what_stands_on_the_board_of_a_match_in_lists(told: Told) -> None:
    begun = "= home 2\n= guest 1\n"
    assert GAME.points(told(begun).state) == (2, 1)  # one set: nothing but its points to see
    assert GAME.points(told("= 15:3").state) == (15, 3)
    assert GAME.points(told(begun, best_of="3").state) == (0, 0)
    assert GAME.points(told(SETS["h"] + begun, best_of="3").state) == (1, 0)
    assert GAME.points(told("= match 1:0").state) == (1, 0)
