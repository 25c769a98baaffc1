"""Whatever is fed in, the answer is one clear line for each fault, and no file is touched."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kostka.cli.refusal import sentence
from kostka.game.errors import RuleError
from kostka.locale.words import Words

Run = Callable[..., Any]
Write = Callable[..., Path]
HEAD = '[Game "pips"]\n[P1 "Ann"]\n[P2 "Ben"]\n\n'
BROKEN: dict[str, bytes] = {
    "empty": b"",
    "spaces": b" \n\t\n",
    "binary": bytes(range(256)) * 9,
    "latin-1": HEAD.replace("Ann", "Zoë").encode("latin-1"),
    "utf-16": HEAD.encode("utf-16"),
    "nul": HEAD.encode() + b"\x00\x00",
    "a million characters": HEAD.encode() + b"5" * 1_000_000,
    "a million in a tag": b'[Game "' + b"x" * 1_000_000 + b'"]',
    "a million brackets": HEAD.encode() + b"[" * 1_000_000,
    "a million braces": HEAD.encode() + b"{" * 1_000_000,
    "unknown game": b'[Game "chess"]\n',
    "no game": b'[Event "x"]\n6 K',
    "unknown option": HEAD.encode().replace(b"\n\n", b'\n[Option "aim" "3"]\n\n'),
    "truncated tag": b'[Game "pips"]\n[P1 "An',
    "truncated comment": HEAD.encode() + b"6 {what",
    "impossible move": HEAD.encode() + b"1 K",
    "nonsense": HEAD.encode() + b"Lorem ipsum dolor",
    "undo nothing": HEAD.encode() + b"6 K\n! undo 7",
    "undo a million": HEAD.encode() + b"6 K\n! undo " + b"9" * 1_000_000,
}
COMMANDS = ("score", "replay", "verify", "analyse", "play")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_record(kostka_run: Run, tmp_path: Path, kind: str, command: str) -> None:
    path = tmp_path / "broken.kostka"
    path.write_bytes(BROKEN[kind])
    arguments = ("play", "pips", "--record", path) if command == "play" else (command, path)
    ran = kostka_run(*arguments, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    lines = ran.err.splitlines()
    assert lines
    assert all(line.startswith(f"{path}:") for line in lines)
    assert all(len(line) < 400 for line in lines)
    assert not re.search(r"(record|game|option|correction)-[a-z-]+:", ran.err), "a bare code"
    assert path.read_bytes() == BROKEN[kind]
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_the_line_says_file_line_column_rule_and_why(kostka_run: Run, a_file: Write) -> None:
    path = a_file(HEAD + "6 K\n  2  nonsense\n")
    ran = kostka_run("score", path, "--lang", "en")
    assert ran.err == f"{path}:6:6: unknown word here: “nonsense”; expected 1…6 K D GO\n"


def test_every_fault_of_a_file_has_its_line(kostka_run: Run, a_file: Write) -> None:
    path = a_file(HEAD + "1 K\n" + HEAD + "6 K 1 K\n")
    ran = kostka_run("score", path)
    assert [line.split(":")[1:3] for line in ran.err.splitlines()] == [["5", "3"], ["10", "7"]]


@pytest.mark.parametrize("lang", ["cs", "en", "de", "uk"])
def test_in_the_readers_language(kostka_run: Run, a_file: Write, lang: str) -> None:
    ran = kostka_run("score", a_file(HEAD + "6 K\n! undo 9\n"), "--lang", lang)
    said = Words(lang)("error-correction-target", found="9", expected="1…2", rule="–")
    assert said in ran.err


@pytest.mark.parametrize("command", ["score", "replay", "verify", "analyse"])
def test_files_that_cannot_be_read(kostka_run: Run, tmp_path: Path, command: str) -> None:
    for path, said in (
        (tmp_path / "missing", "there is no such file"),
        (tmp_path, "folder"),
        (Path("/dev/null"), "no record"),
        (tmp_path / ("x" * 300), "cannot be used"),
        (tmp_path / "missing" / "deeper", "there is no such file"),
    ):
        ran = kostka_run(command, path, "--lang", "en")
        assert (ran.code, ran.out) == (2, "")
        assert said in ran.err
        assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("fly",), "fly"),
        (("score",), "FILE"),
        (("score", "a", "b"), "b"),
        (("score", "--loud", "a"), "--loud"),
        (("score", "a", "--lang", "fr"), "fr"),
        (("play",), "GAME"),
        (("play", "chess"), "kamos"),
        (("play", "pips", "--players", "9"), "2…4"),
        (("play", "pips", "--players", "0"), "2…4"),
        (("play", "pips", "--seats", "a,b,c,d,e"), "2…4"),
        (("play", "pips", "--seats", "a,a"), "“a”"),
        (("play", "pips", "--seats", "a,,"), "empty"),
        (("play", "pips", "--seats", "a,bot:"), "bot:random bot:novice"),
        (("play", "pips", "--option", "target"), "name=value"),
        (("play", "pips", "--option", "aim=4"), "target umpire"),
        (("play", "pips", "--option", "target=400"), "1…100"),
        (("play", "pips", "--option", "target=4", "--option", "target=5"), "twice"),
        (("play", "pips", "--rules", "pips-7"), "pips-1"),
        (("play", "pips", "--dice", "ask", "--seed", "1"), "both"),
        (("play", "pips", "--dice", "loaded"), "loaded"),
    ],
)
def test_a_command_that_cannot_be_obeyed(
    kostka_run: Run, arguments: tuple[str, ...], said: str
) -> None:
    ran = kostka_run(*arguments) if "fr" in arguments else kostka_run(*arguments, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_code_without_a_sentence_says_itself() -> None:
    error = RuleError("X-1", "unheard-of", found="this", expected="that")
    assert sentence(error, Words("en")) == "X-1 unheard-of: found this, expected that"


def test_a_mistake_in_the_program_is_one_line_too(
    kostka_run: Run, a_file: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(*_: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.delenv("KOSTKA_DEBUG")
    monkeypatch.setattr("kostka.cli.score.read_file", wrong)
    ran = kostka_run("score", a_file(HEAD), "--lang", "en")
    assert ran.code == 3
    assert ran.err.count("\n") == 1
    assert "ZeroDivisionError: oh" in ran.err
