"""What the program says of itself: the options of the rules, and what was possible."""

from collections.abc import Callable
from typing import Any

import pytest

Run = Callable[..., Any]


def test_help_lists_every_option_of_the_rules_with_what_it_takes(kostka_run: Run) -> None:
    for command in ("play", "simulate"):
        ran = kostka_run(command, "mexiko", "--help", "--lang", "en")
        assert "two_points=thrown-or-called | called  (thrown-or-called)  MX-13" in ran.out
        assert "reshuffle" not in ran.out
        assert "reshuffle=yes | no  (yes)  DOM-22" in kostka_run(command, "--help").out
    assert "two_points" not in kostka_run("score", "--help").out


def test_a_list_of_choices_is_not_cut(kostka_run: Run) -> None:
    ran = kostka_run("play", "domino", "--option", "foo=3", "--lang", "en")
    assert ran.err.endswith("revoke allow_revoke signs signs_warning\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "mexiko", "--lang", "fr"), "--lang fr; possible: cs | en | de | uk"),
        (("play", "mexiko", "--dice", "new"), "--dice new; possible: drawn | ask"),
        (("play", "mexiko", "--players", "3"), "there are 2 seats, not 3"),
    ],
)
def test_what_was_possible_is_said(kostka_run: Run, arguments: tuple[str], said: str) -> None:
    ran = kostka_run(*arguments)
    assert (ran.code, said in ran.err) == (2, True)


def test_only_games_with_a_rulebook_are_offered_for_one_without(kostka_run: Run) -> None:
    assert "near it: mexiko kamos domino\n" in kostka_run("rules", "pips", "--lang", "en").err


def test_a_game_may_be_typed_with_a_capital(kostka_run: Run) -> None:
    assert kostka_run("play", "Kamos", "--seed", "1", typed="quit\n").code == 0
    assert kostka_run("rules", "--help").out.startswith("Usage: kostka rules [OPTIONS] [WHAT]")
