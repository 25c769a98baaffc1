"""The program itself, as a process: pipes, exit codes, what it loads, and that it starts quickly."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kostka.game.record import read_file
from kostka.game.room import room_names

KOSTKA = (sys.executable, "-m", "kostka.cli.main")
GAMES = ("domino", "kamos", "mexiko")
HEAVY = ("rich", "fluent", "asyncio", "hypothesis", "kostka.domino.rules", "kostka.kamos.rules")


def kostka(
    *arguments: str | Path, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*KOSTKA, *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LANG": "C.UTF-8", **environment},
        check=False,
        timeout=60,
    )


def test_the_house_has_its_three_games() -> None:
    assert set(GAMES) <= set(room_names())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_kept_replayed_scored_and_verified(game: str, tmp_path: Path) -> None:
    record = tmp_path / "game.kostka"
    count = 4 if game == "domino" else 2
    flags = {"kamos": ("--option", "columns=1"), "domino": ("--option", "target=30")}.get(game, ())
    seats = ",".join(["bot:beginner"] * count)
    played = kostka("play", game, "--seats", seats, "--record", record, *flags)
    assert (played.returncode, played.stderr) == (0, "")
    (kept,) = read_file(record)
    assert kept.log.game.actors(kept.log.state) == ()
    for command in (("replay",), ("score",), ("score", "--json"), ("verify",)):
        ran = kostka(*command, record)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert ran.stdout
    found = json.loads(kostka("verify", "--json", record).stdout)
    assert (found["ok"], found["chance"], found["canonical"]) == (True, "promise", True)
    assert json.loads(kostka("score", "--json", record).stdout)["game"] == game


def test_every_game_asks_a_person_and_lets_them_go(tmp_path: Path) -> None:
    for game in GAMES:
        record = tmp_path / f"{game}.kostka"
        ran = kostka(
            "play", game, "--record", record, typed="?\nnonsense\nquit\n", LANG="uk_UA.UTF-8"
        )
        assert (ran.returncode, ran.stderr) == (0, "")
        assert "Можна зіграти:" in ran.stdout
        assert len(read_file(record)) == 1


def test_a_closed_pipe_is_quiet() -> None:
    for command in ("rules domino", "rules", "--help"):
        ran = subprocess.run(
            ["bash", "-c", f'"$0" -m kostka.cli.main {command} | head -n 1', sys.executable],
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=60,
        )
        assert ran.stdout.count("\n") == 1
        assert ran.stderr == ""


def test_an_output_that_cannot_be_written_is_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [*KOSTKA, "rules", "--lang", "en"], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert ran.returncode == 2
    assert ran.stderr.count(b"\n") == 1
    assert b"Traceback" not in ran.stderr


def test_ascii_output_and_bytes_that_are_no_text() -> None:
    ran = kostka("rules", "--lang", "uk", PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stderr) == (0, "")
    ran_bytes = subprocess.run(
        [*KOSTKA, "play", "mexiko"],
        input=b"\xff\xfe\n\x00\nquit\n",
        capture_output=True,
        check=False,
    )
    assert (ran_bytes.returncode, ran_bytes.stderr) == (0, b"")


def test_a_signal_in_the_middle_leaves_the_record_whole(tmp_path: Path) -> None:
    record = tmp_path / "game.kostka"
    process = subprocess.Popen(
        [*KOSTKA, "play", "kamos", "--seats", "bot:beginner,bot:beginner", "--record", str(record)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    for _ in range(200):
        if record.exists() and record.stat().st_size > 700:
            break
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=20)
    assert (process.returncode, said) == (1, b"")
    assert len(read_file(record)[0].log.entries) > 5
    assert [file.name for file in tmp_path.iterdir()] == ["game.kostka"]


def test_version_and_help() -> None:
    assert kostka("--version").stdout.strip()[0].isdigit()
    for name in ("play", "replay", "score", "verify", "simulate", "rules"):
        assert name in kostka("--help", LANG="de_DE.UTF-8").stdout
        ran = kostka(name, "--help", "--lang", "cs")
        assert ran.returncode == 0
        assert "Použití: kostka" in ran.stdout
        assert "help-" not in ran.stdout
    assert kostka().stdout == kostka("--help").stdout


@pytest.mark.parametrize("arguments", [("--version",), ("score", "--json", "RECORD")])
def test_a_quick_command_loads_nothing_heavy(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    record = tmp_path / "game.kostka"
    record.write_text('[Game "mexiko"]\n', encoding="utf-8")
    asked = [str(record) if text == "RECORD" else text for text in arguments]
    script = (
        "import sys; from kostka.cli.main import main; code = main(sys.argv[1:]); "
        "print(code, *sorted(sys.modules), file=sys.stderr)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script, *asked], capture_output=True, text=True, check=True
    )
    code, *modules = ran.stderr.split()
    assert code == "0"
    loaded = [name for name in modules if name.startswith(HEAVY)]
    assert loaded == []
