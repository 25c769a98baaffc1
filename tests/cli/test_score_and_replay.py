"""``kostka score`` and ``kostka replay``: what a record says, for people and for programs."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

GOLDEN = Path(__file__).parents[1] / "golden"
Run = Callable[..., Any]
Write = Callable[..., Path]
OPEN = '[Game "pips"]\n[P1 "Ann"]\n[P2 "Ben"]\n\n6 K 3 D 4\n'
OVER = '[Game "pips"]\n[Option "target" "5"]\n[P1 "Ann"]\n[P2 "Ben"]\n\n4 K 3 D 2 K\n'


def test_score_for_programs_is_one_line_a_game(kostka_run: Run, a_file: Write) -> None:
    ran = kostka_run("score", "--json", a_file(OPEN + OVER))
    first, second = map(json.loads, ran.out.splitlines())
    assert first["winner"] == "open"
    assert second == {
        "game": "pips",
        "sheets": [{"player": "Ann", "total": 6}, {"player": "Ben", "total": 0}],
        "winner": [0],
    }


def test_score_for_people(kostka_run: Run, a_file: Write) -> None:
    ran = kostka_run("score", a_file(OPEN + OVER), "--lang", "de")
    assert "1. Ann  6" in ran.out
    assert ran.out.count("PROTOCOL BOARD") == 2, "all that a referee writes down"
    assert "Ann gewinnt." in ran.out
    assert "noch nicht zu Ende" in ran.out
    assert "hidden" in ran.out, "the die of the one on turn is not shown in an open game"
    assert ran.code == 0


def test_a_game_given_up_is_not_told_to_go_on(kostka_run: Run, a_file: Write) -> None:
    given_up = OPEN.replace("\n\n", '\n[Termination "resigned"]\n[Places "2 1"]\n\n')
    for command in ("score", "replay"):
        ran = kostka_run(command, a_file(given_up), "--lang", "en")
        assert "The game ended before it was played out. Ben wins." in ran.out
    ran = kostka_run("verify", a_file(given_up), "--lang", "en")
    assert "5 entries, the game ended before it was played out." in ran.out
    unclear = a_file(given_up.replace("2 1", "1 1"))
    assert "wins" not in kostka_run("score", unclear, "--lang", "en").out


def test_replay_tells_every_move_with_the_running_score(kostka_run: Run, a_file: Write) -> None:
    ran = kostka_run("replay", a_file(OVER), "--lang", "en")
    _, *moves = [line for line in ran.out.splitlines() if line[0].isdigit() or "SAID" in line]
    assert moves[:4] == [
        "2. SAID Ann K  [Ann: total 4 · Ben: total 0]",
        "3. SAID Ben 3",
        "4. SAID Ben D",
        "5. SAID Ann 2",
    ]
    assert "Ann wins." in ran.out


def test_hidden_dice_of_an_open_game_are_not_told_by_accident(
    kostka_run: Run, a_file: Write
) -> None:
    told = kostka_run("replay", a_file(OPEN)).out
    assert "SAID Ann ?" in told
    assert "SAID Ann 6" not in told
    assert "SAID Ann 6" in kostka_run("replay", a_file(OPEN.replace("4\n", "6 K\n"))).out


@pytest.mark.parametrize(
    ("view", "sees", "misses"),
    [
        ("referee", "SAID Ben 3", "?"),
        ("spectator", "SAID Ben ?", "Ben 3"),
        ("Ann", "SAID Ann 4", "Ben 3"),
        ("2", "SAID Ben 3", "Ann 4"),
    ],
)
def test_whose_eyes(kostka_run: Run, a_file: Write, view: str, sees: str, misses: str) -> None:
    for text in (OPEN, OVER):
        ran = kostka_run("replay", a_file(text.replace("6 K", "4 K")), "--view", view)
        assert sees in ran.out
        assert misses not in ran.out


def test_an_unknown_viewer_is_refused(kostka_run: Run, a_file: Write) -> None:
    ran = kostka_run("replay", a_file(OVER), "--view", "3", "--lang", "en")
    assert ran.code == 2
    assert "spectator referee 1…2 Ann Ben" in ran.err


def test_a_name_that_two_players_have_is_asked_about(kostka_run: Run, a_file: Write) -> None:
    ran = kostka_run("replay", a_file(OVER.replace("Ben", "Ann")), "--view", "Ann", "--lang", "en")
    assert ran.code == 2
    assert "--view 1 | --view 2" in ran.err
    ran = kostka_run("replay", a_file(OVER.replace("Ben", "Ann")), "--view", "2")
    assert ran.code == 0


def test_from_an_entry_on(kostka_run: Run, a_file: Write) -> None:
    ran = kostka_run("replay", a_file(OVER), "--from", "4")
    assert "3. SAID" not in ran.out
    assert "4. SAID" in ran.out
    assert kostka_run("replay", a_file(OVER), "--from", "0").code == 2


def test_step_by_step_waits_for_enter(kostka_run: Run, a_file: Write) -> None:
    ran = kostka_run("replay", a_file(OVER), "--step", "--lang", "en", typed="\n\n")
    assert ran.code == 1, "the input ended before the game"
    assert ran.out.count("Enter: next") == 3
    assert kostka_run("replay", a_file(OVER), "--step", typed="\n" * 5).code == 0
    left = kostka_run("replay", a_file(OVER), "--step", typed="quit\n")
    assert (left.code, left.out.count("SAID")) == (0, 1)
    assert "Enter" not in kostka_run("replay", a_file(OVER), "--all").out


def test_what_a_correction_made_impossible_is_pointed_out(kostka_run: Run, a_file: Write) -> None:
    record = a_file(OPEN + "! replace 1 1\n")
    ran = kostka_run("replay", record, "--lang", "en")
    assert "Entry 2 does not count: P-2" in ran.out

    assert "Entry 2 does not count: P-2" in kostka_run("score", record, "--lang", "en").out


def test_a_name_cannot_drive_the_terminal(kostka_run: Run, a_file: Write) -> None:
    ran = kostka_run("score", a_file(OPEN.replace("Ann", "A\x1b[2Jnn")))
    assert "\x1b" not in ran.out


@pytest.mark.rule("MX-16")
def test_a_finished_match_is_told_whole_and_an_unfinished_one_is_not(
    kostka_run: Run, a_file: Write
) -> None:
    record = GOLDEN / "mexiko" / "hand-over.kostka"
    told = kostka_run("replay", record, "--lang", "en").out
    assert "1. Kladno throws 41." in told
    assert "5. Most throws 65." in told
    assert "behind the hand" not in told
    assert "1. Kladno throws behind" in kostka_run("replay", record, "--view", "2").out
    head = record.read_text(encoding="utf-8").split("\n\n", 1)[0]
    still_open = a_file(f"{head}\n\n1. 41>M ok 65 \n")
    told = kostka_run("replay", still_open, "--lang", "en").out
    assert "1. Kladno throws behind the hand." in told
    assert "41" not in told


def test_a_finished_party_is_told_with_every_hand_and_the_score(kostka_run: Run) -> None:
    record = GOLDEN / "domino" / "penalties_below_zero.kostka"
    told = kostka_run("replay", record, "--lang", "en").out
    assert "Josef (B1) 0-6 2-4 1-1 6-6 2-6 2-5 4-5" in told
    assert "Miroslav (B2) touched 0-2." in told
    assert "[game: A 0, B -20]" in told
    seen = kostka_run("replay", record, "--lang", "en", "--view", "spectator").out
    assert "The tiles are drawn.\n" in seen
    assert "touched a tile." in seen


def test_every_entry_has_its_number_so_that_corrections_can_name_it(kostka_run: Run) -> None:
    told = kostka_run("replay", GOLDEN / "mexiko" / "hand-over.kostka").out.splitlines()
    numbers = [int(line.split(".")[0]) for line in told if line[0].isdigit() and ". " in line[:5]]
    assert numbers[:30] == list(range(1, 31))
    assert "4. (behind)" in told
