"""The program itself, as a process: pipes, exit codes, and what it loads."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.patience import PATIENCE

from kostka.game.record import read_file

pytestmark = pytest.mark.long

KOSTKA = (sys.executable, "-m", "kostka.cli.main")
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
        timeout=PATIENCE,
    )


def test_a_game_is_played_and_verified(tmp_path: Path) -> None:
    record = tmp_path / "game.kostka"
    flags = ("--seats", "bot:novice,bot:random", "--record", record)
    assert kostka("play", "mexiko", *flags, LANG="cs_CZ.UTF-8").returncode == 0
    ran = kostka("verify", record, LANG="cs_CZ.UTF-8")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Hody a rozdání podle závazku" in ran.stdout


def test_a_closed_pipe_is_quiet() -> None:
    for command in ("rules domino", "--help"):
        ran = subprocess.run(
            ["bash", "-c", f'"$0" -m kostka.cli.main {command} | head -n 1', sys.executable],
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=PATIENCE,
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


@pytest.mark.parametrize("closed", [">&-", "<&-", "2>&-", ">&- 2>&- <&-", "2>/dev/full"])
@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("--version", 0),
        ("rules MX-14", 0),
        ("score --json RECORD", 0),
        ("verify RECORD", 0),
        ("replay RECORD", 0),
        ("score nothing", 2),
        ("simulate mexiko --games 17 --seed 1 --workers 2", 0),
        ("play kamos", 1),
    ],
)
def test_streams_that_are_closed(tmp_path: Path, closed: str, command: str, code: int) -> None:
    record = tmp_path / "game.kostka"
    record.write_text('[Game "mexiko"]\n', encoding="utf-8")
    asked = command.replace("RECORD", str(record))
    ran = subprocess.run(
        ["bash", "-c", f'"$0" -m kostka.cli.main {asked} {closed}', sys.executable],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )
    assert ran.returncode == code
    assert b"Traceback" not in ran.stderr
    assert b"mistake" not in ran.stderr


@pytest.mark.parametrize(
    "environment",
    [
        {"PYTHONIOENCODING": "latin-1"},
        {"PYTHONIOENCODING": "ascii:strict"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"LANG": "xx_YY.UTF-8", "HOME": ""},
        {"LANG": "uk", "COLUMNS": "1", "NO_COLOR": "1"},
        {"COLUMNS": "x", "TERM": ""},
    ],
)
def test_any_environment(environment: dict[str, str]) -> None:
    for arguments in (
        ("rules", "KCR-1"),
        ("simulate", "kamos", "--option", "columns=1", "--games", "1", "--seed", "1"),
        ("--help",),
    ):
        ran = subprocess.run(
            [*KOSTKA, *arguments],
            capture_output=True,
            env={**os.environ, **environment},
            check=False,
            timeout=PATIENCE,
        )
        assert (ran.returncode, ran.stderr) == (0, b"")


def test_nothing_in_a_record_drives_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.kostka"
    drive = "\x1b]0;x\x07\x1b[2J\x9b31m\u202e\u2066"
    record.write_text(
        f'[Game "kamos"]\n[Player1 "A{drive}"]\n[Player2 "B"]\n[Event "{drive}"]\n\n'
        f"! first 1\n13356 {{{drive}}}(33)33346=3\n",
        encoding="utf-8",
    )
    for arguments in (
        ("score", record),
        ("score", "--json", record),
        ("verify", record),
        ("replay", record, "--lang", "cs"),
        ("replay", record, "--view", drive),
        ("play", "kamos", "--record", record),
        ("rules", drive),
        ("simulate", "kamos", "--games", "1", "--seed", drive, "--option", "columns=1"),
    ):
        ran = kostka(*arguments)
        assert "mistake" not in ran.stderr
        assert not {sign for sign in drive if not sign.isprintable()} & set(ran.stdout + ran.stderr)


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


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_in_the_middle_leaves_the_record_whole(
    tmp_path: Path, end: signal.Signals
) -> None:
    record = tmp_path / "game.kostka"
    process = subprocess.Popen(
        [*KOSTKA, "play", "kamos", "--seats", "bot:novice,bot:novice", "--record", str(record)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    for _ in range(200):
        if record.exists() and record.stat().st_size > 700:
            break
        time.sleep(0.02)
    process.send_signal(end)
    _, said = process.communicate(timeout=PATIENCE)
    assert (process.returncode, said) == (1, b"")
    assert len(read_file(record)[0].log.entries) > 5
    assert [file.name for file in tmp_path.iterdir()] == ["game.kostka"]


def test_version_and_help_as_a_process() -> None:
    assert kostka("--version").stdout.strip()[0].isdigit()
    assert "Befehle:" in kostka(LANG="de_DE.UTF-8").stdout


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
