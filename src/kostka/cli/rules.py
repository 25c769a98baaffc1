"""``kostka rules``: the rulebook of a game, or one rule by its number."""

from collections.abc import Iterator
from itertools import groupby
from typing import Annotated

from cyclopts import Parameter

from kostka.cli.arguments import Language, speech
from kostka.cli.board import has_rulebook
from kostka.cli.refusal import FINE
from kostka.cli.screen import Screen
from kostka.game.definition import game_names
from kostka.game.errors import Refusal
from kostka.locale.rulebook import Rule, UnknownRule, games, opening, rule, rulebook, search, title
from kostka.locale.words import Words


def rules(
    what: Annotated[str, Parameter(help="help-what")] = "", /, *, lang: Language = None
) -> int:
    """Show a list of all rules, the rulebook of one game, or one rule."""
    words = speech(lang)
    screen = Screen()
    if not what:
        for name in filter(has_rulebook, game_names()):
            screen.line(_contents(name, words))
    elif has_rulebook(what.strip().lower()):
        screen.page(book(what.strip().lower(), words))
    else:
        screen.page(found_text(what, words))
    return FINE


def found_text(what: str, words: Words, game: str = "") -> str:
    """The rule of this number; else the one rule that has these words, or a list of those that
    do, of one game or of all. Raises Refusal where there is none."""
    try:
        return rule_text(what, words)
    except UnknownRule as unknown:
        number = any(sign.isdigit() for sign in what)
        found = () if number else search(what, words.language, (game,) if game else ())
        if len(found) == 1:
            return rule_text(found[0].number, words)
        if found:
            return "\n".join(f"- {one.number} {one.title}" for one in found) + "\n"
        near = " ".join(unknown.near) or " ".join(games())
        raise Refusal("rule-unknown", found=unknown.number, expected=near) from None


def rule_text(number: str, words: Words) -> str:
    """One rule with its heading. Raises UnknownRule."""
    found = rule(number, words.language)
    return f"**{found.number} {found.title}** ({found.group})\n\n{found.text}\n"


def _contents(name: str, words: Words) -> str:
    """A game's rules by number and title, under their headings."""
    lines = [f"{title(name, words.language)} (kostka rules {name})"]
    for group, under in _groups(name, words):
        lines.append(f"\n  {group}")
        lines += [f"    {found.number:<8}{found.title}" for found in under]
    return "\n".join(lines) + "\n"


def book(name: str, words: Words) -> str:
    """All rules of a game."""
    parts = [f"# {title(name, words.language)}", opening(name, words.language)]
    for group, under in _groups(name, words):
        parts.append(f"## {group}")
        parts += [f"### {found.number} {found.title}\n{found.text}" for found in under]
    return "\n\n".join(parts)


def _groups(name: str, words: Words) -> Iterator[tuple[str, Iterator[Rule]]]:
    """The rules under each heading."""
    return groupby(rulebook(name, words.language), key=lambda found: found.group)
