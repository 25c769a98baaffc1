"""The rulebook: every numbered rule of every game, in the words of each language."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from kostka.locale.typed import folded
from kostka.locale.words import LANGUAGES


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule; `text` is its body in Markdown, `group` the heading it stands under."""

    number: str
    kind: str
    group: str
    title: str
    text: str


class UnknownRule(KeyError):
    """There is no rule of this number.

    >>> str(UnknownRule("MX-19"))
    'no rule MX-19; near it: MX-17, MX-18, MX-20'
    """

    def __init__(self, number: str) -> None:
        super().__init__(number)
        self.number = number

    @property
    def near(self) -> tuple[str, ...]:
        """Up to three existing numbers of the same game that stand nearest."""
        prefix, digits, _ = _parts(self.number)
        same = [n for n in _game_of() if n.startswith(f"{prefix}-")]
        nearest = sorted(same, key=lambda n: abs(int(_parts(n)[1]) - int(digits or 0)))[:3]
        return tuple(n for n in same if n in nearest)

    def __str__(self) -> str:
        near = f"; near it: {', '.join(self.near)}" if self.near else ""
        return f"no rule {self.number}{near}"


def rulebook(game: str, lang: str) -> tuple[Rule, ...]:
    """All rules of a game, in order.

    >>> [r.number for r in rulebook("mexiko", "en")][:3]
    ['MX-1', 'MX-2', 'MX-3']
    """
    return _book(game, lang)[2]


def rule(number: str, lang: str) -> Rule:
    """One rule by its number, however it is written.

    >>> rule("mx14", "en").title
    'To table'
    >>> rule("MX 14", "cs").title
    'Na stůl'
    """
    prefix, digits, letter = _parts(number)
    exact = f"{prefix}-{digits}{letter}"
    if game := _game_of().get(exact):
        return next(r for r in rulebook(game, lang) if r.number == exact)
    raise UnknownRule(exact if digits else number)


def search(what: str, lang: str, games: Sequence[str] = ()) -> tuple[Rule, ...]:
    """The rules in which all these words begin some word, titles first; case and accents do not
    matter. ``games``: in which books, otherwise in all.

    >>> [rule.number for rule in search("hajcman lost", "en")]
    ['KCR-13']
    """
    sought = _plain(what).split()
    if not sought:
        return ()
    found = [
        (_has(rule.title, sought), rule)
        for game in games or _kinds()
        for rule in rulebook(game, lang)
        if _has(f"{rule.title} {rule.text}", sought)
    ]
    return tuple(rule for _, rule in sorted(found, key=lambda one: not one[0]))


def _has(text: str, sought: Sequence[str]) -> bool:
    words = _plain(text).split()
    return all(any(word.startswith(one) for word in words) for one in sought)


def _plain(text: str) -> str:
    """Folded, and without signs."""
    return re.sub(r"[^\w]+", " ", folded(text))


def title(game: str, lang: str) -> str:
    """The game's name as the rulebook's heading gives it.

    >>> title("mexiko", "de")
    'Internationales Mexiko'
    """
    return _book(game, lang)[0]


def opening(game: str, lang: str) -> str:
    """The paragraph before the first rule.

    >>> opening("mexiko", "en").split(",")[0]
    'Two teams'
    """
    return _book(game, lang)[1]


def games() -> tuple[str, ...]:
    """The games that have a rulebook.

    >>> games()
    ('mexiko', 'kamos', 'domino')
    """
    return tuple(_kinds())


def kinds(game: str) -> Mapping[str, str]:
    """Where each rule of a game lives: in play, score, table or life.

    >>> kinds("mexiko")["MX-51"]
    'table'
    """
    if game not in _kinds():
        raise LookupError(f"no rulebook of {game!r}; there are {', '.join(_kinds())}")
    return _kinds()[game]


def _parts(number: str) -> tuple[str, str, str]:
    """Prefix, digits and letter: MX, 12 and a; three empty strings if it is no number at all."""
    match = re.fullmatch(r"\s*([A-Za-z]+)[\W_]*0*([0-9]{1,4})([A-Za-z]?)\s*", number)
    return (match[1].upper(), match[2], match[3].lower()) if match else ("", "", "")


@cache
def _kinds() -> Mapping[str, Mapping[str, str]]:
    text = files(__name__).joinpath("kinds.toml").read_text("utf-8")
    return {game: MappingProxyType(table) for game, table in tomllib.loads(text).items()}


@cache
def _game_of() -> Mapping[str, str]:
    return {number: game for game, table in _kinds().items() for number in table}


@cache
def _book(game: str, lang: str) -> tuple[str, str, tuple[Rule, ...]]:
    # Both names may come from a web address: only known ones may become part of a path.
    kind = kinds(game)
    if lang not in LANGUAGES:
        raise LookupError(f"no rulebook in {lang!r}; there are {', '.join(LANGUAGES)}")
    text = files(__name__).joinpath(lang, f"{game}.md").read_text("utf-8")
    # One heading after another: its marks, its words, and what follows it.
    _, *pieces = re.split(r"^(#{1,3}) (.+)$", text, flags=re.MULTILINE)
    name = start = group = ""
    rules = []
    for marks, words, body in zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True):
        if marks == "#":
            name, start = words, body.strip()
        elif marks == "##":
            group = words
        else:
            number, _, about = words.partition(" ")
            rules.append(Rule(number, kind[number], group, about, body.strip()))
    return name, start, tuple(rules)
