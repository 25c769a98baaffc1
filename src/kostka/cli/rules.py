"""``kostka rules``: the rulebook of a game, or one rule by its number."""

from typing import Annotated

from cyclopts import Parameter

from kostka.cli.arguments import Language, speech
from kostka.cli.board import has_rulebook
from kostka.cli.refusal import FINE
from kostka.cli.screen import Screen
from kostka.game.errors import RuleError
from kostka.game.room import room_names
from kostka.locale.rulebook import UnknownRule, opening, rule, rulebook, title
from kostka.locale.words import Words


def rules(
    what: Annotated[str, Parameter(help="help-what")] = "", /, *, lang: Language = None
) -> int:
    """Show a list of all rules, the rulebook of one game, or one rule."""
    words = speech(lang)
    screen = Screen()
    if not what:
        for name in filter(has_rulebook, room_names()):
            screen.line(_contents(name, words))
    elif has_rulebook(what.strip().lower()):
        screen.page(_book(what.strip().lower(), words))
    else:
        try:
            screen.page(rule_text(what, words))
        except UnknownRule as unknown:
            near = " ".join(unknown.near) or " ".join(room_names())
            raise RuleError("", "rule-unknown", found=unknown.number, expected=near) from None
    return FINE


def rule_text(number: str, words: Words) -> str:
    """One rule with its heading. Raises UnknownRule."""
    found = rule(number, words.language)
    return f"**{found.number} {found.title}** ({found.group})\n\n{found.text}\n"


def _contents(name: str, words: Words) -> str:
    """A game's rules by number and title, under their headings."""
    lines = [f"{title(name, words.language)} (kostka rules {name})"]
    group = ""
    for found in rulebook(name, words.language):
        if found.group != group:
            group = found.group
            lines.append(f"\n  {group}")
        lines.append(f"    {found.number:<8}{found.title}")
    return "\n".join(lines) + "\n"


def _book(name: str, words: Words) -> str:
    parts = [f"# {title(name, words.language)}", opening(name, words.language)]
    group = ""
    for found in rulebook(name, words.language):
        if found.group != group:
            group = found.group
            parts.append(f"## {group}")
        parts.append(f"### {found.number} {found.title}\n{found.text}")
    return "\n\n".join(parts)
