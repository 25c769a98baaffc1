"""The exchange of calls: MX-5, MX-6, MX-10 … MX-15, MX-17, MX-18. Home serves the first gam."""

from collections.abc import Callable

import pytest

from kostka.game.errors import RecordFault
from kostka.game.log import Log
from kostka.game.seats import Role
from kostka.mexiko import rules
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.calls import NAMES
from kostka.mexiko.rules.moves import Accept, Behind, Doubt, HandOver, Say, Throw, ToTable
from kostka.mexiko.rules.state import Phase

Told = Callable[..., Log[State, Move]]
Refused = Callable[..., RecordFault]


def calls(state: State, seat: int) -> list[str]:
    return [NAMES[move.call] for move in rules.legal(state, seat) if isinstance(move, Say)]


@pytest.mark.rule("MX-17", "MX-12", "MX-21")
def test_the_example(told: Told) -> None:
    state = told("1. 31>52 ok 51>61 ok 61>62 no").state
    assert state.board.points == (0, 1)
    assert state.gam.server == 1


@pytest.mark.rule("MX-10")
def test_the_server_throws_then_calls(told: Told) -> None:
    assert rules.actors(told("").state) == (Role.CHANCE,)
    state = told("31").state
    assert rules.actors(state) == (0,)
    assert rules.author(state, Say(0)) == 0
    assert rules.author(state, Throw(0)) is Role.CHANCE


@pytest.mark.rule("MX-10")
def test_no_call_before_the_throw_and_no_second_throw(refused: Refused) -> None:
    assert refused(">52").rule == "MX-10"
    assert refused("31>52 43>61").rule == "MX-10"


@pytest.mark.rule("MX-5")
def test_the_first_call_may_be_anything(told: Told) -> None:
    assert calls(told("65").state, 0) == list(NAMES)
    for call in ("31", "65", "M"):
        assert told(f"54>{call}").state.gam.phase is Phase.ANSWER


@pytest.mark.rule("MX-6", "MX-5")
def test_a_believer_must_call_something_that_beats(told: Told, refused: Refused) -> None:
    assert calls(told("31>62 ok 31").state, 1) == list(NAMES)[11:]
    assert calls(told("31>M ok 31").state, 1) == ["M"]
    fault = refused("31>62 ok 64>62")
    assert (fault.rule, fault.code, fault.found, fault.expected) == (
        "MX-6",
        "mexiko-call-too-low",
        "62",
        "63 … M",
    )
    assert refused("31>6i ok 64>65").expected == "M"


@pytest.mark.rule("MX-6")
def test_mexiko_over_mexiko(told: Told, refused: Refused) -> None:
    assert told("31>M ok M>M ok 31>M no").state.board.points == (0, 2)
    assert refused("31>M ok 31>6i").expected == "M"


@pytest.mark.rule("MX-11")
def test_the_opponent_answers_and_nobody_else(told: Told, refused: Refused) -> None:
    state = told("31>52").state
    assert rules.actors(state) == (1,)
    assert rules.legal(state, 1) == (Accept(), Doubt())
    assert rules.legal(state, 0) == ()
    assert rules.author(state, Accept()) == rules.author(state, Doubt()) == 1
    assert refused("31 no").rule == refused("ok?").rule == "MX-11"


@pytest.mark.rule("MX-11", "MX-14")
def test_after_an_accept_the_dice_go_over(told: Told) -> None:
    state = told("31>52 ok").state
    assert (state.gam.thrower, state.gam.beat, state.gam.server) == (1, 6, 0)
    assert rules.actors(state) == (Role.CHANCE,)


@pytest.mark.rule("MX-12")
@pytest.mark.parametrize(
    ("dice", "points"), [("4i", (1, 0)), ("5i", (1, 0)), ("3i", (0, 1)), ("65", (0, 1))]
)
def test_a_doubt_of_four_indiani(told: Told, dice: str, points: tuple[int, int]) -> None:
    assert told(f"{dice}>4i no").state.board.points == points


@pytest.mark.rule("MX-13")
def test_two_points_for_mexiko_thrown_or_called(told: Told) -> None:
    assert told("31>M no").state.board.points == (0, 2)
    assert told("M>52 no").state.board.points == (2, 0)
    assert told("M>52 no", two_points="called").state.board.points == (1, 0)
    assert told("M>M no", two_points="called").state.board.points == (2, 0)


@pytest.mark.rule("MX-13")
def test_mexiko_earlier_in_the_gam_does_not_count(told: Told) -> None:
    assert told("M>52 ok 31>61 no").state.board.points == (1, 0)


@pytest.mark.rule("MX-14")
def test_the_caller_chooses_each_time(told: Told) -> None:
    state = told("31>52 ok?").state
    assert rules.actors(state) == (0,)
    assert rules.legal(state, 0) == (Behind(), ToTable())
    assert rules.author(state, ToTable()) == 0
    again = told("31>52 ok 43>61 ok?").state
    assert rules.legal(again, 1) == (Behind(), ToTable())


