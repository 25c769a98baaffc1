"""The definition: its words in every language, its face, its bots, what its results look like."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import kostka.kamos
from kostka.game.chance import Seeded, seeded_at
from kostka.game.definition import game_named, new_header
from kostka.game.errors import RuleError
from kostka.game.log import begin
from kostka.game.play import play
from kostka.game.seats import Role
from kostka.kamos import rules
from kostka.kamos.bots import Novice
from kostka.kamos.face import KamosFace
from kostka.kamos.report import figures, score
from kostka.kamos.rules.moves import Cross, Keep, Move, SheetReport, TurnReport, Write
from kostka.kamos.rules.rows import ROWS
from kostka.locale.words import LANGUAGES, Words

if TYPE_CHECKING:
    from tests.kamos.conftest import Played


GAME = game_named("kamos")
SOURCES = sorted(Path(kostka.kamos.__file__).parent.rglob("*.py"))
FACE = KamosFace()


def test_every_refusal_has_its_sentence_in_every_language() -> None:
    codes = {
        code
        for path in SOURCES
        for code in re.findall(r'"(kamos-[a-z-]+)"', path.read_text("utf-8"))
    }
    refusals = {code for code in codes if Words("en").has(f"error-{code}")}
    assert len(refusals) >= 25
    for language in LANGUAGES:
        words = Words(language)
        for code in codes:
            assert words.has(f"error-{code}") or words.has(code), (language, code)
        for code in refusals:
            assert words(f"error-{code}", found="=3", expected="=4", rule="KCR-1")


def test_no_sentence_stands_there_for_nothing() -> None:
    written = "".join(path.read_text("utf-8") for path in SOURCES)
    ftl = Path(kostka.kamos.__file__).parents[1] / "locale" / "en" / "kamos.ftl"
    for key in re.findall(r"^((?:error-)?kamos-[a-z0-9-]+) =", ftl.read_text("utf-8"), re.M):
        if not key.startswith("kamos-row-"):
            assert f'"{key.removeprefix("error-")}"' in written.replace("'", '"'), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_drawn_and_told(language: str) -> None:
    words = Words(language)
    header = new_header(GAME, seats=["Ann", "", "Bartoloměj Dlouhý"], options={"columns": "10"})
    bots = {seat: Novice() for seat in range(3)}
    log = play(begin(rules, header), bots, seeded_at(3))
    for number, step in enumerate(log.steps()):
        view = rules.view(step.before, Role.SPECTATOR)
        assert FACE.say(view, step.move, rules.view(step.after, Role.SPECTATOR), words)
        if number % 29 == 0:
            drawn = FACE.draw(view, words)
            assert all(len(line) <= 100 for line in drawn.splitlines())
            if step.before.choosing:
                moves = rules.legal(step.before, step.before.seat)
                assert FACE.ask(view, moves, words)
            elif Role.CHANCE in rules.actors(step.before):
                assert FACE.due(view, words)
    assert "Bartoloměj" in FACE.draw(rules.view(log.state, 2), words)


def test_the_sheet_is_drawn_as_on_paper(played: "Played") -> None:
    log = played("33336=3 12336=3 13333=3 22555=kamos 12346=delo:x 12336", columns=4)
    drawn = FACE.draw(rules.view(log.state, 0), Words("cs"))
    lines = drawn.splitlines()
    assert lines[0] == "Tabulka: P1"
    assert lines[3].split() == ["3", "O", "2", "O", "·", "│", "30", "+1", "←", "6"]
    assert lines[7].split() == ["Dělo", "×", "·", "·", "·", "│", "0"]
    assert lines[8].split() == ["Kámoš", "38*", "·", "·", "·", "│", "38"]
    assert lines[11] == "Celkem: 68"
    assert drawn.endswith("Na stole: [1] [2] [3] [3] [6] (hod 1/3) z ruky")


def test_everybodys_rows_stand_below_and_a_lost_sheet_is_marked(played: "Played") -> None:
    log = played("! sheet 2 total=10 lost\n12345=4", players=2)
    lines = FACE.draw(rules.view(log.state, 1), Words("en")).splitlines()
    assert lines[-2].split() == ["→", "P1", "0", "0", "0", "4", *"000000", "4"]
    assert lines[-1].split() == ["P2", "10", "×"]


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("33", Keep((3, 3))), ("(33)", Keep((3, 3))), ("3 3", Keep((3, 3))),
        ("()", Keep(())), ("0", Keep(())), ("(3)", Keep((3,))),
        ("=3", Write("3")), ("= 3", Write("3")), ("=trojky", Write("3")), ("bič", Write("1")),
        ("x delo", Cross("delo")), ("=delo:x", Cross("delo")), ("Dělo x", Cross("delo")),
        ("Kámoš ×", Cross("kamos")), ("× čína", Cross("cina")), ("гайцман", None),
        ("=delo", None), ("=4", None), ("x 3", None), ("44", None), ("", None), ("sleva", None),
    ],
)  # fmt: skip
def test_what_a_person_types_is_understood(played: "Played", typed: str, move: Move | None) -> None:
    state = played("13356").state
    assert FACE.hear(typed, rules.legal(state, 0), rules.view(state, 0)) == move


def test_a_bare_number_that_could_be_a_die_or_a_row_is_asked_back(played: "Played") -> None:
    state = played("13356").state
    with pytest.raises(RuleError, match=r"found 3, expected \(3\) =3"):
        FACE.hear(" 3 ", rules.legal(state, 0), rules.view(state, 0))


def test_a_question_has_no_example_of_what_cannot_be(played: "Played") -> None:
    state = played("13356").state
    asked = FACE.ask(rules.view(state, 0), rules.legal(state, 0), Words("en"))
    assert asked == ("2 more throws. Keep dice or none: (33), (). Write: =5, =6. Hajcman: =delo:x.")
    state = played("33344", throws=1, columns=1).state
    asked = FACE.ask(rules.view(state, 0), rules.legal(state, 0), Words("en"))
    assert asked == "No throws left. Write: =4, =cina. Hajcman: =delo:x."


def test_the_protocol_has_every_sheet(played: "Played") -> None:
    view = rules.view(played("13356", 2).state, Role.SPECTATOR)
    said = FACE.protocol(view, Words("en"))
    assert [f"P{seat}’s sheet" in said for seat in (1, 2)] == [True, True]


def test_every_choice_shown_is_understood(played: "Played") -> None:
    for text in ("13356", "13356(33)33346", "13356(33)33346(333)33344"):
        state = played(text).state
        moves = rules.legal(state, 0)
        for move in moves:
            assert FACE.hear(FACE.write(move), moves, rules.view(state, 0)) == move


def test_without_a_throw_left_a_bare_number_is_a_row(played: "Played") -> None:
    state = played("13356", throws=1).state
    assert FACE.hear("3", rules.legal(state, 0), rules.view(state, 0)) == Write("3")


@pytest.mark.rule("KCR-13")
def test_a_loss_is_told_as_one(played: "Played") -> None:
    lower = "?=delo:x ?=kamos:x ?=cina:x ?=regal:x 12345=1 12345=2 12345=3 "
    state = played(lower + "11123()11123()11123", columns=1).state
    lost = rules.view(rules.apply(state, Cross("5")), 0)
    said = FACE.say(rules.view(state, 0), Cross("5"), lost, Words("en"))
    assert said == "P1 has to write an × in row 5 and loses the whole game."


def test_reports_are_told_as_a_record_has_them(played: "Played") -> None:
    view = rules.view(played("", players=2).state, 0)
    words = Words("en")
    turn = TurnReport("3", (1, 3, 3, 3, 6))
    assert FACE.say(view, turn, view, words) == "P1: a turn reported: ?13336=3:/"
    sheet = SheetReport(1, total=300, lost=True)
    assert FACE.say(view, sheet, view, words) == "P2: the whole sheet reported: total=300 lost"


def test_the_score_as_the_house_promises_it(played: "Played") -> None:
    log = played("! lot 2 1\n13333=3 22555=kamos", players=2, columns=1)
    said = score(log)
    assert set(said) == {"game", "sheets", "places", "winner"}
    assert (said["game"], said["places"], said["winner"]) == ("kamos", [2, 1], "open")
    first, second = said["sheets"]
    assert first["player"] == "P1"
    assert list(first["rows"]) == list(ROWS)
    assert (first["rows"]["3"], first["total"], first["lost"]) == (12, 12, False)
    assert (first["marks"]["3"], first["balance"]["3"], first["place"]) == (["O"], 1, 2)
    assert second["rows"]["kamos"] == 76


def test_a_novice_finishes_sheets_and_beats_chance() -> None:
    totals = {}
    for name in ("random", "novice"):
        bot = GAME.bots[name]
        games = [
            play(begin(rules, new_header(GAME)), {0: bot()}, seeded_at(seed), Seeded(seed))
            for seed in range(4)
        ]
        totals[name] = sum(figures(game.state)["total"] for game in games) / len(games)
    assert totals["novice"] > 2 * totals["random"]


def test_of_a_sheet_reported_as_a_whole_nobody_knows_the_hajcmans(played: "Played") -> None:
    log = played("12346=delo:x\n! sheet 1 total=300")
    assert score(log)["sheets"][0]["crosses"] is None
    assert score(played("12346=delo:x"))["sheets"][0]["crosses"] == 1
