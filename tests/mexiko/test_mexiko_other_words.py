"""Headings, results and lines of a record as other people write them, and what is refused there."""

import pytest

from kostka.game.errors import RecordFault, RecordRefused
from kostka.game.record import read, write
from kostka.game.seats import Role
from kostka.locale.words import LANGUAGES, Words
from kostka.mexiko.definition import GAME
from kostka.mexiko.rules.moves import TimeOut


def refused(body: str) -> RecordFault:
    with pytest.raises(RecordRefused) as found:
        read(f'[Game "mexiko"]\n{body}')
    return found.value.faults[0]


@pytest.mark.rule("MX-20", "MX-24")
@pytest.mark.parametrize(
    "body",
    [
        *("= zápas 1:0", "zápas 1:0", "= Match 1:0", "Spiel = 1:0", "= матч 1 : 0"),
        *("sada 1: = 15:12", "Satz 1: = 15 : 12", "сет 1: = 15: 12", "= Satz 15 :12"),
    ],
)
def test_results_in_any_language_and_spacing(body: str) -> None:
    (record,) = read(f'[Game "mexiko"]\n{body}')
    assert record.log.state.board.match == (1, 0)
    assert read(write([record])) == [record]


@pytest.mark.rule("MX-34")
@pytest.mark.parametrize("told", ["beer new", "pivo nové", "Bier neu", "пиво нове"])
def test_the_beer_of_a_set_in_any_language(told: str) -> None:
    (record,) = read(f'[Game "mexiko"]\n[Beer "yes"]\nset 1: {told}\n1. 31>52 no')
    assert record.log.state.board.points == (0, 1)
    assert refused(f'[Beer "no"]\nset 1: {told}').code == "mexiko-beer-differs"


@pytest.mark.parametrize(
    ("body", "rule", "found", "expected"),
    [
        ("= 15", "MX-20", "15", "HOME:GUEST"),
        ("= match 3", "MX-24", "3", "HOME:GUEST"),
        ("15:12", "MX-20", "15:12", "= 15:12"),
        ("set 1: 15:12", "MX-20", "15:12", "= 15:12"),
        ("= nobody 1", "MX-13", "nobody", "home 1 | guest 1 | 15:12 | match 3:1"),
        ("x", "MX-10", "x", "31 … M"),
        ("31>52 x", "MX-11", "x", "ok | no"),
        ("! timeout home 1:30", "MX-63", "1:30", "NUMBER"),
        ("! foam home x", "MX-33", "x", "NUMBER"),
        ("! oddechový čas", "MX-63", "oddechový čas", "home | guest"),
        ("31>52 no\n! gelbe Karte", "MX-53", "gelbe Karte", "home | guest"),
    ],
)
def test_a_refusal_has_the_rule_and_the_words_as_they_were_written(
    body: str, rule: str, found: str, expected: str
) -> None:
    fault = refused(body)
    assert (fault.rule, fault.found, fault.expected) == (rule, found, expected)


@pytest.mark.rule("MX-63")
def test_seconds_may_stand_beside_their_unit() -> None:
    for told in ("45", "45 s", "45s", "45 sec", "45sec"):
        (record,) = read(f'[Game "mexiko"]\n! timeout home {told}')
        assert record.log.entries == (TimeOut(0, 45),), told


@pytest.mark.parametrize("number", ["3", "3.", "3:", "#3"])
def test_an_entry_is_named_by_its_number_however_it_is_written(number: str) -> None:
    (record,) = read(f'[Game "mexiko"]\n1. 31>52 no\n! undo {number}')
    assert record.log.state.board.points == (0, 0)
    fault = refused("1. 31>52 no\n! replace 1 65>52")
    assert (fault.code, fault.expected) == ("correction-one-move", "replace 1 65")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_empty_line_for_a_match_of_which_only_the_sets_are_known(language: str) -> None:
    (record,) = read('[Game "mexiko"]\n[Beer "yes"]\n= match 1:0')
    view = GAME.rules.view(record.log.state, Role.SPECTATOR)
    assert "" not in GAME.face.protocol(view, Words(language)).split("\n")


@pytest.mark.rule("MX-60", "MX-62")
def test_line_ups_are_announced_before_the_first_die_is_nominated() -> None:
    late = refused("! lineup guest 3\nguest 3\n! lineup home 7")
    assert (late.rule, late.code, late.found) == ("MX-60", "mexiko-lineup-late", "lineup home")
    early = refused('[Lineups "yes"]\nhome 7')
    assert (early.rule, early.expected) == ("MX-60", "lineup guest")
