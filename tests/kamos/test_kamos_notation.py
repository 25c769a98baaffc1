"""The record of Kámoš, Čína, Regál: forgiving in form, strict in meaning."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kostka.game.definition import game_named
from kostka.game.errors import RecordRefused
from kostka.game.record import Record, read, write
from kostka.kamos.rules.moves import (
    Cross,
    First,
    Keep,
    Lot,
    SheetReport,
    Throw,
    TurnReport,
    Write,
)

if TYPE_CHECKING:
    from tests.kamos.conftest import Played, Refuses


DOCS = Path(__file__).parents[2] / "docs" / "record" / "kamos.md"
TURN = (Throw((1, 3, 3, 5, 6)), Keep((3, 3)), Throw((3, 3, 3, 4, 6)), Write("3"))


@pytest.mark.parametrize(
    "text",
    [
        "13356(33)33346=3:/",
        "1. 13356(33)33346=3:/",
        "1.13356 (33) 33346 =3 :/",
        "  13356\n(3 3)\n3 3 3 4 6\n= 3 : /",
        "65331(33)64333=3",
        "13356(33)33346=Trojky",
        "13356(33)33346=3:3",
    ],
)
def test_spacing_order_and_names_are_forgiven(played: "Played", text: str) -> None:
    assert played(text).entries == TURN


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("delo", "delo"), ("dělo", "delo"), ("DĚLO", "delo"), ("дєло", "delo"),
        ("kamos", "kamos"), ("Kámoš", "kamos"), ("camos", "kamos"), ("cámoš", "kamos"),
        ("камош", "kamos"), ("čína", "cina"), ("CINA", "cina"), ("чина", "cina"),
        ("regál", "regal"), ("Regal", "regal"), ("регал", "regal"),
    ],
)  # fmt: skip
def test_rows_are_known_by_many_names(played: "Played", name: str, row: str) -> None:
    assert played(f"12346={name}:x").entries[-1] == Cross(row)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["1", "bič", "Biče", "bic", "бич"])
def test_the_ones_are_called_bic(played: "Played", name: str) -> None:
    assert played(f"11123={name}").entries[-1] == Write("1")


@pytest.mark.parametrize("cross", ["x", "X", "×", "х", "hajcman"])
def test_the_hajcman_in_all_its_shapes(played: "Played", cross: str) -> None:
    assert played(f"12346=delo:{cross}").entries[-1] == Cross("delo")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("22246=2:6", None),  # their points
        ("22246=2:3", None),  # how many they are
        ("22246=2:5", "KCR-4"),
        ("22555=kamos:38", None),
        ("22555=kamos:19", "KCR-8"),
        ("44444=regal:80", None),
        ("44444=regal:40", "KCR-10"),
        ("12345=delo:15", None),
        ("12345=delo:20", "KCR-7"),
        ("33336=3:o", None),
        ("33333=3:оо", None),  # typed on a Cyrillic keyboard
        ("33336=3:12", "KCR-5"),  # a number is the number of dice
    ],
)
def test_what_is_said_twice_must_agree(
    played: "Played", refusal: "Refuses", text: str, rule: str | None
) -> None:
    if rule is None:
        assert len(played(text).entries) == 2
    else:
        fault = refusal(text)
        assert (fault.rule, fault.code) == (rule, "kamos-mark")


def test_turn_numbers_count_a_players_turns_or_all_of_them(
    played: "Played", refusal: "Refuses"
) -> None:
    for numbers in ((1, 1, 2), (1, 2, 3)):
        text = " ".join(f"{number}. 13336=3" for number in numbers)
        assert played(text, players=2).state.turns == 3
    fault = refusal("1. 13336=3 1. 13336=3 4. 13336=3", players=2)
    assert (fault.code, fault.found, fault.expected) == ("kamos-turn-number", "4", "2. | 3.")


def test_a_refusal_says_where_it_is(refusal: "Refuses") -> None:
    fault = refusal("13356(33)33346=3:/\n12346=delo:x\n  13356(33)33346 (444)33346=3")
    assert (fault.line, fault.column, fault.found) == (6, 18, "(444)")
    fault = refusal("13356=sleva")
    assert (fault.rule, fault.code, fault.line, fault.column) == ("KCR-1", "record-word", 4, 7)


@pytest.mark.parametrize(
    "text",
    [
        "1" * 1_000_000,
        "13356(" + "3" * 1_000_000 + ")",
        "13356(" + "3 " * 20_000,
        "13336=3:/ " + "9" * 50_000,
        "13356=" + "x" * 1_000_000,
        "! lot " + "6" * 50_000,
        "! sheet 1 " + "1=1 " * 10_000,
        "! sheet 1 total=" + "9" * 100_000,
        "! sheet " + "9" * 10_000 + " total=500",
        "! first 99999999999999999999",
        "! sheet",
        "!",
        "! lot",
        "! beers",
        "=",
        "?",
        "hand",
        "13356(",
        "13356)",
        "13356=3:",
        "13356=:x",
        "13356=3:/x",
        "(33)",
        "1.",
        "①③③⑤⑥=3",
        "1３356=3",
    ],
)
def test_nonsense_is_refused_in_one_short_line(refusal: "Refuses", text: str) -> None:
    fault = refusal(text, players=2)
    assert len(str(fault)) < 250
    assert "\n" not in str(fault)


CANONICAL = """\
! lot 4 4
! lot 2 6
1. 13356(33)33346(333)13336=3:/
1. 44444=regal
2. ?13336=3:/
2. ?=3:OO
3. hand=kamos:38
3. hand22255=cina
4. ?=regal:x
4. 11124=1:3
5. ?12346=delo:x
! sheet 2 1=30 2=50 3=90 4=120 5=150 6=180 delo=30 kamos=100 cina=90 regal=160 total=1000
6. 13356()23446(44)
! sheet 1 total=400 lost
"""


def test_what_is_written_is_what_was_read(played: "Played") -> None:
    body = CANONICAL.replace("6. 13356()23446(44)\n", "")
    log = played(body, players=2)
    text = write([Record(game_named("kamos"), log)])
    assert text.endswith(f"\n\n{body}")
    assert read(text)[0].log.entries == log.entries
    assert log.entries[:2] == (Lot((4, 4)), Lot((2, 6)))
    assert log.entries[-1] == SheetReport(0, total=400, lost=True)
    assert TurnReport("cina", (2, 2, 2, 5, 5), hand=True) in log.entries


def test_a_record_may_break_off_within_a_turn(played: "Played") -> None:
    for text in ("13356", "13356(33)", "13356(33)33346"):
        log = played(text)
        written = write([Record(game_named("kamos"), log)])
        assert written.endswith(f"\n\n1. {text}\n")
        assert read(written)[0].log.entries == log.entries


def test_a_report_in_anothers_turn_stands_on_a_line_of_its_own(played: "Played") -> None:
    body = "! first 1\n1. 13356\n! sheet 2 total=500\n(33)33346=3:/\n"
    log = played(body, players=2)
    assert write([Record(game_named("kamos"), log)]).endswith(f"\n\n{body}")
    assert log.entries[0] == First(0)


def test_a_comment_stays_between_the_words_where_it_stood() -> None:
    """Before the first turn, within a turn, after the last."""
    head = '[Game "kamos"]\n[Rules "kamos-1"]\n[Player1 "Ann"]\n\n'
    text = head + "{a}\n1. 13356 {b}(33) {c}33346=3:/ {d}\n2. 44444=regal {e} {f}\n"
    (record,) = read(text)
    assert record.comments == ((0, "a"), (1, "b"), (2, "c"), (4, "d"), (6, "e"), (6, "f"))
    assert write([record]) == text


def test_every_example_of_the_documentation_is_read() -> None:
    blocks = re.findall(r"```kostka\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 5
    for block in blocks:
        (record,) = read(block)
        assert not record.log.faults
        assert write([record]) == block  # shown as Kostka itself writes it


def test_every_turn_of_the_documentation_tables_is_read(played: "Played") -> None:
    cells = re.findall(r"^\| `([^`]+)` \|", DOCS.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(cells) >= 12
    for text in cells:
        played(text, players=2)


@pytest.mark.rule("KCR-4", "KCR-5")
@pytest.mark.parametrize(
    ("cell", "points"),
    [
        ("1:4", 4),
        ("1:11", 2),
        ("2:1", 2),
        ("2:3", 6),
        ("2:5", 10),
        ("2:6", 6),
        ("2:8", 8),
        ("2:10", 10),
        ("2:22", 4),
        ("2:2222", 8),
        ("3:1", 3),
        ("3:4", 12),
        ("3:9", 9),
        ("4:8", 8),
        ("5:/", 15),
        ("6:6", 6),
    ],
)
def test_a_number_without_dice_that_can_be_but_one_thing(cell: str, points: int) -> None:
    (record,) = read(f'[Game "kamos"]\n[Player1 "A"]\n\n?={cell}\n')
    assert record.log.state.sheets[0].total == points
    assert read(write([record])) == [record]


@pytest.mark.rule("KCR-4", "KCR-5")
@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        ("2:2", "=2:1 | =2:22"),
        ("2:4", "=2:22 | =2:2222"),
        ("3:3", "=3:1 | =3:/"),
        ("4:4", "=4:1 | =4:O"),
        ("5:5", "=5:1 | =5:OO"),
    ],
)
def test_a_number_that_can_be_dice_or_points_is_refused(cell: str, expected: str) -> None:
    with pytest.raises(RecordRefused) as refused:
        read(f'[Game "kamos"]\n[Player1 "A"]\n\n?={cell}\n')
    (fault,) = refused.value.faults
    assert (fault.code, fault.found) == ("kamos-mark-ambiguous", f"={cell}")
    assert fault.expected == expected


TWO = '[Game "kamos"]\n[Player1 "Ann Lee"]\n[Player2 "Bára"]\n\n'


@pytest.mark.rule("KCR-17")
def test_a_line_may_name_its_player() -> None:
    (named,) = read(f"{TWO}Ann Lee: ?=3:O\n1. bara : ?=4:O\nPlayer1 2. 44444=regal\n")
    (plain,) = read(f"{TWO}?=3:O\n?=4:O\n44444=regal\n")
    assert named.log.entries == plain.log.entries


@pytest.mark.rule("KCR-17")
def test_a_sheet_and_who_begins_may_be_told_by_name() -> None:
    (named,) = read(f"{TWO}! začíná: Bára\n! list Ann Lee: celkem=900 prohra\n")
    (plain,) = read(f"{TWO}! first 2\n! sheet 1 total=900 lost\n")
    assert named.log.entries == plain.log.entries
    with pytest.raises(RecordRefused) as refused:
        read(TWO.replace("Bára", "Ann Lee") + "! first Ann Lee\n")
    (fault,) = refused.value.faults
    assert (fault.rule, fault.code, fault.expected) == ("KCR-17", "kamos-same-name", "1 | 2")


@pytest.mark.rule("KCR-3")
@pytest.mark.parametrize("hand", ["z ruky", "Ruka", "aus der Hand", "from the hand", "з руки"])
def test_from_the_hand_is_understood_in_each_language(played: "Played", hand: str) -> None:
    assert played(f"{hand}=kamos:38").entries == played("hand=kamos:38").entries


@pytest.mark.rule("KCR-17")
@pytest.mark.parametrize("name", ["Bára", "Player2", "Cyril"])
def test_another_players_line_is_refused(name: str) -> None:
    with pytest.raises(RecordRefused) as refused:
        read(f"{TWO}1. {name}: ?=3:O\n")
    (fault,) = refused.value.faults
    assert (fault.rule, fault.code) == ("KCR-17", "kamos-other-player")
    assert (fault.found, fault.expected, fault.column) == (name, "Ann Lee", 4)


@pytest.mark.parametrize(
    ("text", "rule", "expected"),
    [
        ("33344=3/", "KCR-5", "=3:/"),
        ("?=kamos=38", "KCR-8", "=kamos:38"),
        ("kamos=38", "KCR-8", "?=kamos:38"),
        ("33344=3 /", "KCR-5", "=3:/"),
        ("12346=delo x", "KCR-12", "=delo:x"),
        ("hand=kamos 38", "KCR-8", "=kamos:38"),
        ("! sheet 1 total 100", "", "total=100"),
        ("?=regalx", "KCR-1", "1 2 3 4 5 6 delo kamos cina regal"),
    ],
)
def test_a_cell_written_otherwise_is_told_how_it_is_written(
    text: str, rule: str, expected: str
) -> None:
    with pytest.raises(RecordRefused) as refused:
        read(f'[Game "kamos"]\n[Option "columns" "1"]\n[Player1 "A"]\n\n{text}\n')
    (fault,) = refused.value.faults
    assert (fault.rule, fault.expected) == (rule, expected)
    assert fault.found
