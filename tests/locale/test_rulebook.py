"""The rulebook says every rule once, in order, in every language, and the same in each."""

import re

import pytest

from kostka.game.definition import game_named
from kostka.game.ruleset import choices
from kostka.locale.rulebook import (
    Rule,
    UnknownRule,
    games,
    kinds,
    opening,
    rule,
    rulebook,
    title,
)
from kostka.locale.words import LANGUAGES

GAMES = {game: next(iter(kinds(game))).partition("-")[0] for game in games()}
KINDS = {"play", "score", "table", "life"}
every_text = pytest.mark.parametrize(
    ("game", "lang"), [(game, lang) for game in GAMES for lang in LANGUAGES]
)
every_game = pytest.mark.parametrize("game", GAMES)


def options(r: Rule) -> set[str]:
    return set(re.findall(r"`([^`]+)`", r.text))


@every_game
def test_kinds_are_the_laws(game: str) -> None:
    assert set(kinds(game).values()) <= KINDS
    assert all(re.fullmatch(rf"{GAMES[game]}-\d+[a-z]?", number) for number in kinds(game))


@every_text
def test_every_number_once_and_in_order(game: str, lang: str) -> None:
    assert [r.number for r in rulebook(game, lang)] == list(kinds(game))
    assert [r.kind for r in rulebook(game, lang)] == list(kinds(game).values())


@every_game
def test_numbers_ascend(game: str) -> None:
    digits = [int(number.partition("-")[2].rstrip("abc")) for number in kinds(game)]
    assert digits == sorted(digits)


@every_text
def test_nothing_is_empty(game: str, lang: str) -> None:
    assert title(game, lang)
    assert len(opening(game, lang)) >= 40
    for r in rulebook(game, lang):
        assert r.group, r.number
        assert r.title, r.number
        assert len(r.text) >= 40, r.number
        assert "#" not in r.text, r.number


@every_text
def test_same_groups_over_the_same_rules(game: str, lang: str) -> None:
    def first_numbers(language: str) -> list[str]:
        seen: dict[str, str] = {}
        for r in rulebook(game, language):
            seen.setdefault(r.group, r.number)
        return list(seen.values())

    assert first_numbers(lang) == first_numbers("en")


@every_text
def test_same_options_in_every_language(game: str, lang: str) -> None:
    for here, english in zip(rulebook(game, lang), rulebook(game, "en"), strict=True):
        assert options(here) == options(english), here.number


@every_text
def test_rules_mentioned_exist(game: str, lang: str) -> None:
    for here, english in zip(rulebook(game, lang), rulebook(game, "en"), strict=True):
        mentioned = set(re.findall(r"[A-Z]+-\d+[a-z]?", here.text))
        assert mentioned <= set(kinds(game)), here.number
        assert mentioned == set(re.findall(r"[A-Z]+-\d+[a-z]?", english.text)), here.number


def test_no_language_is_left_in_another() -> None:
    for game in GAMES:
        for r in rulebook(game, "uk"):
            assert re.search("[а-яіїєґ]", r.title + r.text), r.number
            assert not re.search("[ыэъё]", r.title + r.text), r.number


@pytest.mark.parametrize(
    "written", ["MX-14", "mx-14", "MX14", "MX 14", " mx14 ", "MX-014", "MX–14"]
)
def test_a_number_however_it_is_written(written: str) -> None:
    assert rule(written, "en") == rule("MX-14", "en")
    assert rule(written, "cs").title == "Na stůl"


@pytest.mark.parametrize(
    "written", ["MX-19", "MX-14b", "KCR-18", "XX-1", "14", "", "MX", "../MX-1"]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_unknown_numbers(written: str, lang: str) -> None:
    with pytest.raises(UnknownRule):
        rule(written, lang)


def test_unknown_number_names_its_neighbours() -> None:
    assert UnknownRule("MX-64").near == ("MX-61", "MX-62", "MX-63")
    assert UnknownRule("mx 0").near == ("MX-1", "MX-2", "MX-3")
    assert UnknownRule("nonsense").near == ()
    assert UnknownRule("MX-" + "9" * 9999).near == ()
    assert str(UnknownRule("nonsense")) == "no rule nonsense"


@pytest.mark.parametrize(("game", "lang"), [("chess", "en"), ("mexiko", "fr"), ("mexiko", "../en")])
def test_unknown_game_or_language(game: str, lang: str) -> None:
    with pytest.raises(LookupError, match="no rulebook"):
        rulebook(game, lang)


def test_the_worked_example_is_told_in_every_language() -> None:
    for lang in LANGUAGES:
        told = re.findall(r"\b\d\d\b", rule("MX-17", lang).text)
        assert told == ["31", "52", "51", "61", "61", "62", "61", "62"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_numbers_of_a_rule_agree_between_languages(lang: str) -> None:
    # A wrong minute or millimetre in one language would be a different rule.
    for here, english in zip(rulebook("mexiko", lang), rulebook("mexiko", "en"), strict=True):
        assert sorted(set(numbers(here))) == sorted(set(numbers(english))), here.number


def numbers(r: Rule) -> list[str]:
    return re.findall(r"\d+(?:[:.]\d+)*", r.text.replace(",", "."))


DEFAULT = {"cs": "výchozí", "en": "default", "de": "Vorgabe", "uk": "типов[ое]"}
SWITCH = {
    "cs": {"yes": "ano", "no": "ne|vypnuto"},
    "en": {"yes": "yes", "no": "no|off"},
    "de": {"yes": "ja", "no": "nein|aus"},
    "uk": {"yes": "так", "no": "ні|вимкнено"},
}


@every_text
def test_every_option_is_told_with_its_default(game: str, lang: str) -> None:
    for rules in game_named(game).rules.RULE_SETS.values():
        for name, (number, _, default) in choices(rules).items():
            told = rule(number, lang).text
            behind = told.partition(f"`{name}`")[2][:80]
            assert behind, f"{number}: {name}"
            word = SWITCH[lang].get(default, re.escape(default))
            said = rf"(\b|`)({word})(\b|`)"
            near = rf"{said}.{{0,25}}{DEFAULT[lang]}|{DEFAULT[lang]}.{{0,12}}{said}"
            assert re.search(near, behind, re.DOTALL), f"{number}: {name} = {default}: {behind}"
