"""A number in a sentence: the word behind it is in the form that goes with it, in four languages.

Every message in which a number may stand is said with every number below. The word behind it is
in ``NOUNS`` and in the right form, or does not change, in ``UNCHANGED``; a new message with a new
noun is therefore read here first.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product

import pytest
from fluent.syntax import ast as ftl
from tests.locale.sentences import patterns, readings, said, variable

from kostka.locale.words import LANGUAGES

FORM = {
    "cs": {0: 2, 1: 0, 2: 1, 3: 1, 4: 1, 5: 2, 11: 2, 12: 2, 21: 2, 22: 2, 25: 2, 101: 2},
    "uk": {0: 2, 1: 0, 2: 1, 3: 1, 4: 1, 5: 2, 11: 2, 12: 2, 21: 0, 22: 1, 25: 2, 101: 0},
    "de": {n: int(n != 1) for n in (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101)},
    "en": {n: int(n != 1) for n in (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101)},
}
"""Which form of a noun goes with a number: with one, with a few (2 to 4), with many."""
NOUNS = {
    "cs": """
        bod body bodů, bodu bodů bodů, chyba chyby chyb, divák diváci diváků, hod hody hodů,
        hodina hodiny hodin, hra hry her, indián indiáni indiánů, kámen kameny kamenů,
        kostka kostky kostek, kostkou kostkami kostkami, kód kódy kódů, minuta minuty minut,
        minutu minuty minut, položka položky položek, pravidlo pravidla pravidel,
        rozdání rozdání rozdání, sekunda sekundy sekund, set sety setů, sloupec sloupce sloupců,
        soubor soubory souborů, stůl stoly stolů, tah tahy tahů, tahem tahy tahy,
        změna změny změn, znak znaky znaků, závada závady závad""",
    "uk": """
        гра гри ігор, гру гри ігор, глядач глядачі глядачів, година години годин,
        зміна зміни змін, знак знаки знаків, кидок кидки кидків, кидка кидків кидків,
        код коди кодів, кубик кубики кубиків, кубика кубиків кубиків, очко очки очок,
        очка очок очок, пункт пункти пунктів, помилка помилки помилок, правило правила правил,
        роздача роздачі роздач, рішення рішень рішень, секунда секунди секунд, сет сети сетів,
        стіл столи столів, стовпець стовпці стовпців, файл файли файлів, фішка фішки фішок,
        хвилина хвилини хвилин, хвилину хвилини хвилин, хід ходи ходів, ходу ходів ходів,
        індіанець індіанці індіанців""",
    "de": """
        Änderung Änderungen, Code Codes, Datei Dateien, Eintrag Einträge,
        Entscheidung Entscheidungen, Fehler Fehler, Indianer Indianer, Minute Minuten,
        Punkt Punkte, Regel Regeln, Satz Sätze, Sekunde Sekunden, Spiel Spiele, Spalte Spalten,
        Stein Steine, Stunde Stunden, Tisch Tische, Verteilung Verteilungen, Wurf Würfe,
        Wurf Würfen, Würfel Würfel, Zeichen Zeichen, Zug Züge, Zug Zügen, Zuschauer Zuschauer,
        Stummgeschalteten Stummgeschaltete""",
    "en": """
        change changes, character characters, code codes, column columns, deal deals,
        decision decisions, die dice, entry entries, fault faults, file files, game games,
        hour hours, indián indiáni, minute minutes, mistake mistakes, move moves, person people,
        point points, rule rules, second seconds, table tables, throw throws, tile tiles""",
}
UNCHANGED = {
    "cs": "s min ind z ze a je pro",
    "uk": "с хв інд з зі і вам",
    "de": "s min Min Ind von und aus für werfen zeigen eintragen gefüllt",
    "en": "s min ind of and from for watching left on",
}
"""Units, and words that belong to what comes after the number."""
ONLY_OF_MANY = {"web-statistics-face", "web-verify-times"}
"""“3 times”: said to the ear of a count, and only where there was more than one."""
ALSO_NUMBERS = {
    *("agreed", "checked", "shown", "most", "times", "of", "cells", "filled"),
    *("steps", "last", "won", "over", "cost"),
}
COUNTED = {"one", "two", "few", "many"}


@cache
def of_numbers() -> set[str]:
    """The names of all variables that are numbers somewhere."""
    return {
        name
        for language in LANGUAGES
        for pattern in patterns(language).values()
        for chosen, _ in readings(pattern)
        for name, key in chosen.items()
        if key in COUNTED
    } | ALSO_NUMBERS


def sentences(language: str, key: str, pattern: ftl.Pattern) -> Iterator[tuple[int, str]]:
    """Everything that a message says, with every number in the place of its numbers."""
    found = readings(pattern)
    names = {n for chosen, parts in found for n in (*chosen, *map(variable, parts)) if n}
    counted = names & of_numbers()
    others = {n: sorted({chosen[n] for chosen, _ in found if n in chosen}) for n in names - counted}
    if counted:
        for number, values in product(FORM["cs"], product(*(v or ["x"] for v in others.values()))):
            given = dict(zip(others, values, strict=True)) | dict.fromkeys(counted, number)
            yield number, said(language, key, **given)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_behind_a_number_is_in_its_form(language: str) -> None:
    nouns = [noun.split() for noun in NOUNS[language].split(",")]
    unchanged = UNCHANGED[language].split()
    every = {form for noun in nouns for form in noun}
    wrong, checked = [], 0
    for key, pattern in patterns(language).items():
        if key in ONLY_OF_MANY:
            continue
        for number, text in sentences(language, key, pattern):
            right = {noun[FORM[language][number]] for noun in nouns}
            for first, second in re.findall(
                rf"(?<![\w:.]){number}[ \u00a0]([^\W\d_]+)(?:[ \u00a0]([^\W\d_]+))?", text
            ):
                checked += 1
                adjective = first not in every and second in right
                if first not in right and first not in unchanged and not adjective:
                    wrong.append(f"{key}: {text}")
    assert checked > 200
    assert wrong == []


def test_no_czech_preposition_depends_on_a_number() -> None:
    """cs „z 3“ is said „ze tří“: before a number of any size stands a colon or a slash."""
    wrong = [
        key
        for key, pattern in patterns("cs").items()
        for chosen, parts in readings(pattern)
        for before, part in pairwise(parts)
        if isinstance(before, str) and re.search(r"\bze?\s$", before)
        if variable(part) in of_numbers() - set(chosen)
    ]
    assert wrong == []
