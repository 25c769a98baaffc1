"""Whoever plays is spoken to in one way throughout: du in German, as people at a table do; vy in
Czech and Ukrainian. Quotation marks are each language's own."""

import re
from pathlib import Path

import pytest

import kostka.locale

OTHER = {
    "de": r"\b(Sie|Ihnen|Ihr(e|en|em|er)?)\b",
    "cs": r"\b(ty|tě|tebe|tobě|tvůj|tvá|tvoje|tvého|tvému|jsi|máš|smíš|můžeš|chceš|zkus|počkej"
    r"|řekni|zadej|začni|nastav|použij|vyber|napiš)\b",
    "uk": r"\b(ти|тебе|тобі|твій|твоя|твоє|твої|маєш|можеш|хочеш|спробуй|зачекай|скажи|введи|почни"
    r"|задай|вибери|напиши)\b",
}
QUOTES = {"de": "“»«”", "cs": "”»«", "uk": "„“”"}
"""Marks of other languages; German closes with “, so that it may stand behind „ alone."""


def lines(language: str) -> list[str]:
    folder = Path(kostka.locale.__file__).parent / language
    return [
        f"{path.name}: {line}"
        for path in sorted(folder.glob("*.ftl"))
        for line in path.read_text("utf-8").splitlines()
        if not line.startswith("#")
    ]


@pytest.mark.parametrize("language", OTHER)
def test_one_way_of_speaking_to_people(language: str) -> None:
    other = re.compile(OTHER[language], re.IGNORECASE if language != "de" else 0)
    assert [line for line in lines(language) if other.search(line)] == []


@pytest.mark.parametrize("language", QUOTES)
def test_quotation_marks_are_the_languages_own(language: str) -> None:
    own = [re.sub("„[^“”]*“", "", line) if language != "uk" else line for line in lines(language)]
    wrong = [line for line in own if set(line.partition("=")[2]) & set(QUOTES[language] + '"')]
    assert wrong == []
