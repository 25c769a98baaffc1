"""``kostka rules``: a list, a game's book, one rule; and what is near a number there is none of."""

from collections.abc import Callable
from typing import Any

import pytest

from kostka.game.definition import game_names
from kostka.locale.rulebook import rulebook
from kostka.locale.words import LANGUAGES

Run = Callable[..., Any]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_has_every_rule(kostka_run: Run, lang: str) -> None:
    out = kostka_run("rules", "--lang", lang).out
    for name in set(game_names()) - {"pips"}:
        for found in rulebook(name, lang):
            assert f"{found.number:<8}{found.title}" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_book(kostka_run: Run, lang: str) -> None:
    out = kostka_run("rules", "kamos", "--lang", lang).out
    assert all(found.text in out for found in rulebook("kamos", lang))


@pytest.mark.parametrize("number", ["MX-14", "mx14", "MX 14"])
def test_one_rule(kostka_run: Run, number: str) -> None:
    ran = kostka_run("rules", number, "--lang", "cs")
    assert ran.out.startswith("**MX-14 Na stůl**")
    assert ran.code == 0


def test_an_unknown_number_says_what_is_near(kostka_run: Run) -> None:
    ran = kostka_run("rules", "MX-19", "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "there is no rule MX-19; near it: MX-17 MX-18 MX-20\n"


def test_nonsense_says_which_games_there_are(kostka_run: Run) -> None:
    ran = kostka_run("rules", "chess", "--lang", "en")
    assert ran.code == 2
    assert "kamos" in ran.err
