"""At a real terminal: the screen is blank between two people, and Ctrl-C and Ctrl-D are heard."""

import os
import sys
from pathlib import Path

import pexpect
import pytest
from tests.patience import PATIENCE

from kostka.cli.screen import CLEAR
from kostka.game.record import read_file

pytestmark = pytest.mark.long


def at_terminal(*arguments: str) -> "pexpect.spawn[str]":
    return pexpect.spawn(
        sys.executable,
        ["-m", "kostka.cli.main", *arguments, "--lang", "en"],
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(40, 120),
        env={**os.environ, "TERM": "xterm"},
    )


def test_hidden_dice_are_handed_over_with_a_blank_screen(tmp_path: Path) -> None:
    record = tmp_path / "game.kostka"
    child = at_terminal(
        "play", "mexiko", "--option", "best_of=1", "--seats", "Ann,Ben", "--record", str(record)
    )
    child.expect_exact("Ann is next. Pass the device and press Enter.")
    assert "The dice:" not in str(child.before)
    child.sendline("")
    child.expect_exact(CLEAR)
    child.expect_exact("The dice:")
    child.expect_exact("> ")
    child.sendline("M")
    child.expect_exact(CLEAR)  # before anything else is written, Ann's dice are gone
    child.expect_exact("Ben is next.")
    assert "The dice:" not in str(child.before)
    child.sendline("")
    child.expect_exact("> ")
    assert "The dice:" not in str(child.before)
    child.sendline("quit")
    child.expect_exact(CLEAR)  # who leaves takes nothing to see with them
    child.expect_exact("The game is saved.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert len(read_file(record)[0].log.entries) == 2


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_leaving_by_a_key(tmp_path: Path, key: str) -> None:
    record = tmp_path / "game.kostka"
    child = at_terminal("play", "kamos", "--option", "columns=10", "--record", str(record))
    child.expect_exact("> ")
    child.send(key)
    child.expect_exact("Go on with: kostka play kamos --record")
    child.expect(pexpect.EOF)
    assert "Traceback" not in str(child.before)
    child.close()
    assert child.exitstatus == 1
    assert len(read_file(record)[0].log.entries) >= 1


def test_replay_goes_step_by_step(tmp_path: Path) -> None:
    record = tmp_path / "game.kostka"
    record.write_text('[Game "mexiko"]\n\n31>52 ok 51>61 ok 61>62 no\n', encoding="utf-8")
    child = at_terminal("replay", str(record))
    child.expect_exact("1. ")
    child.expect_exact("Enter: next")
    assert "52" not in str(child.before)
    child.sendline("")
    child.expect_exact("2. ")
    child.expect_exact("Enter: next")
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_simulate_shows_a_bar() -> None:
    child = at_terminal("simulate", "domino", "--games", "6", "--seed", "1", "--workers", "1")
    child.expect_exact("Playing")
    child.expect_exact("Draws: 0")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_match_shows_a_bar() -> None:
    bots = ("random", "novice", "--deals", "6", "--seed", "1")
    child = at_terminal("match", "mexiko", *bots, "--workers", "2")
    child.expect_exact("Playing")
    child.expect_exact("random – novice")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_ctrl_c_ends_a_match_with_all_its_processes() -> None:
    bots = ("random", "novice", "--deals", "100000", "--seed", "1")
    child = at_terminal("match", "mexiko", *bots, "--workers", "2")
    child.expect_exact("Playing")
    child.expect_exact("1%")
    child.send("\x03")
    child.expect(pexpect.EOF)
    assert "Traceback" not in str(child.before)
    child.close()
    assert child.exitstatus == 1
