"""The commands in one process, and a toy game that the house finds as it finds its own."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import kostka
from kostka.cli.main import main

TOY = Path(__file__).parent / "toy"


@pytest.fixture(autouse=True)
def _toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """``kostka.pips`` exists during a test, as a fourth game would."""
    monkeypatch.setattr(kostka, "__path__", [*kostka.__path__, str(TOY)])
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("KOSTKA_DEBUG", "1")  # a mistake in the program fails the test at once


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str


Kostka = Callable[..., Ran]


@pytest.fixture
def kostka_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Kostka:
    """Runs the program with arguments and what is typed, line by line."""

    def run(*arguments: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run


@pytest.fixture
def a_file(tmp_path: Path) -> Callable[[str], Path]:
    """Writes a text into a new file."""

    def write(text: str, name: str = "game.kostka") -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write
