"""The terminal: drawn from views, heard in every language; and the players it brings along."""

import re
from pathlib import Path
from typing import Any

import pytest

from kostka import locale
from kostka.domino import rules
from kostka.domino.bots import BOTS, Novice
from kostka.domino.definition import GAME
from kostka.domino.face import BY_SEAT, DominoFace
from kostka.domino.report import figures, score
from kostka.domino.rules.moves import Deal, Draw, Lay, Pass, Reshuffle
from kostka.game.chance import Seeded, seeded_at
from kostka.game.definition import new_header
from kostka.game.errors import RuleError
from kostka.game.log import begin
from kostka.game.play import play
from kostka.game.player import Turn
from kostka.game.seats import Role
from kostka.locale.words import LANGUAGES, Words

FACE = DominoFace()
SOURCES = Path(rules.__file__).parents[1]


def played(bots: str, seed: int, **options: str) -> Any:
    log = begin(rules, new_header(GAME, options=options))
    return play(log, {seat: BOTS[bots]() for seat in range(4)}, seeded_at(seed), Seeded(seed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_can_be_drawn_asked_and_said_to_every_viewer(language: str) -> None:
    words = Words(language)
    log = played("random", 5, target="60")
    for step in log.steps():
        for viewer in (0, 1, 2, 3, Role.REFEREE, Role.SPECTATOR):
            view = rules.view(step.before, viewer)
            assert FACE.draw(view, words)
            shown = rules.shown(step.before, step.move, viewer)
            if shown is not None and not isinstance(step.move, Draw):
                assert FACE.say(view, shown, rules.view(step.after, viewer), words)
            if isinstance(viewer, int) and rules.actors(step.before) == (viewer,):
                assert FACE.ask(view, rules.legal(step.before, viewer), words)
    assert FACE.draw(rules.view(log.state, Role.SPECTATOR), words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_said_and_every_refusal_has_a_sentence(party: Any, language: str) -> None:
    words = Words(language)
    log = party(
        "! A1 slow\n! A1 excused\n! B1 signs\n! A penalty 5 noise\n! B penalty 1\n= A1 revoke\n"
        "= A out 30\n= draw fish\n! A1 confirms\n45\n! overdue\n! A1 touched\n"
        "! B1 out of turn 46 continue\n! B1 out of turn 44 restart\n! time\nparty = 90:110 time\n"
        "! A1 protocol"
    )
    for step in log.steps():
        views = [rules.view(state, 0) for state in (step.before, step.after)]
        assert FACE.say(views[0], step.move, views[1], words)
    for key in BY_SEAT.values():
        assert words.has(key)
    codes = {
        code
        for file in SOURCES.rglob("*.py")
        for code in re.findall(
            r'(?:Refusal\(|RuleError\(\s*[^,]+,)\s*"(domino-[a-z-]+)"', file.read_text()
        )
    }
    assert len(codes) > 30
    for code in codes:
        assert words(f"error-{code}", found="5", expected="6", rule="DOM-1")


def test_no_sentence_stands_there_for_nothing() -> None:
    sources = "".join(file.read_text() for file in SOURCES.rglob("*.py"))
    words = (Path(locale.__file__).parent / "en" / "domino.ftl").read_text()
    keys = re.findall(r"^error-(domino-[a-z-]+) =", words, re.MULTILINE)
    assert len(keys) > 40
    assert [key for key in keys if f'"{key}"' not in sources] == []


def test_the_table_shows_ones_own_tiles_and_only_those(party: Any, deal: str) -> None:
    words = Words("en")
    state = party(f"{deal}\n00 - - - 03> 13>").state
    drawn = FACE.draw(rules.view(state, 2), words)
    assert "Your tiles: 2-2 2-3 2-4 2-5 2-6 3-3 3-4" in drawn
    assert "Table: 0-0 0-3 3-1" in drawn
    assert "Ends: 0 left, 1 right" in drawn
    assert "B1: 6 tiles; passed on 0" in drawn
    assert "5-6" not in drawn  # B2 holds it
    asked = FACE.ask(rules.view(state, 2), rules.legal(state, 2), words)
    assert asked == "None of your tiles fits: say “pas”.", "no example of what cannot be"
    assert FACE.write(Pass()) == "pas", "as it is said"


@pytest.mark.rule("DOM-37")
def test_the_count_of_a_round_is_told_with_every_hand(party: Any) -> None:
    words = Words("en")
    log = party(
        """23 16 25 06 44 13 11 / 56 04 46 02 34 22 00 / 05 33 14 03 35 36 12 / 66 55 01 24 26 45 15
        13 34> 14> 01< 16> 00< 05< 66> 25< 56> 35> 24< 44< 46< 36< - 23< 02< 03> - 06< 04> - 45> -
        - - 15> 11>"""
    )
    *_, last = log.steps()
    before, after = (rules.view(state, 2) for state in (last.before, last.after))
    text = FACE.say(before, last.move, after, words)
    assert "pair A goes out and writes 31 points" in text
    assert "B1 held 2-2 (4)" in text
    assert "B2 held 5-5 2-6 (18)" in text
    assert "held" not in FACE.draw(after, words), "it is told once"


def test_the_protocol_has_every_round_warning_and_penalty(party: Any) -> None:
    state = party(
        "! A1 slow\n! A1 slow\n= A out 30\n= draw fish\n! B penalty 5 noise\n"
        "! time\n= B out 40\n! A1 protocol"
    ).state
    assert FACE.protocol(rules.view(state, Role.SPECTATOR), Words("en")).splitlines()[1:] == [
        "Warning for pair A, A1 (too slow).",
        "Pair A, A1 is penalised: 10 points (too slow).",
        "Round 1: pair A goes out and writes 30 points.  A 20 : 0 B",
        "Round 2: fish. Both pairs hold the same, nobody writes anything.  A 20 : 0 B",
        "Pair B is penalised: 5 points (noise).",
        "Round 3: pair B goes out and writes 40 points.  A 20 : 35 B",
        "The game was decided by time: more points win.",
        "Signed by: A1",
    ]


def test_a_tile_is_heard_in_many_ways(party: Any, deal: str) -> None:
    state = party(f"{deal}\n06 16> - -").state
    moves, view = rules.legal(state, 0), rules.view(state, 0)
    for typed in (
        "03",
        "30",
        "0-3",
        "3|0",
        " 03< ",
        "03 left",
        "03 vlevo",
        "03 links",
        "03 ліворуч",
    ):
        assert FACE.hear(typed, moves, view) == Lay("03", "left"), typed
    for typed in ("01", "0-1", "1|0"):
        with pytest.raises(RuleError, match="domino-which-end: found 01, expected 01< 01>"):
            FACE.hear(typed, moves, view)
    asked = FACE.ask(view, moves, Words("en"))
    assert asked.startswith("Join 0 on the left (<) or 1 on the right (>), such as 0")
    assert FACE.hear("10>", moves, view) == Lay("01", "right")
    assert FACE.hear(">01", moves, view) == Lay("01", "right")
    assert FACE.hear("01 vpravo", moves, view) == Lay("01", "right")
    for typed in ("", "7", "66", "03 perhaps", "pas", "x" * 1000):
        assert FACE.hear(typed, moves, view) is None
    for typed in ("pas", "PASS", "пас", "passe", "-"):
        assert FACE.hear(typed, (Pass(),), view) == Pass()
    for typed, move in [("draw", Draw()), ("beru", Draw()), ("mischen", Reshuffle())]:
        assert FACE.hear(typed, (Draw(), Reshuffle()), view) == move
    for move in (*moves, Pass(), Draw(), Reshuffle()):
        assert FACE.hear(FACE.write(move), (move, Draw(), Reshuffle()), view) == move


def test_the_novice_plays_lawfully_and_better_than_chance() -> None:
    won = 0
    for seed in range(12):
        log = begin(rules, new_header(GAME, options={"target": "100"}))
        seats = {seat: BOTS["novice" if seat % 2 else "random"]() for seat in range(4)}
        won += play(log, seats, seeded_at(seed), Seeded(seed)).state.party.winner == "B"
    assert won >= 8


def test_the_novice_never_passes_falsely(party: Any, deal: str) -> None:
    state = party(f"{deal}\n01", allow_revoke="yes").state
    turn = Turn(1, rules.view(state, 1), rules.legal(state, 1), Seeded(1))
    assert isinstance(Novice().choose(turn), Lay)


def test_figures_and_score_agree() -> None:
    log = played("random", 9)
    said, numbers = score(log), figures(log.state)
    assert numbers["rounds"] == len(said["rounds"]) == numbers["out"] + numbers["fish"]
    assert numbers["a-points"] == said["party"]["A"]
    assert numbers["a-won"] == (said["winner"] == "A")
    laid = [move for move in log.entries if isinstance(move, Lay)]
    assert numbers["tiles-laid"] == len(laid)
    assert numbers["passes"] == sum(isinstance(move, Pass) for move in log.entries)
    assert sum(isinstance(move, Deal) for move in log.entries) == numbers["rounds"]
