"""What a person who has just come asks: how long it lasts, what may be typed, which rule."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kostka.cli.duration import length_asked
from kostka.cli.screen import Screen
from kostka.domino.rules.moves import Lay, Pass
from kostka.domino.typed_moves import heard, meaning
from kostka.game.definition import game_named, game_names
from kostka.game.ruleset import with_options
from kostka.locale.words import LANGUAGES, Words

Run = Callable[..., Any]
GAMES = ("mexiko", "kamos", "domino")


class Terminal:
    """A screen with somebody before it who types these lines."""

    def __init__(self, *typed: str) -> None:
        self.typed = list(typed)
        self.shown = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> None:
        self.shown += text

    def flush(self) -> None:
        pass

    def readline(self) -> str:
        return f"{self.typed.pop(0)}\n" if self.typed else ""


def asked(game: str, *typed: str, **options: str) -> tuple[dict[str, str], str]:
    terminal = Terminal(*typed)
    screen = Screen(terminal, terminal)  # type: ignore[arg-type]
    return length_asked(game_named(game), "", options, screen, Words("en")), terminal.shown


def test_the_length_is_asked_first() -> None:
    assert asked("kamos", "2") == (
        {"columns": "2"},
        "How many columns: 1 (ten turns for each player), 2, or 10 (the whole sheet, a hundred "
        "turns)? (Enter: 10)\n> ",
    )
    assert asked("domino", "") == ({}, asked("domino", "")[1])
    chosen, shown = asked("mexiko", "22", "3")
    assert chosen == {"best_of": "3"}
    assert "MX-24" in shown
    assert asked("kamos", columns="1") == ({"columns": "1"}, ""), "it was said already"


@pytest.mark.parametrize("game", GAMES)
def test_every_length_offered_is_one(game: str) -> None:
    where = game_named(game)
    assert where.length is not None
    defaults = next(iter(where.rules.RULE_SETS.values()))
    for choice in where.length.choices:
        with_options(defaults, {where.length.option: choice})
        for language in LANGUAGES:
            assert choice in Words(language)(f"length-{game}")


def test_without_a_terminal_the_option_is_named(kostka_run: Run) -> None:
    ran = kostka_run("play", "kamos", "--lang", "en", typed="quit\n")
    assert "Here: 10; to change it: --option columns=…" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_help_at_the_table_explains_what_may_be_typed(
    kostka_run: Run, game: str, language: str
) -> None:
    ran = kostka_run("play", game, "--lang", language, "--seed", "1", typed="?\nquit\n")
    assert Words(language)(f"typing-{game}") in ran.out


def test_a_word_finds_its_rules(kostka_run: Run) -> None:
    found = kostka_run("rules", "HAJCMAN", "--lang", "cs")
    assert (found.code, "KCR-12" in found.out) == (0, True)
    assert "MX-16" in kostka_run("rules", "accepted dice", "--lang", "en").out
    at_table = kostka_run("play", "kamos", "--lang", "de", typed="regeln hajcman\nende\n")
    assert "- KCR-12" in at_table.out
    assert kostka_run("rules", "zyzzyva").code == 2


def test_a_bare_row_that_does_not_fit_is_refused_by_its_rule(kostka_run: Run) -> None:
    ran = kostka_run("play", "kamos", "--lang", "en", "--seed", "4", typed="regal\n22\nquit\n")
    assert "KCR-10: " in ran.out
    assert "KCR-2: the dice kept, (22)" in ran.out


@pytest.mark.rule("DOM-23")
def test_only_a_missing_end_is_completed() -> None:
    left = [Lay("35", "left")]
    assert heard("35", left, alike=False) == left[0]
    assert heard("35<", left, alike=False) == left[0]
    assert heard("35>", left, alike=False) is None
    assert heard("35<", [Lay("35", "right")], alike=True) == Lay("35", "right")
    assert meaning("35 p") == meaning("35 п") == Lay("35", "right")
    assert meaning("p") == Pass()
    assert meaning("35 right") == Lay("35", "right")


def test_help_names_games_bots_and_usual_values(kostka_run: Run) -> None:
    told = kostka_run("play", "--help", "--lang", "en").out
    assert " ".join(sorted({*game_names()})) in told
    assert "bot:random bot:newcomer bot:novice" in told
    assert "[default: drawn]" in told
    assert "/kostka" in kostka_run("serve", "--help", "--lang", "en").out


@pytest.mark.parametrize(
    ("command", "says"),
    [("score", "an object for each game"), ("match", "one object"), ("doctor", "each thing found")],
)
def test_help_says_what_json_is_printed(kostka_run: Run, command: str, says: str) -> None:
    assert says in kostka_run(command, "--help", "--lang", "en").out


def test_replay_beyond_the_end_is_refused(kostka_run: Run, a_file: Callable[..., Path]) -> None:
    record = a_file('[Game "mexiko"]\n\n31>52 no\n')
    ran = kostka_run("replay", record, "--from", "9", "--lang", "en")
    assert (ran.code, "--from 9" in ran.err, "1…" in ran.err) == (2, True, True)


def test_a_finished_game_without_its_secret_is_not_called_unfinished(
    kostka_run: Run, a_file: Callable[..., Path]
) -> None:
    tags = f'[Game "mexiko"]\n[GameId "g"]\n[Commitment "sha256:{"0" * 64}"]\n[SeatValue1 "a"]\n'
    record = a_file(f'{tags}[SeatValue2 "b"]\n\n= match 1:0\n')
    ran = kostka_run("verify", record, "--lang", "en")
    assert "The game is over, but the record lacks the secret" in ran.out


def test_a_seed_that_contradicts_a_game_with_verifiable_chance(
    kostka_run: Run, tmp_path: Path
) -> None:
    record = tmp_path / "evening.kostka"
    kostka_run("play", "pips", "--record", record, typed="quit\n")
    ran = kostka_run("play", "pips", "--record", record, "--seed", "4", "--lang", "en")
    assert ran.err.endswith("its dice are drawn verifiably, without a seed\n")