@pytest.mark.rule("MX-14")
@pytest.mark.parametrize(
    ("gam", "points"),
    [
        ("31>52 tab 53", (0, 1)),
        ("31>52 tab 52", (1, 0)),
        ("31>52 tab M", (0, 2)),
        ("31>M tab 6i", (2, 0)),
        ("31>M tab M", (0, 2)),
        ("31>52 ok 31>61 tab 65", (1, 0)),
    ],
)
def test_an_open_throw_ends_the_gam(told: Told, gam: str, points: tuple[int, int]) -> None:
    state = told(gam).state
    assert state.board.points == points
    assert state.gam.fresh


@pytest.mark.rule("MX-14")
def test_an_open_mexiko_may_be_agreed_to_pay_one(told: Told) -> None:
    no = {"open_mexiko_pays_two": "no"}
    assert told("31>52 tab M", **no).state.board.points == (0, 1)
    assert told("31>M tab M", **no).state.board.points == (0, 2)


@pytest.mark.rule("MX-14")
def test_to_table_only_after_an_accept_and_seen_by_all(refused: Refused) -> None:
    assert refused("31 table").rule == "MX-14"
    assert refused("31>52 behind").rule == "MX-14"
    assert refused("31>52 ok 43>61 ok 51>62 tab ?").rule == "MX-14"


@pytest.mark.rule("MX-15")
def test_the_dice_can_be_handed_over(told: Told, refused: Refused) -> None:
    assert HandOver() in rules.legal(told("31>52 ok 31").state, 1)
    assert told("31>52 ok 31 give").state.board.points == (1, 0)
    assert told("31>M ok 31 give").state.board.points == (2, 0)
    assert told("31>52 ok give").state.board.points == (1, 0)
    assert HandOver() not in rules.legal(told("31").state, 0)
    fault = refused("31 give")
    assert (fault.rule, fault.code) == ("MX-15", "mexiko-nothing-to-beat")


@pytest.mark.rule("MX-12")
def test_an_unknown_throw_is_told_after_a_doubt(told: Told, refused: Refused) -> None:
    waiting = told("?>52 no").state
    assert rules.actors(waiting) == (Role.REFEREE,)
    assert told("?>52 no 43").state.board.points == (0, 1)
    assert told("?>52 no 53").state.board.points == (1, 0)
    assert told("?>52 no = home 2").state.board.points == (2, 0)
    assert refused("?>52 no = guest 2").rule == "MX-13"
    assert refused("?>M no = guest 1").rule == "MX-13"
    assert refused("31>52 no 43").rule == "MX-12"


@pytest.mark.rule("MX-12", "MX-14")
def test_a_reported_end_must_be_one_the_dice_could_give(told: Told, refused: Refused) -> None:
    assert told("31>52 tab = guest 2").state.board.points == (0, 2)
    assert refused("31>52 tab = home 2").expected == "= home 1 | = guest 1 | = guest 2"


@pytest.mark.rule("MX-18")
def test_one_die_or_both_may_lie_open(told: Told) -> None:
    half = told("53/3").state
    assert (half.gam.open, half.gam.die) == (1, 3)
    both = told("53/53>61 no").state
    assert both.board.points == (0, 1)
    assert told("?/3>61 no 43").state.board.points == (0, 1)


@pytest.mark.rule("MX-18")
def test_with_the_option_the_thrower_chooses_how(told: Told, refused: Refused) -> None:
    yes = {"voluntary_open": "yes"}
    assert len(rules.legal(told("", **yes).state, 0)) == 3
    assert told("53>61", **yes).state.gam.open == 0
    assert told("31>52 ok half 53/5", **yes).state.gam.die == 5
    assert told("31>52 tab 53", **yes).state.board.points == (0, 1)
    assert refused("half 53>61", **yes).rule == "MX-18"
    assert rules.actors(told("31>52 table", **yes).state) == (Role.CHANCE,), "all is open there"


@pytest.mark.rule("MX-18")
def test_without_it_a_table_can_still_report_it(told: Told, refused: Refused) -> None:
    state = told("").state
    assert rules.actors(state) == (Role.CHANCE,)
    assert told("half 53/3>61").state.gam.open == 1
    for impossible in ("53/4>61", "53/54>61", "open ?", "hidden", "?/4>61 no 53"):
        assert refused(impossible).rule == "MX-18", impossible


@pytest.mark.rule("MX-15")
def test_only_who_did_not_beat_the_call_hands_over(told: Told, refused: Refused) -> None:
    for text, expected in (("31>32 ok 3i give", ">3i … >M"), ("31>M ok M give", ">M")):
        fault = refused(text)
        assert (fault.rule, fault.expected) == ("MX-15", expected)
    assert told("31>32 ok ? give").state.board.points == (1, 0), "it may not have"
    assert HandOver() not in rules.legal(told("31>32 ok 3i").state, 1)
    assert HandOver() in rules.legal(told("31>32 ok 31").state, 1)
