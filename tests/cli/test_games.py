"""The house's own games through the commands: nothing in the commands knows them by name."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kostka.cli.main import COMMANDS
from kostka.game.definition import game_named, game_names
from kostka.game.errors import RecordRefused
from kostka.game.record import read_file
from kostka.locale.words import LANGUAGES, Words

Run = Callable[..., Any]
GAMES = ("domino", "kamos", "mexiko")


def test_the_house_has_its_three_games_and_no_other_package_is_taken_for_one() -> None:
    assert game_names() == ("domino", "kamos", "mexiko", "pips")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_kept_replayed_scored_and_verified(
    kostka_run: Run, game: str, tmp_path: Path
) -> None:
    record = tmp_path / "game.kostka"
    count = 4 if game == "domino" else 2
    flags = {"kamos": ("--option", "columns=1"), "domino": ("--option", "target=30")}.get(game, ())
    seats = ",".join(["bot:novice"] * count)
    played = kostka_run("play", game, "--seats", seats, "--record", record, *flags)
    assert (played.code, played.err) == (0, "")
    (kept,) = read_file(record)
    assert kept.log.rules.actors(kept.log.state) == ()
    for command in (("replay",), ("score",), ("score", "--json"), ("verify",)):
        ran = kostka_run(*command, record)
        assert (ran.code, ran.err) == (0, "")
        assert ran.out
    found = json.loads(kostka_run("verify", "--json", record).out)
    assert (found["ok"], found["chance"], found["canonical"]) == (True, "promise", True)
    assert json.loads(kostka_run("score", "--json", record).out)["game"] == game


def test_every_game_asks_a_person_and_lets_them_go(kostka_run: Run, tmp_path: Path) -> None:
    for game in GAMES:
        record = tmp_path / f"{game}.kostka"
        ran = kostka_run(
            "play", game, "--record", record, "--lang", "uk", typed="?\nnonsense\nquit\n"
        )
        assert (ran.code, ran.err) == (0, "")
        assert "Можна зіграти:" in ran.out
        assert len(read_file(record)) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_in_every_language(kostka_run: Run, lang: str) -> None:
    for name in COMMANDS:
        assert f"  {name}\n" in kostka_run("--help", "--lang", lang).out
        ran = kostka_run(name, "--help", "--lang", lang)
        assert ran.code == 0
        assert ran.out.startswith(f"{Words(lang)('help-usage')}: kostka {name}")
        assert "help-" not in ran.out


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "moves",
    [
        "9" * 5000,
        "5" * 1_000_000,
        "²³ ١٢٣ Ⅷ",
        "! " * 3000,
        "! replace 1 " + "9" * 5000,
        "= " * 5000,
        "(" * 5000,
        "/ " * 5000,
        "? ? ? ?",
        "-1 0 00 000",
        "\u202e31>52",
    ],
)
def test_strange_moves_are_refused_in_one_line(
    kostka_run: Run, tmp_path: Path, game: str, moves: str
) -> None:
    path = tmp_path / "strange.kostka"
    path.write_text(f'[Game "{game}"]\n\n{moves}\n', encoding="utf-8")
    ran = kostka_run("score", path, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"{path}:3:")
    assert ran.err.count("\n") == 1
    with pytest.raises(RecordRefused):
        read_file(path)


@pytest.mark.parametrize("game", GAMES)
def test_strange_options_are_refused(kostka_run: Run, tmp_path: Path, game: str) -> None:
    path = tmp_path / "strange.kostka"
    where = game_named(game)
    names = next(iter(where.rules.RULE_SETS.values())).__struct_fields__
    for value in ("9" * 5000, "", "-1", "1e9", "NaN", "\u0663"):
        tags = "".join(f'[Option "{name}" "{value}"]\n' for name in names)
        path.write_text(f'[Game "{game}"]\n{tags}', encoding="utf-8")
        ran = kostka_run("score", path, "--lang", "en")
        assert ran.code == 2
        assert ran.err.count("\n") >= len(names) - 2, "a line for each option"
