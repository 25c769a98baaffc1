"""Records in other people's words: what the sketch of the notation leaves open is understood."""

from collections.abc import Callable

import pytest

from kostka.game.errors import RecordFault
from kostka.game.log import Log
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules import moves as m

Told = Callable[..., Log[State, Move]]
Refused = Callable[..., RecordFault]


@pytest.mark.rule("MX-12", "MX-13", "MX-14", "MX-15")
@pytest.mark.parametrize(
    ("gam", "result"),
    [
        ("31>52 no", "guest 1"),
        ("31>52 ok give", "home 1"),
        ("31>52 tab 43", "home 1"),
        ("?>52 no 61", "home 1"),
        ("M>M no", "home 2"),
        ("31>52 tab M", "guest 2"),
    ],
)
def test_a_result_on_the_line_of_its_gam_says_it_again(
    told: Told, refused: Refused, gam: str, result: str
) -> None:
    plain = told(gam).entries
    assert told(f"1. {gam} = {result}").entries == plain
    assert told(f"1. {gam} {{so}} = {result.title()}\n2. = home 1").state.board.gams == 2
    assert refused(f"{gam}\n= {result}").code == "mexiko-result-ambiguous"  # again, or the next?
    assert told(f"{gam}\n2. = {result}").state.board.gams == 2
    team, points = result.split()
    other = {"home": "guest", "guest": "home"}[team]
    for wrong in (f"{other} {points}", f"{team} {3 - int(points)}"):
        fault = refused(f"{gam} = {wrong}")
        assert (fault.rule, fault.code) in (
            ("MX-12", "mexiko-result-differs"),
            ("MX-13", "mexiko-result-differs"),
        )
        assert fault.expected == result


def test_results_side_by_side_are_a_gam_each(told: Told) -> None:
    assert told("= home 1 = home 2 = guest 1").state.board.points == (3, 1)
    assert told("set 1: home 43 guest 3 = home 1").state.board.points == (1, 0)


@pytest.mark.rule("MX-20")
def test_the_result_of_a_set_on_the_line_of_its_last_gam(told: Told, refused: Refused) -> None:
    before = "= home 2\n" * 7
    assert told(f"{before}31>31 no = 15:0").state.board.match == (1, 0)
    assert told(f"{before}M>M no = home 2").state.board.match == (1, 0)  # counted as one
    assert told(f"{before}M>M no = home 1").state.board.match == (1, 0)
    assert refused(f"{before}31>31 no = home 2").code == "mexiko-result-differs"
    assert refused(f"{before}31>31 no = 15:1").expected == "15:0"
    assert refused(f"{before}31>31 no\n= 15:0").rule == "MX-24"  # on its own line: another set
    two = told(f"{before}31>31 no = 15:0\n= 3:15", best_of="2")
    assert two.state.board.match == (1, 1)


@pytest.mark.rule("MX-40")
@pytest.mark.parametrize(
    "text",
    [
        "31>52 accept 51>61 beru 61>62 no accept",
        "31>52 ano 51>61 Yes 61>62 neberu",
        "1) 31>52 ja 51>61 ok 61>62 nein",
        "1: 31>52 OK 51>61 ok 61>62 NE",
    ],
)
def test_answers_as_they_were_said(told: Told, text: str) -> None:
    assert told(text).entries == told("31>52 ok 51>61 ok 61>62 no").entries


@pytest.mark.rule("MX-15")
def test_dice_given_in_the_place_of_a_call(told: Told) -> None:
    assert told("31>52 ok 41>give").entries == told("31>52 ok 41 give").entries
    assert told("31>52 ok ?>give").entries == told("31>52 ok give").entries
    assert told("31>52 ok 41>\ngive").entries == told("31>52 ok 41 give").entries


@pytest.mark.rule("MX-13")
def test_a_result_without_its_sign_is_no_nomination(refused: Refused, told: Told) -> None:
    assert refused("1. home 1").expected == "= home 1 | = home 2"
    assert told("set 1. home 1 guest 2").state.board.fielded == (1, 2)
    assert told("set 1: home=7 guest:#3").state.board.fielded == (7, 3)
    assert told("= home: 1\n= Guest +2").state.board.points == (1, 2)


FIELDED = "set 1: home 7 guest 3\n= home 1\n"


@pytest.mark.rule("MX-53", "MX-63")
@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("time-out home", m.TimeOut(0)),
        ("home: time out", m.TimeOut(0)),
        ("Time-out: guest, 25 s", m.TimeOut(1, 25)),
        ("yellow home 7", m.Floor(0)),
        ("guest 3 floor", None),
        ("card guest yellow 3", m.Floor(1)),
        ("card guest 3 yellow", m.Floor(1)),
        ("yellow card guest", m.Floor(1)),
        ("hand moved home", m.Hand(0)),
        ("per-partes home", m.PerPartes()),
        ("off the table", m.OffTable()),
    ],
)
def test_lines_in_other_words(told: Told, refused: Refused, line: str, move: Move | None) -> None:
    if move is None:
        assert refused(f"{FIELDED}! {line}").code == "record-word"
    else:
        assert told(f"{FIELDED}! {line}").entries[-1] == move


@pytest.mark.rule("MX-51", "MX-53", "MX-63")
def test_what_such_a_line_says_too_must_be_right(told: Told, refused: Refused) -> None:
    assert told(f"{FIELDED}! timeout home\n! sub home 7->8").state.board.fielded == (8, 3)
    assert told(f"{FIELDED}! timeout home\n! change home 7 > 8").state.board.fielded == (8, 3)
    assert refused(f"{FIELDED}! timeout home\n! sub home 6 8").rule == "MX-63"
    assert refused(f"{FIELDED}! red card home 7").rule == "MX-53"
    assert refused(f"{FIELDED}! per partes guest").code == "mexiko-not-thrower"


@pytest.mark.rule("MX-51")
def test_per_partes_before_the_gam_it_is_of(told: Told, refused: Refused) -> None:
    plain = told("= home 1\n2.\n! per partes\n>52 no").entries
    assert told("1. = home 1\n! per partes\n2. >52 no").entries == plain
    assert told("1. = home 1\n! per partes home\n2. 31>52 no").entries == plain
    assert told("1. = home 1\n! per partes\n2. = guest 1").state.board.points == (1, 1)
    assert refused("1. = home 1\n! per partes\n3. >52 no").rule == "MX-23"
    assert refused("1. = home 1\n! per partes\n2. 43>52 no").code == "mexiko-not-now"
