"""The language switched in the middle of a game: no word of another one is left at the table."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page, expect
from tests.web.conftest import Named, Opener
from tests.web.playing import WAYS, Player, played

import kostka.locale

FOLDER = Path(kostka.locale.__path__[0])
NAMES = {"Žofie", "Kostka"}
WORD = re.compile(r"[^\W\d_]{2,}")
TEXTS = """() => {
  const found = [document.title]
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const at = walk.currentNode.parentElement
    if (!at.closest('script, style, [name=language]')) found.push(walk.currentNode.data)
  }
  for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name))
  return found
}"""
"""All that is written on a page or heard of it; the languages themselves stand in their own."""


class Texts(Visitor):
    """Gathers the words of messages, without their keys."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 (its name there)
        self.words |= set(WORD.findall(node.value))


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word that the house has in this language."""
    texts = Texts()
    for path in sorted((FOLDER / language).glob("*.ftl")):
        texts.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    return frozenset(texts.words | NAMES)


def foreign(page: Page, language: str) -> list[str]:
    """What stands on the page with a word in it that this language does not have."""
    texts: list[str] = page.evaluate(TEXTS)
    known = vocabulary(language)
    return [text for text in texts if not set(WORD.findall(text)) <= known]


def switch(page: Page, language: str) -> None:
    page.locator("header summary[aria-label]").click()
    page.select_option("[name=language]", language)
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("game", WAYS)
def test_in_the_middle_of_a_game(opened: Opener, named: Named, game: str) -> None:
    page = opened("/", locale="cs")
    page.locator(f"[data-game={game}] [data-act=bot]").click()
    named(page, "Žofie")
    player = Player(page, WAYS[game])
    played([player], until=4)
    page.locator("[data-said]:not(:empty)").wait_for(state="attached")
    page.locator("header summary").click()
    page.get_by_role("button", name="Jak to stojí?").click()
    page.locator(".toasts p").wait_for()
    assert foreign(page, "cs") == []
    assert len(foreign(page, "de")) > 20  # it would be found
    for language in ("de", "uk", "en", "cs"):
        switch(page, language)
        assert foreign(page, language) == [], language


def test_the_title_says_whose_turn_it_is_also_after_a_reload(opened: Opener, named: Named) -> None:
    page = opened("/", locale="cs")
    page.locator("[data-game=mexiko] [data-act=bot]").click()
    named(page, "Žofie")
    played([Player(page, WAYS["mexiko"])], until=0)
    for _ in range(2):
        expect(page).to_have_title("● Jste na tahu · Mezinárodní mexiko")
        page.reload()
