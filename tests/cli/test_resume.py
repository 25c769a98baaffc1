"""A record given to ``--record`` goes on where it stopped, or is refused and left alone."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kostka.game.record import read_file

Run = Callable[..., Any]
Write = Callable[..., Path]
SEATS = '[P1 "Ann"]\n[P2 "Ben"]\n[Bot2 "beginner"]\n'
OPEN = f'[Game "pips"]\n[Rules "pips-1"]\n{SEATS}[Seed "5"]\n\n6 K\n'
OVER = '[Game "pips"]\n[Option "target" "3"]\n[P1 "Ann"]\n[P2 "Ben"]\n\n6 K\n'


def test_a_game_stopped_and_resumed_is_the_game_played_at_once(
    kostka_run: Run, tmp_path: Path
) -> None:
    """With a seed every draw belongs to its entry's number, for bots too."""
    typed = ["drop", "keep", "drop"] * 40
    flags = ("--seed", "9", "--seats", "Ann,bot:random")
    at_once = tmp_path / "once"
    kostka_run("play", "pips", *flags, "--record", at_once, typed="".join(f"{t}\n" for t in typed))
    in_parts = tmp_path / "parts"
    code = 1
    while code:
        asked = read_file(in_parts)[0].log.entries if in_parts.exists() else ()
        mine = sum(type(e).__name__ in ("Keep", "Drop") for e in asked)
        told = read_file(at_once)[0].log.entries
        moves = [e for e in told if type(e).__name__ in ("Keep", "Drop")]
        next_move = type(moves[mine]).__name__.lower()
        code = kostka_run("play", "pips", *flags, "--record", in_parts, typed=f"{next_move}\n").code
    assert in_parts.read_text() == at_once.read_text()


def test_a_seed_and_a_name_mean_the_same_before_and_after(kostka_run: Run, tmp_path: Path) -> None:
    record = tmp_path / "a game"
    flags = ("--seed", " two  words", "--seats", "Ann  Lee ,bot:random", "--record", record)
    ran = kostka_run("play", "pips", *flags, typed="quit\n")
    assert f"--record '{record}'" in ran.out
    assert kostka_run("play", "pips", *flags, typed="quit\n").code == 0
    assert kostka_run("verify", record).code == 0


def test_a_promise_goes_on(kostka_run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game"
    kostka_run("play", "pips", "--record", record, typed="drop\n")
    before = read_file(record)[0].log.header
    code = 1
    while code:
        code = kostka_run("play", "pips", "--record", record, typed="keep\ndrop\n" * 9).code
    assert read_file(record)[0].log.header == before
    checked = kostka_run("verify", "--json", record)
    assert '"chance":"promise"' in checked.out
    assert checked.code == 0


def test_the_header_wins_and_the_same_flags_may_be_repeated(kostka_run: Run, a_file: Write) -> None:
    ran = kostka_run(
        *("play", "pips", "--record", a_file(OPEN), "--seed", "5", "--seats", "Ann,bot:beginner"),
        *("--rules", "pips-1", "--option", "target=12", "--lang", "en"),
        typed="quit\n",
    )
    assert ran.code == 0
    assert "goes on where it stopped" in ran.out
    assert "Ann:6" in ran.out


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--seed", "6"), "--seed 6"),
        (("--seats", "Eva,bot:beginner"), "Eva"),
        (("--seats", "Ann,Ben"), "Ann, Ben"),
        (("--players", "3"), "seats"),
        (("--option", "target=13"), "target=13"),
        (("--rules", "pips-2"), "pips-2"),
        (("--dice", "ask"), "--dice ask"),
    ],
)
def test_flags_that_contradict_are_refused(
    kostka_run: Run, a_file: Write, flags: tuple[str, str], said: str
) -> None:
    record = a_file(OPEN)
    ran = kostka_run("play", "pips", "--record", record, "--lang", "en", *flags, typed="keep\n")
    assert ran.code == 2
    assert said in ran.err
    assert record.read_text() == OPEN


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (OVER, "is over"),
        ("PIPS\n", "another program"),
        ('[Game "kamos"]\n', "kamos"),
        (OPEN + "6 K 1 K", "P-2"),
        ("", "no record"),
        ("not a record at all", "which game"),
        (OPEN + OVER, "is over"),
        (OPEN.replace("beginner", "shark"), "bot:shark"),
    ],
)
def test_a_file_that_cannot_be_gone_on_with_is_left_alone(
    kostka_run: Run, a_file: Write, text: str, said: str
) -> None:
    record = a_file(text)
    ran = kostka_run("play", "pips", "--record", record, "--lang", "en", typed="keep\n")
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert record.read_text() == text


def test_of_several_games_the_last_goes_on_and_the_others_stay(
    kostka_run: Run, a_file: Write
) -> None:
    record = a_file(OVER + "\n" + OPEN.replace("6 K", "6 {a lucky one} K"))
    before = read_file(record)
    ran = kostka_run("play", "pips", "--record", record, typed="quit\n")
    assert ran.code == 0
    after = read_file(record)
    assert after[0] == before[0]
    assert after[1].comments == ((1, "a lucky one"),)
    assert len(after[1].log.entries) > len(before[1].log.entries)


def test_a_file_changed_meanwhile_is_not_written_over(
    kostka_run: Run, a_file: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = a_file(OPEN)

    def meddled(self: Any, prompt: str) -> str:
        record.write_text("somebody else was here")
        return "drop"

    monkeypatch.setattr("kostka.cli.screen.Screen.ask", meddled)
    ran = kostka_run("play", "pips", "--record", record, "--lang", "en")
    assert ran.code == 2
    assert "changed the file" in ran.err
    assert record.read_text() == "somebody else was here"


def test_a_folder_or_device_is_no_record(kostka_run: Run, tmp_path: Path) -> None:
    for path in (tmp_path, Path("/dev/null")):
        ran = kostka_run("play", "pips", "--record", path, "--lang", "en")
        assert ran.code == 2
        assert "ordinary file" in ran.err
    ran = kostka_run("play", "pips", "--record", tmp_path / "no" / "game", "--lang", "en")
    assert ran.code == 2
    assert "folder" in ran.err
    assert not (tmp_path / "no").exists()
